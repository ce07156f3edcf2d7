// Who is asked, by the row of a player and what the table says of them.
import { expect, test } from "vitest";
import { asksViewer, type PlayerRow } from "./player-row.ts";

const ROW: PlayerRow = { seat: 0, name: "You", isViewer: true, isToMove: true, isStartPlayer: false, vp: 0, vpWhy: "", figures: [] };
const PLAYING = { resigned: false };

test("a viewer whose move it is is asked", () => {
  expect(asksViewer(ROW, PLAYING)).toBe(true);
  expect(asksViewer({ ...ROW, isToMove: false }, PLAYING)).toBe(false);
});

test("who has resigned is asked nothing: a computer player moves for them", () => {
  expect(asksViewer(ROW, { resigned: true })).toBe(false);
});

test("nobody is asked for another's move", () => {
  expect(asksViewer({ ...ROW, isViewer: false }, PLAYING)).toBe(false);
});
