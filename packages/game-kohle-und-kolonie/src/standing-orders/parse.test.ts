// What is not a standing order of this game is refused, and the message says where it is wrong.
import { describe, expect, test } from "vitest";
import { positionAsking } from "../testing/asking.ts";
import { parseOrders } from "./parse.ts";

describe("orders that can't be read", () => {
  test.each<[unknown, string, string]>([
    [[], "", "must be an object"],
    [{ dance: true }, "dance", "is not a field here"],
    [{ secure: { mines: [{ mine: 1, by: "luck" }], keep: 0 } }, "secure.mines.0.by", "must be coin, team or nothing"],
    [{ secure: { mines: [{ mine: 99, by: "coin" }], keep: 0 } }, "secure.mines.0.mine", "must be a mine of this game"],
    [
      {
        secure: {
          mines: [
            { mine: 1, by: "coin" },
            { mine: 1, by: "team" },
          ],
          keep: 0,
        },
      },
      "secure.mines.1.mine",
      "is named twice",
    ],
    [{ secure: { mines: [], keep: -1 } }, "secure.keep", "must not be below 0"],
    [{ bid: [{ field: "mars", upTo: 3, beyond: "pass", keep: 0 }] }, "bid.0.field", "must be the field of a large mine"],
    [{ bid: [{ field: "altendorf", upTo: 3.5, beyond: "pass", keep: 0 }] }, "bid.0.upTo", "must be a whole number"],
    [{ damage: { pay: "thanks" } }, "damage.pay", "must pay coin or points"],
    [{ lose: { from: [] } }, "lose.from", "must name a place"],
    [{ lose: { from: ["supply"] } }, "lose.from.0", "must be a place where miners stand"],
    [{ declare: "all" }, "declare", "must be nothing"],
    [{ load: { worker: true } }, "load.cart", "must be true or false"],
    [{ constructor: null }, "constructor", "is not a field here"],
    [{ damage: { pay: "coin", keep: 1000 } }, "damage.keep", "must be at most 999"],
    [{ bid: [{ field: "altendorf", upTo: 1e9, beyond: "pass", keep: 0 }] }, "bid.0.upTo", "must be at most 999"],
  ])("%j", (raw, field, problem) => {
    expect(parseOrders(raw, positionAsking("secure"))).toEqual({ ok: false, field, problem });
  });
});

describe("orders that could never be carried out", () => {
  const mines = [1, 2, 3, 4, 5, 6, 7].map((mine) => ({ mine, by: "coin" }));
  test.each<[unknown, string, string]>([
    [{ load: { worker: true, cart: true, markers: 0 } }, "load.cart", "must be false where a local worker pays"],
    [{ load: { worker: true, cart: false, markers: 5 } }, "load.markers", "must be at most 4, the cart markers there are"],
    [{ secure: { mines, keep: 0 } }, "secure.mines", "must secure at most 6 mines, one for each slot"],
  ])("%j", (raw, field, problem) => {
    expect(parseOrders(raw, positionAsking("secure"))).toEqual({ ok: false, field, problem });
  });
});

test("null is no order, of any kind", () => {
  const none = { secure: null, bid: null, damage: null, lose: null, declare: null, load: null };
  expect(parseOrders({ ...none, declare: "nothing" }, positionAsking("secure"))).toEqual({ ok: true, value: { declare: "nothing" } });
});
