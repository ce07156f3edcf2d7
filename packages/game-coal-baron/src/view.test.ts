// What each viewer may know (the spec's "What is public").
import { seatAt, type Viewer } from "@pithead/engine";
import { describe, expect, test } from "vitest";
import type { Keep } from "./commands.ts";
import type { Event } from "./events.ts";
import type { Options, State } from "./state.ts";
import { act, completeOrder, firstShift, newGame, playOutShift } from "./testing/table.ts";
import { view, viewCommand, viewEvent } from "./view.ts";

const [ada, bo] = [seatAt(0), seatAt(1)];
const others: Viewer[] = [bo, "spectator"];

/** Ada has delivered one order, under the option. */
function delivered(options: Options): { state: State; events: readonly Event[] } {
  const state = newGame(2, {}, options);
  state.phase = "shift";
  state.turn = 0;
  for (const player of state.players) player.outstanding = [completeOrder("truck-KK")];
  return { state, events: act(state, 0, { type: "place", space: "delivery-truck" }) };
}

test("the order of both stacks is nobody's, their sizes are everybody's", () => {
  const state = firstShift(3);
  for (const viewer of [ada, ...others]) {
    expect(view(state, viewer)).not.toHaveProperty("stacks");
    expect(view(state, viewer).stackSizes).toEqual({ tiles: 41, orders: 31 });
  }
});

describe("a draw", () => {
  const state = firstShift(3);
  const drawn = act(state, 0, { type: "place", space: "order-draw" }).find(({ type }) => type === "cardsDrawn");

  test("only the drawing player sees the cards, everyone sees how many", () => {
    expect(view(state, ada).draw).toEqual(state.draw);
    for (const viewer of others) expect(view(state, viewer).draw).toEqual({ seat: 0, of: "orders", count: 5, cards: null });
  });

  test("the event says as much", () => {
    expect(drawn && viewEvent(drawn, ada, state.options)).toEqual(drawn);
    for (const viewer of others) expect(drawn && viewEvent(drawn, viewer, state.options)).toEqual({ ...drawn, cards: 5 });
  });

  test("which were not taken and in what order they lie is the player's alone; whether to top or bottom is public", () => {
    const [card = null, ...rest] = state.draw?.cards ?? [];
    const keep: Keep = { type: "keep", card, to: "bottom", rest };
    const returned = act(state, 0, keep).find(({ type }) => type === "cardsReturned");
    expect(viewCommand(keep, ada, ada)).toEqual(keep);
    expect(returned && viewEvent(returned, ada, state.options)).toEqual(returned);
    for (const viewer of others) {
      expect(viewCommand(keep, ada, viewer)).toEqual({ type: "keep", card, to: "bottom", rest: 4 });
      expect(viewCommand({ ...keep, substitutes: ["gray"] }, ada, viewer)).toEqual({
        type: "keep",
        card,
        to: "bottom",
        rest: 4,
        substitutes: ["gray"],
      });
      expect(returned && viewEvent(returned, viewer, state.options)).toEqual({
        type: "cardsReturned",
        seat: 0,
        of: "orders",
        to: "bottom",
        rest: 4,
        took: true,
      });
    }
  });
});

describe("delivered orders", () => {
  test.each([{}, { delivered: "open" }] as const)("open, also when the table says nothing: everybody sees them (%j)", (options) => {
    const { state, events } = delivered(options);
    for (const viewer of [ada, ...others]) {
      expect(view(state, viewer).players[0]).toMatchObject({ delivered: ["truck-KK"], deliveredCount: 1, deliveredVp: 9 });
      expect(events.map((event) => viewEvent(event, viewer, state.options))).toEqual(events);
    }
  });

  test("hidden: others see a count and VP only", () => {
    const { state, events } = delivered({ delivered: "hidden" });
    expect(view(state, ada).players[0]).toMatchObject({ delivered: ["truck-KK"], deliveredCount: 1, deliveredVp: 9, vp: 9 });
    for (const viewer of others) {
      expect(view(state, viewer).players[0]).toMatchObject({ delivered: null, deliveredCount: 1, deliveredVp: 9, vp: 9 });
      expect(events.map((event) => viewEvent(event, viewer, state.options))).toContainEqual({
        type: "ordersDelivered",
        seat: 0,
        vehicle: "truck",
        orders: 1,
        vp: 9,
      });
    }
  });

  test("hidden: until the game ends", () => {
    const { state } = delivered({ delivered: "hidden" });
    while (state.phase === "shift") playOutShift(state);
    for (const viewer of others) expect(view(state, viewer).players[0]).toMatchObject({ delivered: ["truck-KK"] });
  });

  test("the counts and VP of each shift scoring are public under both", () => {
    const { state } = delivered({ delivered: "hidden" });
    playOutShift(state);
    for (const viewer of others) expect(view(state, viewer).scorings).toEqual(state.scorings);
  });
});

test("a view shares nothing that play would change", () => {
  const state = firstShift(3);
  const before = JSON.stringify(view(state, bo));
  const seen = view(state, bo);
  while (state.phase === "shift") playOutShift(state);
  expect(JSON.stringify(seen)).toBe(before);
});
