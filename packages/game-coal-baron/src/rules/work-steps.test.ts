// The work steps (rulebook, "Mining"; the spec's "Work steps").
import { describe, expect, test } from "vitest";
import type { WorkStep } from "../commands.ts";
import { extensions } from "../extensions.ts";
import { type OutstandingOrder, playerAt, type State } from "../state.ts";
import { firstShift, mine, orderWith, refusalOf } from "../testing/table.ts";
import type { Color, Level } from "../vocabulary.ts";

interface Board {
  cageAt?: Level;
  cage?: Color[];
  storage?: Color[];
  outstanding?: OutstandingOrder[];
}

/** Four players, seat 0 to move with that board and the printed carts full. */
function tableWith({ cageAt = "surface", cage = [], storage = [], outstanding = [] }: Board): State {
  const state = firstShift(4);
  const player = playerAt(state, 0);
  Object.assign(player, { cageAt, cage, outstanding });
  for (const color of storage) player.storage[color]++;
  return state;
}

/** Why the steps are refused on mining 10. */
const refusal = (state: State, ...steps: WorkStep[]) => refusalOf(state, 0, { type: "place", space: "mining-10", steps });

test("the rulebook's example of eight work steps", () => {
  const state = tableWith({ outstanding: [orderWith("barrow-GG")] });
  playerAt(state, 0).tiles.push({ kind: "gray-light-1", cubes: ["gray"] });
  const player = mine(state, 0, "mining-8", [
    { step: "cage", to: "gray" },
    { step: "load", cube: "gray" },
    { step: "load", cube: "gray" },
    { step: "cage", to: "yellow" },
    { step: "load", cube: "yellow" },
    { step: "cage", to: "surface" },
    { step: "fill", order: "barrow-GG", spot: "gray", from: "cage" },
    { step: "fill", order: "barrow-GG", spot: "gray", from: "cage" },
  ]);
  expect(player).toMatchObject({
    cageAt: "surface",
    cage: ["yellow"],
    preprinted: { yellow: null, brown: "brown", gray: null, black: "black" },
    tiles: [{ kind: "gray-light-1", cubes: [null] }],
    outstanding: [{ order: "barrow-GG", spots: [["gray"], ["gray"]] }],
  });
});

describe("how many", () => {
  test("fewer work steps than the space allows may be performed, also none", () => {
    expect(mine(tableWith({}), 0, "mining-4", []).cageAt).toBe("surface");
  });

  test("no more than the space allows", () => {
    const updown: WorkStep[] = [
      { step: "cage", to: "black" },
      { step: "cage", to: "surface" },
    ];
    const command = { type: "place", space: "mining-4", steps: [...updown, ...updown, ...updown] } as const;
    expect(refusalOf(tableWith({}), 0, { ...command, steps: command.steps.slice(0, 4) })).toBeUndefined();
    expect(refusalOf(tableWith({}), 0, { ...command, steps: command.steps.slice(0, 5) })).toEqual({
      code: "too-many-steps",
      cost: 5,
      steps: 4,
    });
  });

  test("a swap costs two", () => {
    const state = tableWith({ storage: ["yellow", "yellow", "yellow", "yellow", "brown"], outstanding: [orderWith("truck-KKK")] });
    const swap: WorkStep = {
      step: "swap",
      order: "truck-KKK",
      spot: "black",
      cubes: [
        { cube: "yellow", from: "storage" },
        { cube: "yellow", from: "storage" },
      ],
    };
    expect(refusalOf(state, 0, { type: "place", space: "mining-4", steps: [swap, swap] })).toBeUndefined();
    expect(refusalOf(state, 0, { type: "place", space: "mining-4", steps: [swap, { step: "cage", to: "gray" }, swap] })).toEqual({
      code: "too-many-steps",
      cost: 5,
      steps: 4,
    });
  });

  test("one illegal step makes the whole move illegal", () => {
    const state = tableWith({});
    const before = JSON.stringify(state);
    expect(refusal(state, { step: "cage", to: "gray" }, { step: "load", cube: "gray" }, { step: "load", cube: "gray" })).toEqual({
      code: "cube-not-on-level",
      cube: "gray",
      level: "gray",
      step: 2,
    });
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe("moving the cage", () => {
  test("to any other level, any distance, for one step", () => {
    expect(mine(tableWith({}), 0, "mining-4", [{ step: "cage", to: "black" }]).cageAt).toBe("black");
    expect(mine(tableWith({ cageAt: "gray" }), 0, "mining-4", [{ step: "cage", to: "brown" }]).cageAt).toBe("brown");
  });

  test("not to where it stands", () => {
    expect(refusal(tableWith({ cageAt: "gray" }), { step: "cage", to: "gray" })).toEqual({
      code: "cage-already-there",
      level: "gray",
      step: 0,
    });
  });
});

describe("loading", () => {
  test("only at a tunnel level", () => {
    expect(refusal(tableWith({}), { step: "load", cube: "yellow" })).toEqual({ code: "cage-at-surface", step: 0 });
  });

  test("only from a cart of that level", () => {
    expect(refusal(tableWith({ cageAt: "brown" }), { step: "load", cube: "gray" })?.code).toBe("cube-not-on-level");
  });

  test("the cage has five spots", () => {
    const cage: Color[] = ["yellow", "yellow", "yellow", "yellow", "yellow"];
    expect(refusal(tableWith({ cageAt: "brown", cage }), { step: "load", cube: "brown" })).toEqual({
      code: "cage-full",
      spots: 5,
      step: 0,
    });
    expect(refusal(tableWith({ cageAt: "brown", cage: cage.slice(1) }), { step: "load", cube: "brown" })).toBeUndefined();
  });

  test("a substitute is loaded from the level of its cart, in its own colour", () => {
    const state = tableWith({ cageAt: "gray" });
    playerAt(state, 0).tiles.push({ kind: "gray-dark-2", cubes: ["gray", "black"] });
    expect(mine(state, 0, "mining-4", [{ step: "load", cube: "black" }])).toMatchObject({
      cage: ["black"],
      tiles: [{ kind: "gray-dark-2", cubes: ["gray", null] }],
    });
  });
});

describe("filling an order", () => {
  const fill = (from: "cage" | "storage"): WorkStep => ({ step: "fill", order: "barrow-YY", spot: "yellow", from });

  test("from the cage only at the surface", () => {
    const outstanding = [orderWith("barrow-YY")];
    expect(refusal(tableWith({ cage: ["yellow"], outstanding }), fill("cage"))).toBeUndefined();
    expect(refusal(tableWith({ cageAt: "black", cage: ["yellow"], outstanding }), fill("cage"))).toEqual({
      code: "cage-not-at-surface",
      level: "black",
      step: 0,
    });
  });

  test("from storage at any cage level", () => {
    const outstanding = [orderWith("barrow-YY")];
    const player = mine(tableWith({ cageAt: "black", storage: ["yellow"], outstanding }), 0, "mining-4", [fill("storage")]);
    expect(player.storage.yellow).toBe(0);
    expect(player.outstanding).toEqual([{ order: "barrow-YY", spots: [["yellow"], []] }]);
  });

  test("the cube must be there", () => {
    const outstanding = [orderWith("barrow-YY")];
    expect(refusal(tableWith({ cage: ["brown"], outstanding }), fill("cage"))?.code).toBe("cube-not-in-cage");
    expect(refusal(tableWith({ storage: ["brown"], outstanding }), fill("storage"))?.code).toBe("cube-not-in-storage");
  });

  test("onto a free spot of that colour only", () => {
    const cage: Color[] = ["yellow", "brown"];
    const filled = tableWith({ cage, outstanding: [orderWith("barrow-YY", "yellow", "yellow")] });
    expect(refusal(filled, fill("cage"))).toEqual({ code: "spot-filled", order: "barrow-YY", spot: "yellow", step: 0 });
    const brown: WorkStep = { step: "fill", order: "barrow-YY", spot: "brown", from: "cage" };
    expect(refusal(filled, brown)).toEqual({ code: "no-such-spot", order: "barrow-YY", spot: "brown", step: 0 });
  });

  test("of one's own outstanding orders only", () => {
    const state = tableWith({ cage: ["yellow"] });
    playerAt(state, 1).outstanding = [orderWith("barrow-YY")];
    playerAt(state, 0).delivered = ["barrow-YY"];
    expect(refusal(state, fill("cage"))).toEqual({ code: "order-not-outstanding", order: "barrow-YY", step: 0 });
  });
});

describe("any two cubes instead of one", () => {
  const swap = (first: [Color, "cage" | "storage"], second: [Color, "cage" | "storage"]): WorkStep => ({
    step: "swap",
    order: "engine-K",
    spot: "black",
    cubes: [
      { cube: first[0], from: first[1] },
      { cube: second[0], from: second[1] },
    ],
  });
  const outstanding = [orderWith("engine-K")];

  test("of the same or different colours, from cage and storage, their order does not matter", () => {
    for (const [first, second] of [
      [swap(["yellow", "cage"], ["brown", "storage"]), swap(["brown", "storage"], ["yellow", "cage"])],
    ] as const) {
      const board: Board = { cage: ["yellow"], storage: ["brown"], outstanding: [orderWith("engine-K")] };
      expect(refusal(tableWith(board), first)).toBeUndefined();
      expect(mine(tableWith(board), 0, "mining-4", [second])).toMatchObject({
        cage: [],
        outstanding: [{ order: "engine-K", spots: [["brown", "yellow"]] }],
      });
    }
  });

  test("the spot's own colour included", () => {
    const board: Board = { storage: ["black", "black"], outstanding };
    expect(refusal(tableWith(board), swap(["black", "storage"], ["black", "storage"]))).toBeUndefined();
  });

  test("two of the same must both be there", () => {
    const board: Board = { cage: ["gray"], storage: ["gray"], outstanding };
    expect(refusal(tableWith(board), swap(["gray", "cage"], ["gray", "cage"]))?.code).toBe("cube-not-in-cage");
    expect(refusal(tableWith(board), swap(["gray", "storage"], ["gray", "storage"]))?.code).toBe("cube-not-in-storage");
    expect(refusal(tableWith(board), swap(["gray", "cage"], ["gray", "storage"]))).toBeUndefined();
  });

  test("the rules of where from hold for each of the two", () => {
    const board: Board = { cageAt: "yellow", cage: ["gray"], storage: ["gray", "gray"], outstanding };
    expect(refusal(tableWith(board), swap(["gray", "storage"], ["gray", "cage"]))?.code).toBe("cage-not-at-surface");
    expect(refusal(tableWith(board), swap(["gray", "storage"], ["gray", "storage"]))).toBeUndefined();
  });

  test("onto a free spot only: cubes on orders never move again", () => {
    const board: Board = { storage: ["gray", "gray"], outstanding: [orderWith("engine-K", "black")] };
    expect(refusal(tableWith(board), swap(["gray", "storage"], ["gray", "storage"]))?.code).toBe("spot-filled");
  });
});

describe("storing", () => {
  test("at the surface, whether or not an order could use the cube", () => {
    const state = tableWith({ cage: ["yellow", "gray", "yellow"], outstanding: [orderWith("barrow-Y")] });
    expect(mine(state, 0, "mining-4", [{ step: "store", cube: "yellow" }])).toMatchObject({
      cage: ["gray", "yellow"],
      storage: { yellow: 1, brown: 0, gray: 0, black: 0 },
    });
  });

  test("not below, and not what is not there", () => {
    expect(refusal(tableWith({ cageAt: "gray", cage: ["yellow"] }), { step: "store", cube: "yellow" })?.code).toBe("cage-not-at-surface");
    expect(refusal(tableWith({ cage: ["yellow"] }), { step: "store", cube: "gray" })?.code).toBe("cube-not-in-cage");
  });
});

test("what can follow: every other level, and the level's coal", () => {
  const longer = extensions(tableWith({ cageAt: "gray" }), 0, { type: "place", space: "mining-4", steps: [] });
  expect(longer.flatMap((command) => ("steps" in command ? command.steps : []))).toEqual([
    { step: "cage", to: "surface" },
    { step: "cage", to: "yellow" },
    { step: "cage", to: "brown" },
    { step: "cage", to: "black" },
    { step: "load", cube: "gray" },
  ]);
});
