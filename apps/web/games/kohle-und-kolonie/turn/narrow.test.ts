// Steps are chosen bit by bit; what has one answer is not asked; every legal step can be reached.
import { samplePosition } from "@pithead/drawings/samples/kohle-und-kolonie";
import { componentsOf, nextSteps, type Position, playerAt, type Step } from "@pithead/game-kohle-und-kolonie/client";
import { expect, test } from "vitest";
import type { Facet } from "./facets.ts";
import { candidatesOf, type Narrowed, narrowed } from "./narrow.ts";

const narrow = (position: Position, chosen: readonly Facet[]): Narrowed =>
  narrowed(candidatesOf(nextSteps(position, 0, []), componentsOf(position), playerAt(position, 0)), chosen);

const buying: Facet = { of: "kind", kind: "buyMine", via: false };

test("First comes what to do, then with what.", () => {
  const position = samplePosition();
  const kinds = narrow(position, []).options.map(({ facet }) => (facet.of === "kind" ? facet.kind : facet.of));
  expect(kinds).toEqual(["buyMine", "placeEngineer", "place", "flip", "trade"]);
  expect(narrow(position, [buying])).toMatchObject({ question: "card", kind: "buyMine" });
});

test("With one free slot and no second worker a mine is bought by naming the village.", () => {
  const { question, options } = narrow(samplePosition(), [buying, { of: "card", card: 5 }]);
  expect(question).toBe("village");
  expect(options.map(({ step }) => step)).toEqual(
    ["steele", "freisenbruch", "munscheid"].map((village) => ({ step: "buyMine", card: 5, village, slot: "T1" })),
  );
});

test("A second local worker is asked for only where the card brings one, and where its miner goes last of all.", () => {
  const chosen: Facet[] = [buying, { of: "card", card: 3 }, { of: "village", village: "winz" }];
  expect(narrow(samplePosition(), chosen).question).toBe("second");
  expect(narrow(samplePosition(), [...chosen, { of: "second", village: null }]).options).toEqual([]);
  expect(narrow(samplePosition(), [...chosen, { of: "second", village: "baak" }]).question).toBe("secondAt");
});

test("Whatever a step could begin with can be pressed, also a field.", () => {
  const { targets } = narrow(samplePosition(), []);
  expect(targets.has("card:41")).toBe(true);
  expect(targets.has("field:prinz-regent")).toBe(true);
  expect(targets.has("place:rescue:T1")).toBe(true);
  expect(targets.has("card:22")).toBe(false);
});

test("A part of the board that could mean several things asks what is to be done there.", () => {
  const position = samplePosition({ settlements: ["linden"], miners: { "village:linden": 1 }, supply: 10 });
  const pressed: Facet = { of: "target", target: "place:rescue:T1" };
  const { question, options } = narrow(position, [pressed]);
  expect(question).toBe("kind");
  expect(options.map(({ facet }) => facet)).toEqual([
    { of: "kind", kind: "buyMine", via: false },
    { of: "kind", kind: "place", via: false },
    { of: "kind", kind: "move", via: false },
  ]);
});

test("Every legal step can be reached by choices.", () => {
  const position = samplePosition({
    bonus: "miners",
    coins: 9,
    workers: 9,
    settlements: ["linden"],
    miners: { "village:linden": 2, "coking:pair": 2 },
    engineers: { "coking:engineer": 1 },
    engineersLeft: 2,
    slots: { T1: { mine: 10, engine: false }, T2: null, T3: null, B1: null, B2: null, B3: null },
  });
  // Buying has thousands of forms: one card with a second local worker stands for all.
  const wanted = nextSteps(position, 0, []).filter((step: Step) => step.step !== "buyMine" || step.card === 14);
  const candidates = candidatesOf(wanted, componentsOf(position), playerAt(position, 0));
  const reached = new Set<string>();
  const walk = (chosen: readonly Facet[]) => {
    for (const { facet, step } of narrowed(candidates, chosen).options) {
      if (step) reached.add(JSON.stringify(step));
      else walk([...chosen, facet]);
    }
  };
  walk([]);
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter((step) => !reached.has(JSON.stringify(step)))).toEqual([]);
});
