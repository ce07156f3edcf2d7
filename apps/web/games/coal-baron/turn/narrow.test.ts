// Swaps are chosen bit by bit, and every legal step can be reached through the panel.
import { samplePosition } from "@pithead/drawings/samples/coal-baron";
import { nextSteps } from "@pithead/game-coal-baron/client";
import { expect, test } from "vitest";
import { isOpen, type Narrow, type Option, optionsOf, wider } from "./narrow.ts";

const position = samplePosition({
  cage: ["gray", "brown", "brown"],
  storage: { yellow: 1, brown: 0, gray: 1, black: 0 },
  outstanding: [
    { order: "barrow-GG", spots: [[], []] },
    { order: "truck-K", spots: [[]] },
  ],
});
const next = nextSteps(position, 0, "mining-8", []);

function reachable(narrow: Narrow): string[] {
  return optionsOf(next, narrow).flatMap((option: Option) =>
    option.kind === "step" ? [JSON.stringify(option.step)] : reachable(option.to),
  );
}

test("Every step that can follow is offered, somewhere.", () => {
  expect(new Set(reachable(null))).toEqual(new Set(next.map((step) => JSON.stringify(step))));
});

test("All swaps stand behind one choice.", () => {
  expect(optionsOf(next, null).filter(({ kind }) => kind === "narrow")).toHaveLength(1);
});

test("A spot that can be filled from cage or storage asks which, and offers the swap.", () => {
  const options = optionsOf(next, { by: "spot", order: "barrow-GG", spot: "gray" });
  expect(options.map(({ kind }) => kind)).toEqual(["step", "step", "narrow"]);
});

test("After the first cube of a swap only its partners are offered.", () => {
  const options = optionsOf(next, { by: "swap", order: "truck-K", spot: "black", first: { cube: "brown", from: "cage" } });
  expect(options.length).toBeGreaterThan(0);
  for (const option of options) expect(JSON.stringify(option)).toContain('"cube":"brown","from":"cage"');
});

test("Back widens the choice one bit at a time.", () => {
  const narrow: Narrow = { by: "swap", order: "truck-K", spot: "black", first: { cube: "brown", from: "cage" } };
  expect(wider(narrow)).toEqual({ by: "swap", order: "truck-K", spot: "black", first: null });
  expect(wider(wider(narrow))).toEqual({ by: "swap", order: null, spot: null, first: null });
  expect(wider(wider(wider(narrow)))).toBeNull();
});

test("A choice that no step is left for is no longer open.", () => {
  expect(isOpen([], { by: "store" })).toBe(false);
  expect(isOpen([], null)).toBe(true);
});
