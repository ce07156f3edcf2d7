// The railway and its markers (§5.3).
import { describe, expect, test } from "vitest";
import { playerAt, type State } from "../state.ts";
import { act, actionPhase, stand, turn, turnRefused } from "../testing/table.ts";
import type { RailwayMarker } from "../vocabulary.ts";

/** Seat 0 has two miners in Winz, which is joined to y3 and y4. */
function atWinz(marker: RailwayMarker = "points"): State {
  const state = actionPhase(3, {}, { railwayMarkers: { y3: marker, y4: marker, y5: marker } });
  playerAt(state, 0).settlements.push("winz");
  stand(state, 0, "village:winz", 2);
  return state;
}

const ride = (to: string, from = "village:winz") => ({ step: "move", from, to: `station:${to}` }) as const;

describe("§5.3 the railway", () => {
  test("from a settlement to a station it is joined to, on to the neighbouring stations of the line, never past one", () => {
    const state = atWinz();
    state.railwayMarkers.y3 = "points";
    state.railwayMarkers.y4 = "points";
    expect(turnRefused(state, ride("y3"), ride("y4", "station:y3"))).toBeUndefined();
    expect(turnRefused(state, ride("y3"), ride("y5", "station:y3"))).toBe("station-not-joined");
    expect(turnRefused(state, ride("y3"), { step: "move", from: "station:y3", to: "village:winz" })).toBe("no-way");
    expect(turnRefused(state, ride("y3"), { step: "move", from: "station:y3", to: "coking:miner" })).toBe("no-way");
  });

  test("stations of Essen are no neighbours with three players", () => {
    const state = atWinz();
    stand(state, 0, "station:y3");
    expect(turnRefused(state, ride("y2", "station:y3"))).toBe("no-such-place");
  });

  test("any number of miners, of any players, stand on a station", () => {
    const state = atWinz();
    state.railwayMarkers.y3 = "points";
    stand(state, 1, "station:y3");
    stand(state, 0, "station:y3", 3);
    expect(turn(state, ride("y3")).miners["station:y3"]).toBe(4);
  });
});

describe("§5.3 railway markers", () => {
  test.each<[RailwayMarker, object]>([
    ["points", { vp: 4, coins: 4 }],
    ["money", { vp: 2, coins: 5 }],
    ["worker", { workers: 0, markers: { worker: 1, cart: 0, consolidation: 0 } }],
    ["cart", { markers: { worker: 0, cart: 1, consolidation: 0 } }],
    ["consolidation", { markers: { worker: 0, cart: 0, consolidation: 1 } }],
  ])("the first miner ever on a station takes its marker: %s", (marker, after) => {
    const state = atWinz(marker);
    expect(state.railwayMarkers.y3).toBeNull();
    expect(turn(state, ride("y3"))).toMatchObject(after);
    expect(state.railwayMarkers.y3).toBe(marker);
  });

  test("it also goes to a miner coming from another station", () => {
    const state = atWinz("money");
    state.railwayMarkers.y4 = "points";
    stand(state, 0, "station:y4");
    expect(turn(state, ride("y5", "station:y4")).coins).toBe(5);
  });

  test("only the first: a station left and entered again has none", () => {
    const state = atWinz("points");
    turn(state, ride("y3"));
    playerAt(state, 0).miners["station:y3"] = 0;
    playerAt(state, 0).supply++;
    for (const seat of [1, 2]) act(state, seat, { type: "turn", steps: [], end: true });
    expect(turn(state, ride("y3")).vp).toBe(4);
  });

  test("a worker marker counts as a local worker", () => {
    const state = atWinz();
    const player = playerAt(state, 0);
    player.markers.worker = 2;
    expect(turn(state, { step: "trade", give: "workers" })).toMatchObject({ coins: 5, markers: { worker: 0 } });
  });
});
