// Whether a command is among those a game lists: in the closure of `openings` under `extensions`.
import { canonicalJson, type Ruleset, type Seat } from "@pithead/engine";

/** Follows only what is on the way to `command`: composite commands grow at the end of their lists. */
export function isListed(rules: Ruleset, position: object, seat: Seat, command: object): boolean {
  const wanted = canonicalJson(command);
  let onTheWay = rules.openings(position, seat);
  while (onTheWay.length > 0) {
    const beginnings = new Map(onTheWay.filter((each) => isBeginningOf(each, command)).map((each) => [canonicalJson(each), each]));
    if (beginnings.has(wanted)) return true;
    onTheWay = [...beginnings.values()].flatMap((each) => rules.extensions(position, seat, each));
  }
  return false;
}

/** Whether `short` can grow into `long`: the same but for lists that end sooner and fields not there yet. */
export function isBeginningOf(short: unknown, long: unknown): boolean {
  if (Array.isArray(short))
    return Array.isArray(long) && short.length <= long.length && short.every((item, i) => isBeginningOf(item, long[i]));
  if (typeof short !== "object" || short === null) return short === long;
  if (typeof long !== "object" || long === null || Array.isArray(long)) return false;
  const fields = new Map(Object.entries(long));
  return Object.entries(short).every(([key, inner]) => fields.has(key) && isBeginningOf(inner, fields.get(key)));
}
