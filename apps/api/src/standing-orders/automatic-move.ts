// The move that the host makes for a seat: by the player's standing order, or because there is no other.
import type { OrderBook } from "@pithead/catalog";
import type { AutoMove, SettledBeforehand } from "@pithead/db";
import type { GameTypes, Ruleset, Seat } from "@pithead/engine";

export interface AutomaticMove {
  readonly command: GameTypes["command"];
  readonly auto: AutoMove;
}

/** Undefined when the player is to be asked. Judges by what the seat itself may know, so it tells nobody more than the move does. */
export function automaticMove(
  rules: Ruleset,
  book: OrderBook,
  view: GameTypes["view"],
  seat: Seat,
  { playForced, orders }: SettledBeforehand,
): AutomaticMove | undefined {
  const forced = playForced ? onlyMove(rules, view, seat) : undefined;
  if (forced !== undefined) return { command: forced, auto: "forced" };
  // Orders kept by an older program may no longer be readable; then the player is asked.
  const read = book.parse(orders, view);
  const answer = read.ok ? book.answer(view, seat, read.value) : undefined;
  return answer !== undefined && "command" in answer ? { command: answer.command, auto: "order" } : undefined;
}

/** Where openings and extensions end in one legal command, it is the only one there is. */
function onlyMove(rules: Ruleset, view: GameTypes["view"], seat: Seat): GameTypes["command"] | undefined {
  const [only, ...others] = rules.openings(view, seat);
  if (only === undefined || others.length > 0) return undefined;
  return rules.extensions(view, seat, only).length === 0 ? only : undefined;
}
