// What each game lets players settle beforehand.
import type { GameTypes, Parsed, Seat } from "@pithead/engine";
import { answerByOrders, type KohleUndKolonie, type Orders, type OrderTrouble, parseOrders } from "@pithead/game-kohle-und-kolonie";

/** Why an order is not carried out, with the figures that a sentence about it needs. */
type Trouble = { readonly code: string };

/** What orders say to the question that a seat is asked now. */
type Answer<Command, T> =
  | { readonly command: Command }
  /** A condition has changed: the player is asked, and told why. */
  | { readonly trouble: T };

interface OrderTypes extends Pick<GameTypes, "view" | "command"> {
  /** Optional fields, one for each kind of question. */
  orders: object;
  trouble: Trouble;
}

/** Orders, and how one of them answers a question. Pure, over what the seat itself may know. Written in method syntax, as `Ruleset` is and for the same reason. */
export interface OrderBook<O extends OrderTypes = OrderTypes> {
  /** Reads orders from outside; whatever they name must be there in this game. A kind that is null is no order, and is left out. */
  parse(raw: unknown, view: O["view"]): Parsed<O["orders"]>;
  /** Undefined when nothing was ordered for the question, or none is asked. The command is legal. */
  answer(view: O["view"], seat: Seat, orders: O["orders"]): Answer<O["command"], O["trouble"]> | undefined;
}

interface KohleUndKolonieOrders extends Pick<KohleUndKolonie, "view" | "command"> {
  orders: Orders;
  trouble: OrderTrouble;
}

const KOHLE_UND_KOLONIE: OrderBook<KohleUndKolonieOrders> = { parse: parseOrders, answer: answerByOrders };

/** For games in which nothing can be ordered beforehand. */
const NO_ORDERS: OrderBook = {
  parse(raw) {
    if (typeof raw !== "object" || raw === null) return { ok: false, field: "", problem: "must be an object" };
    const [field] = Object.keys(raw);
    return field === undefined ? { ok: true, value: {} } : { ok: false, field, problem: "can't be ordered in this game" };
  },
  answer: () => undefined,
};

const BOOKS = new Map<string, OrderBook>([["kohle-und-kolonie", KOHLE_UND_KOLONIE]]);

/** The orders of a game; none can be left where it knows none. */
export function orderBookOf(game: string): OrderBook {
  return BOOKS.get(game) ?? NO_ORDERS;
}
