// The two draws (rulebook, "Important" under "Minecarts factory" and "New order"; the spec's `keep`).
import { describe, expect, test } from "vitest";
import type { Command } from "../commands.ts";
import { extensions } from "../extensions.ts";
import { openings } from "../openings.ts";
import { playerAt, type State } from "../state.ts";
import { act, firstShift, refusalOf } from "../testing/table.ts";
import type { TileKind } from "../vocabulary.ts";

/** The top of the tile stack once the seven open spaces of a game of three are filled. */
const TOP: TileKind[] = ["gray-dark-1", "black-dark-2", "gray-dark-1", "yellow-light-1", "brown-dark-2"];

function tilesDrawn(): State {
  const filled: TileKind[] = [
    "yellow-dark-1",
    "yellow-dark-1",
    "yellow-dark-1",
    "yellow-dark-2",
    "yellow-dark-2",
    "yellow-dark-2",
    "brown-light-1",
  ];
  const state = firstShift(3, { tiles: [...filled, ...TOP] });
  act(state, 0, { type: "place", space: "factory-draw" });
  return state;
}

function ordersDrawn(): State {
  const state = firstShift(3);
  act(state, 0, { type: "place", space: "order-draw" });
  return state;
}

describe("looking", () => {
  test("at the top five cards, which only the player sees; the turn does not pass", () => {
    const state = tilesDrawn();
    expect(state.draw).toEqual({ seat: 0, of: "tiles", count: 5, cards: TOP });
    expect(state.stackSizes.tiles).toBe(48 - 7 - 5);
    expect(state.turn).toBe(0);
    expect(refusalOf(state, 0, { type: "place", space: "bank" })).toEqual({ code: "another-move-asked", asked: "keep" });
  });

  test("at fewer when fewer are left", () => {
    const state = firstShift(3);
    state.stacks.orders = state.stacks.orders.slice(0, 2);
    state.stackSizes.orders = 2;
    act(state, 0, { type: "place", space: "order-draw" });
    expect(state).toMatchObject({ draw: { count: 2 }, stackSizes: { orders: 0 } });
  });

  test("without a draw there is nothing to keep", () => {
    const state = firstShift(3);
    expect(refusalOf(state, 0, { type: "keep", card: null, to: "top", rest: [] })).toEqual({ code: "another-move-asked", asked: "place" });
  });
});

describe("keeping one card or none", () => {
  test("a tile is paid, filled and added as usual", () => {
    const state = tilesDrawn();
    act(state, 0, {
      type: "keep",
      card: "gray-dark-1",
      to: "top",
      rest: ["black-dark-2", "gray-dark-1", "yellow-light-1", "brown-dark-2"],
    });
    expect(state.players[0]).toMatchObject({ marks: 9 - 3, tiles: [{ kind: "gray-dark-1", cubes: ["gray"] }] });
    expect(state).toMatchObject({ draw: null, turn: 1 });
  });

  test("a tile must be affordable", () => {
    const state = tilesDrawn();
    playerAt(state, 0).marks = 7;
    const rest: TileKind[] = ["gray-dark-1", "gray-dark-1", "yellow-light-1", "brown-dark-2"];
    expect(refusalOf(state, 0, { type: "keep", card: "black-dark-2", to: "top", rest })?.code).toBe("tile-too-dear");
    expect(refusalOf(state, 0, { type: "keep", card: null, to: "top", rest: ["black-dark-2", ...rest] })).toBeUndefined();
  });

  test("an order is outstanding", () => {
    const state = ordersDrawn();
    const [first, ...rest] = state.draw?.cards ?? [];
    act(state, 0, { type: "keep", card: first ?? null, to: "bottom", rest });
    expect(playerAt(state, 0).outstanding.at(-1)?.order).toBe(first);
    expect(state.stackSizes.orders).toBe(44 - 10 - 3 - 1);
  });

  test("on top, the first of the rest becomes the top of the stack", () => {
    const state = tilesDrawn();
    const rest: TileKind[] = ["brown-dark-2", "gray-dark-1", "gray-dark-1", "black-dark-2"];
    const below = [...state.stacks.tiles];
    act(state, 0, { type: "keep", card: "yellow-light-1", to: "top", rest });
    expect(state.stacks.tiles).toEqual([...rest, ...below]);
    expect(state.stackSizes.tiles).toBe(48 - 7 - 1);
  });

  test("at the bottom, the last of the rest becomes the very bottom", () => {
    const state = tilesDrawn();
    const rest: TileKind[] = ["brown-dark-2", "gray-dark-1", "gray-dark-1", "black-dark-2", "yellow-light-1"];
    const above = [...state.stacks.tiles];
    act(state, 0, { type: "keep", card: null, to: "bottom", rest });
    expect(state.stacks.tiles).toEqual([...above, ...rest]);
    expect(playerAt(state, 0).tiles).toEqual([]);
  });

  test("card and rest together are exactly the drawn cards, each as often as drawn", () => {
    const state = tilesDrawn();
    const keep = (card: TileKind | null, ...rest: TileKind[]) => refusalOf(state, 0, { type: "keep", card, to: "top", rest });
    expect(keep("brown-light-2", ...TOP.slice(1))).toEqual({ code: "card-not-drawn", card: "brown-light-2" });
    expect(keep(null, ...TOP.slice(1))).toEqual({ code: "rest-not-the-others" });
    expect(keep("gray-dark-1", ...TOP)?.code).toBe("rest-not-the-others");
    expect(keep("gray-dark-1", "gray-dark-1", "gray-dark-1", "yellow-light-1", "brown-dark-2")?.code).toBe("rest-not-the-others");
    expect(keep("gray-dark-1", "black-dark-2", "gray-dark-1", "yellow-light-1", "brown-light-2")?.code).toBe("rest-not-the-others");
    expect(keep("gray-dark-1", "brown-dark-2", "yellow-light-1", "gray-dark-1", "black-dark-2")).toBeUndefined();
  });

  test("with nothing to put back the rest is empty and either place is legal", () => {
    for (const to of ["top", "bottom"] as const) {
      const state = firstShift(3);
      state.stacks.orders = state.stacks.orders.slice(0, 1);
      state.stackSizes.orders = 1;
      act(state, 0, { type: "place", space: "order-draw" });
      const [card = null] = state.draw?.cards ?? [];
      act(state, 0, { type: "keep", card, to, rest: [] });
      expect(state.stacks.orders).toEqual([]);
    }
  });

  test("substitutes go with a kept tile when coal is short, and with nothing else", () => {
    const state = tilesDrawn();
    state.supply.gray = 0;
    const rest = TOP.slice(1);
    expect(refusalOf(state, 0, { type: "keep", card: "gray-dark-1", to: "top", rest })?.code).toBe("substitutes-needed");
    expect(refusalOf(state, 0, { type: "keep", card: null, to: "top", rest: TOP, substitutes: ["black"] })?.code).toBe(
      "substitutes-not-needed",
    );
    act(state, 0, { type: "keep", card: "gray-dark-1", to: "top", rest, substitutes: ["black"] });
    expect(playerAt(state, 0).tiles).toEqual([{ kind: "gray-dark-1", cubes: ["black"] }]);
    const orders = ordersDrawn();
    const [card = null, ...others] = orders.draw?.cards ?? [];
    expect(refusalOf(orders, 0, { type: "keep", card, to: "top", rest: others, substitutes: ["black"] })).toEqual({
      code: "substitutes-not-needed",
    });
  });
});

describe("what is listed", () => {
  /** Everything that openings and extensions lead to, each command once. */
  function closure(state: State): Set<string> {
    const seen = new Set<string>();
    let found: Command[] = openings(state, 0);
    while (found.length > 0) {
      const fresh = found.filter((command) => !seen.has(JSON.stringify(command)));
      for (const command of fresh) seen.add(JSON.stringify(command));
      found = fresh.flatMap((command) => extensions(state, 0, command));
    }
    return seen;
  }

  test("each card that can be paid and none, to the top and to the bottom, the rest as drawn", () => {
    const state = tilesDrawn();
    playerAt(state, 0).marks = 3;
    const offered = openings(state, 0).map(
      (command) => command.type === "keep" && [command.card, command.to, command.rest.length].join(" "),
    );
    expect(offered).toEqual([
      " top 5",
      " bottom 5",
      "gray-dark-1 top 4",
      "gray-dark-1 bottom 4",
      "yellow-light-1 top 4",
      "yellow-light-1 bottom 4",
    ]);
  });

  test("every order of the rest is reached, and each once though two cards are alike", () => {
    const state = tilesDrawn();
    // None: 5!/2 orders; a gray tile: 4!; each of the three others: 4!/2; all of it for top and bottom.
    expect(closure(state).size).toBe(2 * (60 + 24 + 3 * 12));
  });

  test("swapping goes one way only, so that it ends", () => {
    const state = tilesDrawn();
    const last: TileKind[] = ["brown-dark-2", "yellow-light-1", "black-dark-2", "gray-dark-1"];
    expect(
      extensions(state, 0, {
        type: "keep",
        card: "gray-dark-1",
        to: "top",
        rest: ["black-dark-2", "gray-dark-1", "yellow-light-1", "brown-dark-2"],
      }),
    ).toHaveLength(3);
    expect(extensions(state, 0, { type: "keep", card: "gray-dark-1", to: "top", rest: last })).toHaveLength(1);
    expect(
      extensions(state, 0, { type: "keep", card: "gray-dark-1", to: "top", rest: [...last.slice(0, 2), "gray-dark-1", "black-dark-2"] }),
    ).toEqual([]);
  });
});
