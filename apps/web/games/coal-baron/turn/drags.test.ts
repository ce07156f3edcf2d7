// What can be dragged in Coal Baron is what can be pressed: the same picks.
import { samplePosition } from "@pithead/drawings/samples/coal-baron";
import { expect, test } from "vitest";
import { builtMove } from "./built.ts";
import { dragName, dragsOf } from "./drags.ts";
import type { Pick } from "./picks.ts";

const position = samplePosition({
  cageAt: "gray",
  cage: ["brown"],
  outstanding: [
    { order: "barrow-GG", spots: [[], []] },
    { order: "truck-K", spots: [["black"]] },
  ],
});
const mining: Pick = { pick: "space", space: "mining-8" };

function dropped(before: readonly Pick[], name: string): Record<string, Pick> {
  const done: Record<string, Pick> = {};
  for (const [place, drop] of dragsOf(builtMove(position, 0, before), 0, (pick) => (done[last] = pick))?.(name)?.drops ?? []) {
    last = place;
    drop();
  }
  return done;
}
let last = "";

test("A cube goes from a cart at the cage into the cage, and no other cube does.", () => {
  expect(dropped([mining], dragName.inCart("gray"))).toEqual({
    '[data-part="pit:0"] [data-part="cage"]': { pick: "step", step: { step: "load", cube: "gray" } },
  });
  expect(dropped([mining], dragName.inCart("black"))).toEqual({});
});

test("A cube in the cage can be stored at the surface, and put on each free spot of its colour.", () => {
  const up: Pick[] = [
    mining,
    { pick: "step", step: { step: "load", cube: "gray" } },
    { pick: "step", step: { step: "cage", to: "surface" } },
  ];
  expect(dropped([mining], dragName.inStock("brown", "cage"))).toEqual({});
  expect(Object.keys(dropped(up, dragName.inStock("brown", "cage")))).toEqual(['[data-part="pit:0"] [data-part="storage"]']);
  expect(dropped(up, dragName.inStock("gray", "cage"))).toMatchObject({
    '[data-part="pit:0"] [data-part="order:barrow-GG"] [data-part="spot:0"]': { step: { step: "fill", order: "barrow-GG", from: "cage" } },
    '[data-part="pit:0"] [data-part="order:barrow-GG"] [data-part="spot:1"]': { step: { step: "fill", order: "barrow-GG", from: "cage" } },
  });
});

test("A drawn tile goes to its side, a drawn order to the others; nothing else is dragged.", () => {
  const drawn = samplePosition({}, { draw: { seat: 0, of: "tiles", count: 1, cards: ["black-dark-2"] } });
  const places = dragsOf(builtMove(drawn, 0, []), 0, () => {})?.(dragName.card("black-dark-2"))?.drops.keys();
  expect([...(places ?? [])]).toEqual(['[data-part="pit:0"] [data-part="level:black:dark"]']);
  expect(dragsOf(builtMove(samplePosition(), 0, []), 0, () => {})).toBeUndefined();
  expect(dragsOf(builtMove(samplePosition(), 1, []), 1, () => {})).toBeUndefined();
});
