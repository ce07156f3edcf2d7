// A partial record, listed as far as it can be read: it holds moves as one viewer saw them, and no deal to re-play them from.
import { parseJson } from "@pithead/engine";
import { plain, plainNames } from "./plain.ts";

/** The lines of a partial record; undefined when the text is none. */
export function partialLines(text: string): string[] | undefined {
  const json = parseJson(text);
  if (!json.ok || !isObject(json.value) || json.value.partial !== true) return undefined;
  const { game, rules, players, moves } = json.value;
  const names = plainNames(Array.isArray(players) ? players.map(String) : []);
  const list = Array.isArray(moves) ? moves : [];
  return [
    [plain(`${game}, rules ${rules}`), names.join(", "), "partial record: what one viewer may see of a running game"].join(" · "),
    "",
    ...list.map(
      (entry, index) => `${String(index + 1).padStart(4)}  ${isObject(entry) ? moveWords(entry, names) : plain(JSON.stringify(entry))}`,
    ),
  ];
}

function moveWords({ seat, move }: { readonly [field: string]: unknown }, names: readonly string[]): string {
  const who = seat === null ? "Host" : (names[Number(seat)] ?? `Seat ${plain(String(seat), 20)}`);
  return `${who}: ${plain(words(move), 400)}`;
}

/** A value without JSON's signs: `place, space mining-6, steps (cage, to brown; load, cube brown)`. */
function words(value: unknown): string {
  if (Array.isArray(value)) return `(${value.map(words).join("; ")})`;
  if (!isObject(value)) return value === null ? "none" : String(value);
  return Object.entries(value)
    .map(([name, inner]) => (name === "type" || name === "step" ? words(inner) : `${name} ${words(inner)}`))
    .join(", ");
}

function isObject(value: unknown): value is { readonly [field: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
