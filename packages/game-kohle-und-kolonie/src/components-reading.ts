// Reading an edition into tables: what must be there, and what is one of the rulebook's words.

/** @throws Error naming what is missing: an edition that was validated has it. */
export function given<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The components of Kohle & Kolonie know nothing of ${what}.`);
  return value;
}

export function oneOf<T extends string>(list: readonly T[], text: string): T {
  return given(
    list.find((item) => item === text),
    text,
  );
}
