// Where a player's VP come from, at every moment of a game.
import { expect, test } from "vitest";
import { playerAt } from "../state.ts";
import { firstShift, playOutShift } from "../testing/table.ts";
import { vpSourcesOf } from "./vp-sources.ts";

test("deliveries, shifts and the final scoring make up the VP", () => {
  const state = firstShift(2);
  Object.assign(playerAt(state, 0), { vp: 9, deliveredVp: 9, deliveredCount: 1, delivered: ["carriage-YNGK"] });
  expect(vpSourcesOf(state, 0)).toEqual({ delivered: 9, shifts: 0, final: 0 });
  playOutShift(state);
  const { shifts } = vpSourcesOf(state, 0);
  expect(shifts).toBeGreaterThan(0);
  expect(vpSourcesOf(state, 0)).toEqual({ delivered: 9, shifts: playerAt(state, 0).vp - 9, final: 0 });
  playOutShift(state);
  const before = playerAt(state, 0).vp;
  playOutShift(state);
  const { delivered, shifts: all, final } = vpSourcesOf(state, 0);
  expect(delivered + all + final).toBe(playerAt(state, 0).vp);
  expect(before).toBeLessThan(delivered + all);
  expect(final).toBe(state.final?.[0] && state.final[0].total - state.final[0].vpBefore);
});
