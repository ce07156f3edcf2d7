// Plain JSON: the only kind of value that states, commands, events and views are made of, and its strict reader.
import type { Parsed } from "./ruleset.ts";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Deeper than any record by far, shallow enough for any recursive reader. */
const DEEPEST = 64;
const NUMBER = /[-+.\deE]+/y;
const COLON = /\s*:/y;
/** `record.md`: numbers are whole numbers. At most 15 digits, so that none is rounded. */
const WHOLE = /^(?:0|-?[1-9]\d{0,14})$/;

/**
 * Reads JSON and refuses doubled keys. A number that is not written as a whole number is read as NaN:
 * no field takes that, so it is refused where it stands. Linear in the text, whatever the text.
 */
export function parseJson(text: string): Parsed<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refuse("", error instanceof SyntaxError ? `not JSON: ${error.message}` : "not JSON");
  }
  const keys: Set<string>[] = [];
  let onlyWhole = true;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === "{" || sign === "[") {
      if (keys.push(new Set()) > DEEPEST) return refuse("", `nested deeper than ${DEEPEST}`);
    } else if (sign === "}" || sign === "]") {
      keys.pop();
    } else if (sign === '"') {
      const end = endOfString(text, at);
      COLON.lastIndex = end + 1;
      if (COLON.test(text)) {
        const key = String(JSON.parse(text.slice(at, end + 1)));
        if (keys.at(-1)?.has(key)) return refuse(key, "doubled key");
        keys.at(-1)?.add(key);
      }
      at = end;
    } else if (sign === "-" || (sign >= "0" && sign <= "9")) {
      NUMBER.lastIndex = at;
      const number = NUMBER.exec(text)?.[0] ?? sign;
      onlyWhole &&= WHOLE.test(number);
      at += number.length - 1;
    }
  }
  return { ok: true, value: onlyWhole ? value : JSON.parse(text, wholeOrNaN) };
}

/** JSON with sorted keys and no spaces: equal values, equal text. Fields that are undefined are left out. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson)}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? "null";
  const fields = Object.keys(value).filter((key) => value[key] !== undefined);
  return `{${fields.sort().map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`)}}`;
}

/** An object as it was read: any field may be missing, or anything. */
export type Fields = { readonly [key: string]: unknown };

/** The fields of a JSON object that may have those named and no others. */
export function fieldsOf(raw: unknown, ...known: readonly string[]): Parsed<Fields> {
  if (!isObject(raw)) return refuse("", "must be an object");
  const unknown = Object.keys(raw).find((key) => !known.includes(key));
  return unknown === undefined ? { ok: true, value: raw } : refuse(unknown, "unknown field");
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What is wrong with a value read from outside. */
export type Refusal = Extract<Parsed<never>, { readonly ok: false }>;

/** Refuses a value read from outside: `field` is the one that is wrong, `""` for the whole. */
export function refuse(field: string, problem: string): Refusal {
  return { ok: false, field, problem };
}

/** The index of the quote that closes the string opened at `start`; the text is known to be JSON. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charAt(end - 1 - slashes) === "\\") slashes++;
    if (slashes % 2 === 0) return end;
  }
}

function wholeOrNaN(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  return typeof value === "number" && !WHOLE.test(context?.source ?? "") ? Number.NaN : value;
}
