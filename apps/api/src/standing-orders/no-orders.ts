// For games in which nothing can be ordered beforehand.
import type { OrderBook } from "./order-book.ts";

export const noOrders: OrderBook = {
  parse(raw) {
    if (typeof raw !== "object" || raw === null) return { ok: false, field: "", problem: "must be an object" };
    const [field] = Object.keys(raw);
    return field === undefined ? { ok: true, value: {} } : { ok: false, field, problem: "can't be ordered in this game" };
  },
  answer: () => undefined,
};
