// Whether a command is among those a game lists: in the closure of `openings` under `extensions`.
import { canonicalJson, type Ruleset, type Seat } from "@pithead/engine";

/** Follows only what is on the way to `command`: composite commands grow at the end of their lists, or put a list in another order. */
export function isListed(rules: Ruleset, position: object, seat: Seat, command: object): boolean {
  const wanted = canonicalJson(command);
  let onTheWay = rules.openings(position, seat);
  while (onTheWay.length > 0) {
    const beginnings = new Map(onTheWay.filter((each) => isOnTheWay(each, command)).map((each) => [canonicalJson(each), each]));
    if (beginnings.has(wanted)) return true;
    onTheWay = [...beginnings.values()].flatMap((each) => rules.extensions(position, seat, each));
  }
  return false;
}

/** Whether `short` can become `long`: the same but for lists that end sooner or lie in another order, fields not there yet, and a yes or no. */
function isOnTheWay(short: unknown, long: unknown): boolean {
  if (Array.isArray(short)) {
    if (!Array.isArray(long) || short.length > long.length) return false;
    return short.every((item, at) => isOnTheWay(item, long[at])) || (short.length === long.length && sorted(short) === sorted(long));
  }
  if (typeof short === "boolean") return typeof long === "boolean";
  if (typeof short !== "object" || short === null) return short === long;
  if (typeof long !== "object" || long === null || Array.isArray(long)) return false;
  const fields = new Map(Object.entries(long));
  return Object.entries(short).every(([key, inner]) => fields.has(key) && isOnTheWay(inner, fields.get(key)));
}

function sorted(list: readonly unknown[]): string {
  return list
    .map((item) => canonicalJson(item))
    .sort()
    .join();
}
