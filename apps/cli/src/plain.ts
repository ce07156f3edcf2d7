// Text from outside, made fit for one line of a terminal.

const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/** Escapes control signs, line ends, direction marks and halves of letters, and cuts what is longer than `longest` signs. */
export function plain(text: string, longest = 200): string {
  const seen = text.slice(0, longest * 2).replace(UNSEEN, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
  const signs = [...seen];
  return signs.length <= longest && text.length <= longest * 2 ? seen : `${signs.slice(0, longest - 1).join("")}…`;
}

/** The names at a table as they are printed: a player without one is called by the seat. */
export function plainNames(names: readonly string[]): string[] {
  return names.map((name, seat) => (name.trim() === "" ? `Seat ${seat}` : plain(name, 24)));
}
