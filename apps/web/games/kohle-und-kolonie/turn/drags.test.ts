// What can be dragged in Kohle & Kolonie is what can be pressed: the same steps.
import { samplePosition } from "@pithead/drawings/samples/kohle-und-kolonie";
import { nextSteps, type Position } from "@pithead/game-kohle-und-kolonie/client";
import { expect, test } from "vitest";
import { builtMove } from "./built.ts";
import { draggable, dragsOf } from "./drags.ts";
import type { Facet } from "./facets.ts";
import type { Pick } from "./picks.ts";

type Done = Pick | readonly Facet[];

/** What each drop of the piece does, by its place. */
function dropped(position: Position, name: string): Map<string, Done | undefined> {
  let done: Done | undefined;
  const turn = { pick: (pick: Pick) => (done = pick), chooseAll: (facets: readonly Facet[]) => (done = facets) };
  const drops = dragsOf(builtMove(position, 0, []), 0, turn)?.(name)?.drops ?? new Map<string, () => void>();
  return new Map(
    [...drops].map(([place, drop]) => {
      drop();
      return [place, done];
    }),
  );
}

test("A miner can be dragged to every place that a step allows, from the supply as from a space.", () => {
  const position = samplePosition({ miners: { "rescue:T1": 1 } });
  const steps = nextSteps(position, 0, []);
  const moves = steps.flatMap((step) => (step.step === "move" && step.from === "rescue:T1" ? [step] : []));
  const drops = dropped(position, "place:rescue:T1");
  expect(moves.length).toBeGreaterThan(0);
  expect([...drops.values()]).toEqual(expect.arrayContaining(moves.map((step) => ({ pick: "step", step }))));
  expect(drops.size).toBe(new Set(moves.map(({ to }) => to)).size);
  const places = new Set(steps.flatMap((step) => (step.step === "place" ? [step.at] : [])));
  expect(dropped(position, "place:supply").size).toBe(places.size);
});

test("Where action and bonus marker both allow it, the action is taken.", () => {
  const done = [...dropped(samplePosition({ bonus: "miners" }), "place:supply").values()];
  expect(done.length).toBeGreaterThan(0);
  expect(done.every((each) => each !== undefined && "pick" in each && each.pick === "step" && !("via" in each.step))).toBe(true);
});

test("A card dropped on a slot leaves the rest of the purchase to be asked.", () => {
  const position = samplePosition({ coins: 30 });
  const [card] = [...draggable(builtMove(position, 0, []))].filter((target) => target.startsWith("card:"));
  const drops = dropped(position, card ?? "");
  expect([...drops.keys()]).toContain('[data-part="tableau:0"] [data-part="slot:T1"]');
  expect(drops.get('[data-part="tableau:0"] [data-part="slot:T1"]')).toContainEqual({ of: "slot", slot: "T1" });
});

test("Who is not asked drags nothing.", () => {
  const built = builtMove(samplePosition(), 1, []);
  expect(draggable(built).size).toBe(0);
  expect(dragsOf(built, 1, { pick: () => {}, chooseAll: () => {} })).toBeUndefined();
});
