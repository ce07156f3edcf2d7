// Buying a mine (§5.1.2 a).
import { describe, expect, test } from "vitest";
import type { BuyMine } from "../commands.ts";
import { turnExtensions } from "../extensions.ts";
import { openings } from "../openings.ts";
import { playerAt } from "../state.ts";
import { actionPhase, emptyVillages, giveMine, stand, turn, turnRefused } from "../testing/table.ts";

/** Generals Erbstollen in the field Vereinigter General, cost 1. */
const buy = (step: Partial<BuyMine> = {}): BuyMine => ({ step: "buyMine", card: 2, village: "linden", slot: "T1", ...step });
const GENERAL = ["dahlhausen", "dumberg", "linden", "winz", "baak"];

describe("§5.1.2 a) buying a mine card", () => {
  test("pay its cost, take a local worker of a bordering village, mark the mine with an own miner", () => {
    const state = actionPhase();
    const player = turn(state, buy());
    expect(player).toMatchObject({ coins: 3, workers: 1, supply: 19, slots: { T1: { mine: 2, engine: false } } });
    expect(state.villages.linden).toBe(1);
    expect(state.display).not.toContain(2);
  });

  test("only a card on display, and only with the coins", () => {
    const state = actionPhase();
    expect(turnRefused(state, buy({ card: 13 }))).toBe("card-not-on-display");
    playerAt(state, 0).coins = 0;
    expect(turnRefused(state, buy())).toBe("too-few-coins");
  });

  test("the village borders the field and has a local worker", () => {
    const state = actionPhase();
    expect(turnRefused(state, buy({ village: "annen" }))).toBe("village-not-bordering");
    emptyVillages(state, "linden");
    expect(turnRefused(state, buy())).toBe("no-worker-in-village");
  });

  test("slots: T1 first, then any that follows a taken one along the arrows, in either row", () => {
    const state = actionPhase();
    expect(turnRefused(state, buy({ slot: "T2" }))).toBe("slot-not-in-reach");
    giveMine(state, 0, "T1", 1);
    expect(turnRefused(state, buy({ slot: "T1" }))).toBe("slot-taken");
    expect(turnRefused(state, buy({ slot: "B2" }))).toBe("slot-not-in-reach");
    const slots = turnExtensions(state, 0, { type: "turn", steps: [], end: true }).flatMap(({ steps }) =>
      steps[0]?.step === "buyMine" ? [steps[0].slot] : [],
    );
    expect([...new Set(slots)]).toEqual(["T2", "B1"]);
  });

  test("no free slot, no purchase", () => {
    const state = actionPhase();
    for (const [index, slot] of (["T1", "T2", "T3", "B1", "B2", "B3"] as const).entries())
      giveMine(state, 0, slot, [1, 3, 4, 6, 7, 8][index] ?? 0);
    for (const slot of ["T1", "T3", "B3"] as const) expect(turnRefused(state, buy({ slot }))).toBe("slot-taken");
  });

  test("only if no bordering village has a local worker, a miner of an own settlement there marks the mine, and no worker is gained", () => {
    const state = actionPhase();
    const player = playerAt(state, 0);
    player.settlements.push("winz");
    stand(state, 0, "village:winz", 2);
    emptyVillages(state, "winz");
    expect(turnRefused(state, buy({ village: "winz" }))).toBe("no-worker-in-village");
    emptyVillages(state, ...GENERAL);
    expect(turnRefused(state, buy({ village: "linden" }))).toBe("no-miner-at-settlement");
    player.supply = 0;
    turn(state, buy({ village: "winz" }));
    expect(playerAt(state, 0)).toMatchObject({ workers: 0, supply: 0, miners: { "village:winz": 1 }, slots: { T1: { mine: 2 } } });
  });

  test("an own settlement without a miner does not help", () => {
    const state = actionPhase();
    emptyVillages(state, ...GENERAL);
    playerAt(state, 0).settlements.push("winz");
    expect(turnRefused(state, buy({ village: "winz" }))).toBe("no-miner-at-settlement");
  });

  test("while a bordering village has a local worker, a player without a miner in the supply can't buy", () => {
    const state = actionPhase();
    const player = playerAt(state, 0);
    player.settlements.push("winz");
    player.miners["village:winz"] = 2;
    player.supply = 0;
    expect(turnRefused(state, buy())).toBe("too-few-miners");
  });

  test("a single mine scores its VP at once", () => {
    const state = actionPhase();
    expect(turn(state, buy({ card: 41, village: "weitmar" }))).toMatchObject({ vp: 4, coins: 2 });
  });

  test("no passing back of a worker to the village", () => {
    const state = actionPhase();
    turn(state, buy());
    expect(openings(state, 1)).toEqual([{ type: "turn", steps: [], end: true }]);
    expect(state.villages.linden).toBe(1);
    expect(playerAt(state, 0).workers).toBe(1);
  });
});

describe("§5.1.2 a) the second worker", () => {
  /** Große Nebenbank in the same field has the bonus. */
  const second = (more: BuyMine["second"]): BuyMine => buy({ card: 3, ...(more && { second: more }) });

  test("another local worker of a bordering village, also of the same one, if the card shows it", () => {
    const state = actionPhase();
    expect(turn(state, second({ village: "linden" }))).toMatchObject({ workers: 2, supply: 19 });
    expect(state.villages.linden).toBe(0);
    expect(turnRefused(actionPhase(), buy({ second: { village: "linden" } }))).toBe("no-second-worker");
  });

  test("a miner may be placed for it on a rescue space or an above-ground space, also above an empty slot", () => {
    const state = actionPhase();
    expect(turn(state, second({ village: "baak", at: "rescue:B3" }))).toMatchObject({ supply: 18, miners: { "rescue:B3": 1 } });
    expect(turnRefused(actionPhase(), second({ village: "baak", at: "supply" }))).toBe("second-miner-place");
  });

  test("not at a settlement, not on a full space, not without a second miner", () => {
    const state = actionPhase();
    playerAt(state, 0).settlements.push("winz");
    expect(turnRefused(state, second({ village: "baak", at: "village:winz" }))).toBe("second-miner-place");
    stand(state, 0, "coking:miner");
    expect(turnRefused(state, second({ village: "baak", at: "coking:miner" }))).toBe("place-full");
    playerAt(state, 0).supply = 1;
    expect(turnRefused(state, second({ village: "baak", at: "ironworks:miner" }))).toBe("too-few-miners");
  });

  test("only while a bordering village still has a worker after the first", () => {
    const state = actionPhase();
    emptyVillages(state, ...GENERAL);
    state.villages.baak = 1;
    expect(turnRefused(state, { ...second({ village: "baak" }), village: "baak" })).toBe("no-worker-in-village");
  });

  test("only if the first came as a local worker", () => {
    const state = actionPhase();
    emptyVillages(state, ...GENERAL);
    playerAt(state, 0).settlements.push("winz");
    stand(state, 0, "village:winz", 2);
    expect(turnRefused(state, { ...second({ village: "winz" }), village: "winz" })).toBe("second-without-first");
  });
});
