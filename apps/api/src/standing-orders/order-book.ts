// What a game lets players settle beforehand: orders, and how one of them answers a question. Pure, over what the seat itself may know.
import type { GameTypes, Parsed, Seat } from "@pithead/engine";

/** Why an order is not carried out, with the figures that a sentence about it needs. */
type Trouble = { readonly code: string };

/** What orders say to the question that a seat is asked now. */
export type Answer<Command = GameTypes["command"], T = Trouble> =
  | { readonly command: Command }
  /** A condition has changed: the player is asked, and told why. */
  | { readonly trouble: T };

export interface OrderTypes extends Pick<GameTypes, "view" | "command"> {
  /** Optional fields, one for each kind of question. */
  orders: object;
  trouble: Trouble;
}

/** Written in method syntax, as `Ruleset` is and for the same reason. */
export interface OrderBook<O extends OrderTypes = OrderTypes> {
  /** Reads orders from outside; whatever they name must be there in this game. */
  parse(raw: unknown, view: O["view"]): Parsed<O["orders"]>;
  /** Undefined when nothing was ordered for the question, or none is asked. The command is legal. */
  answer(view: O["view"], seat: Seat, orders: O["orders"]): Answer<O["command"], O["trouble"]> | undefined;
}
