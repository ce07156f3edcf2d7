// What a list of picks has made of the move: every kind of question, half-built and whole.
import { samplePlayer, samplePosition } from "@pithead/drawings/samples/kohle-und-kolonie";
import { expect, test } from "vitest";
import { builtMove } from "./built.ts";
import { keptBy, type Pick } from "./picks.ts";

const toStation: Pick = { pick: "step", step: { step: "move", from: "village:dahlhausen", to: "station:y2" } };
const settled = samplePosition({ settlements: ["dahlhausen"], miners: { "village:dahlhausen": 1 }, supply: 5 });

test("Who is not asked builds nothing.", () => {
  expect(builtMove(samplePosition(), 1, [])).toBeUndefined();
});

test("A turn without a step can be confirmed, each step is added and shown.", () => {
  expect(builtMove(samplePosition(), 0, [])?.command).toEqual({ type: "turn", steps: [], end: true });
  const built = builtMove(samplePosition(), 0, [{ pick: "step", step: { step: "placeEngineer", at: "coking:engineer" } }]);
  expect(built).toMatchObject({ kind: "turn", after: { players: { 0: { coins: 3, engineersLeft: 2 } } } });
});

test("A turn that turns over a railway marker goes on unless it is told to end.", () => {
  expect(builtMove(settled, 0, [toStation])).toMatchObject({ turnedOver: "y2", end: false, next: [], command: { end: false } });
  expect(builtMove(settled, 0, [toStation, { pick: "end", end: true }])?.command).toMatchObject({ end: true });
});

test("Mines are secured one by one, each as it was last said.", () => {
  const accident = { stage: "secure" as const, secured: [[], [], [], []], losing: [], isBlankDrawn: false };
  const slots = { ...samplePlayer().slots, T1: { mine: 10, engine: false }, T2: { mine: 5, engine: false } };
  const position = samplePosition(
    { slots, bonus: "rescue-team" },
    { phase: "accident", asked: { seat: 0, question: "secure" }, accident, turn: null },
  );
  const picks: Pick[] = [
    { pick: "secure", slot: "T1", by: "coin" },
    { pick: "secure", slot: "T2", by: "team" },
  ];
  expect(builtMove(position, 0, picks)?.command).toEqual({ type: "secure", coins: ["T1"], team: ["T2"] });
  expect(keptBy(picks, { pick: "secure", slot: "T1", by: null })).toEqual(picks.slice(1));
});

test("Of the answers one is chosen, another replaces it.", () => {
  const position = samplePosition({}, { phase: "bonus", asked: { seat: 0, question: "chooseBonus" }, turn: null });
  const cart: Pick = { pick: "answer", command: { type: "chooseBonus", marker: "cart" } };
  expect(builtMove(position, 0, [])).toMatchObject({ kind: "answer", chosen: null, command: null });
  expect(builtMove(position, 0, [cart])?.command).toEqual({ type: "chooseBonus", marker: "cart" });
  expect(keptBy([cart], { pick: "answer", command: { type: "chooseBonus", marker: "miners" } })).toEqual([]);
});
