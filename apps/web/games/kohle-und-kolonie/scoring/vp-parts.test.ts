// The parts of a player's VP add up to what they have, in a game that was really played.
import { expect, test } from "vitest";
import { lessonGame, lessonLog } from "../../lesson/hosted-lesson.ts";
import { playedOn, playedThrough } from "../../lesson/playing.ts";
import { LATER } from "../lesson/later-moves.ts";
import { FIRST_ROUND } from "../lesson/lesson.ts";
import { vpParts } from "./vp-parts.ts";

const played = playedOn(FIRST_ROUND, playedThrough(FIRST_ROUND), LATER);

test("two VP are there at the start, whatever came later", () => {
  const { players } = lessonGame("game", FIRST_ROUND, played).table;
  for (const [seat, { score }] of players.entries()) {
    const parts = vpParts(lessonLog(FIRST_ROUND, played), seat, score ?? 0);
    expect(parts.find(({ part }) => part === "start")).toEqual({ part: "start", vp: 2 });
    expect(parts.reduce((sum, { vp }) => sum + vp, 0)).toBe(score);
  }
});
