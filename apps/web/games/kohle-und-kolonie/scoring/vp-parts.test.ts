// The parts of a player's VP add up to what they have, in a game that was really played.
import { expect, test } from "vitest";
import { lessonGame, lessonLog } from "../../lesson/hosted-lesson.ts";
import { playedOn, playedThrough } from "../../lesson/playing.ts";
import { LATER } from "../lesson/later-moves.ts";
import { FIRST_ROUND } from "../lesson/lesson.ts";
import { partSaid, vpParts, vpPartsBeforeEnd } from "./vp-parts.ts";

const played = playedOn(FIRST_ROUND, playedThrough(FIRST_ROUND), LATER);

test("two VP are there at the start, whatever came later", () => {
  const { players } = lessonGame("game", FIRST_ROUND, played).table;
  for (const [seat, { score }] of players.entries()) {
    const parts = vpParts(lessonLog(FIRST_ROUND, played), seat, score ?? 0);
    expect(parts.find(({ part }) => part === "start")).toEqual({ part: "start", vp: 2 });
    expect(parts.reduce((sum, { vp }) => sum + vp, 0)).toBe(score);
  }
});

test("what was there before the final scoring is told apart the same way after it", () => {
  const entries = lessonLog(FIRST_ROUND, played);
  const [last] = entries.slice(-1);
  const { score } = lessonGame("game", FIRST_ROUND, played).table.players[0] ?? {};
  const before = score ?? 0;
  const ending = { type: "gameScored", final: [{ vpBefore: before, total: before + 28 }] };
  const ended = last === undefined ? [] : [...entries, { ...last, events: [ending] }];
  expect(vpPartsBeforeEnd(ended, 0, before)).toEqual(vpParts(entries, 0, before));
  expect(vpParts(ended, 0, before + 28)).toContainEqual({ part: "end", vp: 28 });
});

test("what was lost is said by its sign and its figure", () => {
  expect(partSaid({ part: "lost", vp: -16 })).toEqual({ part: "lost", sign: "minus", vp: 16 });
});
