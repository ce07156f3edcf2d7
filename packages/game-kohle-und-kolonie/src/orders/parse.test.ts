// What is not a standing order of this game is refused, and the message says where it is wrong.
import { describe, expect, test } from "vitest";
import { positionAsking } from "../testing/asking.ts";
import { parseOrders } from "./parse.ts";

describe("orders that can't be read", () => {
  test.each<[unknown, string, string]>([
    [[], "", "must be an object"],
    [{ dance: true }, "dance", "is not a field here"],
    [{ secure: { mines: [{ mine: 1, by: "luck" }], keep: 0 } }, "secure.mines.0.by", "must be coin, team or nothing"],
    [{ secure: { mines: [{ mine: 99, by: "coin" }], keep: 0 } }, "secure.mines.0", "must be a mine of this game"],
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
      "secure.mines.1",
      "is named twice",
    ],
    [{ secure: { mines: [], keep: -1 } }, "secure.keep", "must not be below 0"],
    [{ bid: [{ field: "mars", upTo: 3, beyond: "pass", keep: 0 }] }, "bid.0", "must be the field of a large mine"],
    [{ bid: [{ field: "altendorf", upTo: 3.5, beyond: "pass", keep: 0 }] }, "bid.0.upTo", "must be a whole number"],
    [{ damage: { pay: "thanks" } }, "damage.pay", "must pay coin or points"],
    [{ lose: { from: [] } }, "lose.from", "must name a place"],
    [{ lose: { from: ["supply"] } }, "lose.from.0", "must be a place where miners stand"],
    [{ declare: "all" }, "declare", "must be nothing"],
    [{ load: { worker: true } }, "load.cart", "must be true or false"],
  ])("%j", (raw, field, problem) => {
    expect(parseOrders(raw, positionAsking("secure"))).toEqual({ ok: false, field, problem });
  });
});
