// What orders answer, and when the player is asked after all.
import { describe, expect, test } from "vitest";
import type { PlayerPosition, Position, Question } from "../state.ts";
import { having, positionAsking } from "../testing/asking.ts";
import { answerByOrders } from "./answer.ts";
import type { BidOrder, DamageOrder, Orders } from "./orders.ts";

const answer = (position: Position, orders: Orders) => answerByOrders(position, 0, orders);
const NO_SLOTS = { T1: null, T2: null, T3: null, B1: null, B2: null, B3: null };
const mine = (number: number) => ({ mine: number, engine: false });

describe("mines to secure", () => {
  const slots = { ...NO_SLOTS, T1: mine(1), T2: mine(2), B1: mine(3) };
  const order = (keep: number): Orders => ({
    secure: {
      mines: [
        { mine: 1, by: "coin" },
        { mine: 2, by: "nothing" },
        { mine: 3, by: "team" },
      ],
      keep,
    },
  });
  const asked = (change: Partial<PlayerPosition>) => positionAsking("secure", having({ slots, coins: 4, bonus: "rescue-team", ...change }));

  test("are secured where they lie now, each by its means", () => {
    expect(answer(asked({}), order(3))).toEqual({ command: { type: "secure", coins: ["T1"], team: ["B1"] } });
    const moved = { ...NO_SLOTS, T1: mine(3), T2: mine(1), B1: mine(2) };
    expect(answer(asked({ slots: moved }), order(3))).toEqual({ command: { type: "secure", coins: ["T2"], team: ["T1"] } });
  });

  test("that are secured by a miner need nothing, and cost nothing", () => {
    expect(answer(asked({ miners: { "rescue:T1": 1 } }), order(9))).toEqual({ command: { type: "secure", coins: [], team: ["B1"] } });
  });

  test.each<[string, Partial<PlayerPosition>, object]>([
    ["one is gone", { slots: { ...slots, T1: null } }, { code: "mine-gone", mine: 1 }],
    ["another has come", { slots: { ...slots, T3: mine(9) } }, { code: "mine-not-named", mine: 9 }],
    ["fewer coins would be left", { coins: 3 }, { code: "coins-below", coins: 3, price: 1, keep: 3 }],
    ["the team is not there", { bonus: null }, { code: "not-allowed", reason: { code: "bonus-not-held", marker: "rescue-team" } }],
    [
      "a coin does not secure its slot",
      { slots: { ...NO_SLOTS, T1: mine(3), T3: mine(1) } },
      { code: "not-allowed", reason: { code: "slot-not-for-coins", slot: "T3" } },
    ],
  ])("are asked about when %s", (_, change, trouble) => {
    expect(answer(asked(change), order(3))).toEqual({ trouble });
  });

  test("that were to stay unsecured may be gone", () => {
    expect(answer(asked({ slots: { ...slots, T2: null } }), order(0))).toHaveProperty("command");
  });
});

describe("bids", () => {
  /** Seat 0 can reach 4 + 4 coins; seat 1 leads with `leading`. */
  const asked = (leading: number) =>
    positionAsking("bid", (position) => {
      position.phase = "consolidations";
      position.consolidation = {
        field: "altendorf",
        stage: "bid",
        order: [1, 0],
        basis: [3, 4],
        totals: [leading, 4],
        hasPassed: [false, false],
        syndicate: null,
        next: 1,
        won: null,
      };
      having({ coins: 4 })(position);
    });
  const order = (upTo: number, more: Partial<BidOrder> = {}): Orders => ({
    bid: [
      { field: "deimelsberg", upTo: 20, beyond: "ask", keep: 0 },
      { field: "altendorf", upTo, beyond: "pass", keep: 0, ...more },
    ],
  });

  test("are 1 more than leads, up to what was ordered", () => {
    expect(answer(asked(5), order(7))).toEqual({ command: { type: "bid", total: 6 } });
    expect(answer(asked(6), order(7))).toEqual({ command: { type: "bid", total: 7 } });
  });

  test("end with passing, or with being asked", () => {
    expect(answer(asked(7), order(7))).toEqual({ command: { type: "pass" } });
    expect(answer(asked(4), order(0))).toEqual({ command: { type: "pass" } });
    expect(answer(asked(7), order(7, { beyond: "ask" }))).toEqual({
      trouble: { code: "outbid", field: "altendorf", leading: 7, upTo: 7 },
    });
  });

  test("leave the coins that were to be left", () => {
    expect(answer(asked(5), order(8, { keep: 2 }))).toEqual({ command: { type: "bid", total: 6 } });
    expect(answer(asked(6), order(8, { keep: 2 }))).toEqual({ trouble: { code: "coins-below", coins: 4, price: 3, keep: 2 } });
  });

  test("are for one field alone", () => {
    expect(answer(asked(5), { bid: [{ field: "deimelsberg", upTo: 20, beyond: "pass", keep: 0 }] })).toBeUndefined();
  });
});

describe("mining damage", () => {
  test.each<[DamageOrder, object]>([
    [{ pay: "points" }, { command: { type: "damage", pay: "points" } }],
    [{ pay: "coin", keep: 3 }, { command: { type: "damage", pay: "coin" } }],
    [{ pay: "coin", keep: 4 }, { trouble: { code: "coins-below", coins: 4, price: 1, keep: 4 } }],
  ])("%j", (damage, expected) => {
    expect(answer(positionAsking("damage", having({ coins: 4 })), { damage })).toEqual(expected);
  });
});

describe("miners", () => {
  const lose = { from: ["rescue:T1", "village:heven", "station:y5"] };
  test("are lost from the first place where one stands", () => {
    const asked = positionAsking("lose", having({ supply: 0, miners: { "station:y5": 1, "village:heven": 2, "rescue:T1": 0 } }));
    expect(answer(asked, { lose })).toEqual({ command: { type: "lose", from: "village:heven" } });
  });
  test("are asked about when none stands there", () => {
    expect(answer(positionAsking("lose", having({ supply: 0, miners: { "rescue:T2": 1, "rescue:B1": 1 } })), { lose })).toEqual({
      trouble: { code: "no-miner-at-places" },
    });
  });
});

describe("declaring and loading", () => {
  test("nothing is declared", () => {
    expect(answer(positionAsking("declare", having({ bonus: "consolidation-aid" })), { declare: "nothing" })).toEqual({
      command: { type: "declare", aid: false, markers: 0 },
    });
  });
  test("loading is as ordered while the rules allow it", () => {
    const load = { worker: true, cart: false, markers: 0 };
    expect(answer(positionAsking("load", having({ workers: 1 })), { load })).toEqual({ command: { type: "load", ...load } });
    expect(answer(positionAsking("load", having({ workers: 0 })), { load })).toEqual({
      trouble: { code: "not-allowed", reason: { code: "no-worker" } },
    });
  });
});

test.each<Question>(["chooseBonus", "turn", "placeMine", "secure"])("without an order for it, %s is asked", (question) => {
  expect(answer(positionAsking(question), { declare: "nothing" })).toBeUndefined();
});

test("who is not asked has nothing to answer", () => {
  const asked = positionAsking("damage", (position) => {
    position.asked = { seat: 1, question: "damage" };
  });
  expect(answer(asked, { damage: { pay: "points" } })).toBeUndefined();
});
