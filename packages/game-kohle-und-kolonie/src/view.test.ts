// What is public: everything but what lies face down (the spec's "What is public").
import { seatAt } from "@pithead/engine";
import { describe, expect, test } from "vitest";
import { act, actionPhase, beginPhase, giveMine, newGame, stand } from "./testing/table.ts";
import { view } from "./view.ts";

describe("what is public", () => {
  test("all but the deal, the same for everybody", () => {
    const state = newGame(4);
    const { deal, ...position } = state;
    for (const viewer of [seatAt(0), seatAt(3), "spectator"] as const) expect(view(state, viewer)).toEqual(position);
    expect(deal.accidents).toHaveLength(5);
  });

  test("railway markers face down are null until they are taken", () => {
    const state = actionPhase(3, {}, { railwayMarkers: { y3: "cart" } });
    expect(Object.values(view(state, "spectator").railwayMarkers)).toEqual(Array.from({ length: 13 }, () => null));
    state.players[0]?.settlements.push("winz");
    stand(state, 0, "village:winz");
    act(state, 0, { type: "turn", steps: [{ step: "move", from: "village:winz", to: "station:y3" }], end: true });
    expect(view(state, seatAt(1)).railwayMarkers.y3).toBe("cart");
  });

  test("accident markers are null until they are turned over", () => {
    const state = actionPhase();
    expect(view(state, "spectator").accidents).toEqual([null, null, null, null, null]);
    beginPhase(state, "accident");
    expect(view(state, "spectator").accidents).toEqual(["highest-number", null, null, null, null]);
  });

  test("of the consolidations' order only the fields turned over are seen: n + 1 when n is settled", () => {
    const state = actionPhase(3, { round: 3 }, { consolidations: { "3": ["cfe", "general", "hermanns", "hasenwinkel"] } });
    state.display.push(13, 15);
    giveMine(state, 0, "T1", 15);
    for (const player of state.players) player.coins = 12;
    beginPhase(state, "consolidations");
    const seen = view(state, seatAt(2));
    expect(seen.consolidated).toEqual(["cfe"]);
    expect(JSON.stringify(seen)).not.toContain("general");
  });

  test("a view is the viewer's own: changing it changes nothing", () => {
    const state = newGame(3);
    const before = JSON.stringify(state);
    const seen = view(state, "spectator");
    seen.players[0]?.settlements.push("winz");
    seen.display.pop();
    seen.syndicate.coins = 0;
    seen.villages.winz = 0;
    expect(JSON.stringify(state)).toBe(before);
  });
});
