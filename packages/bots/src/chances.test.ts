// Chances of winning: what games played on say, and how many of them it takes.
import { expect, test } from "vitest";
import { chancesFrom, endings } from "./chances.ts";
import { coalBaronBrain as brain } from "./coal-baron/brain.ts";
import { positionsOf } from "./testing/positions.ts";

const ACCURACY = { error: 0.025, fewest: 20, most: 120 };
const [position] = positionsOf(brain, [{}]).slice(60);
if (position === undefined) throw new Error("No position.");
const { state } = position;

test("games played on are the same for the same seed and number, each shared out in full, and leave the position as it is", () => {
  const before = JSON.stringify(state);
  const games = (first: number, count: number) => endings(brain, { state, made: 60 }, { seed: "x", first, games: count });
  const all = games(0, 6);
  expect([...games(0, 2), ...games(2, 4)]).toEqual(all);
  expect(new Set(all.map((shares) => JSON.stringify(shares))).size).toBeGreaterThan(1);
  for (const shares of all) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(JSON.stringify(state)).toBe(before);
});

test("the same lead counts for more the less of the game was played on", () => {
  const ends = (made: number) => endings(brain, { state, made }, { seed: "x", first: 0, games: 6 });
  const late = ends(1000);
  for (const [game, early] of ends(10).entries()) expect(Math.max(...(late[game] ?? []))).toBeGreaterThan(Math.max(...early));
});

test("as many games are played on as it takes to know every seat's chance well enough", () => {
  const even = Array.from({ length: 20 }, () => [0.5, 0.5]);
  const wild = Array.from({ length: 20 }, (_, game) => (game % 2 === 0 ? [1, 0] : [0, 1]));
  expect(chancesFrom([], ACCURACY)).toBeUndefined();
  expect(chancesFrom(even.slice(1), ACCURACY)).toBeUndefined();
  expect(chancesFrom(even, ACCURACY)).toEqual([0.5, 0.5]);
  expect(chancesFrom(wild, ACCURACY)).toBeUndefined();
  expect(chancesFrom(wild, { ...ACCURACY, error: 0.2 })).toEqual([0.5, 0.5]);
  expect(chancesFrom(Array.from({ length: 6 }, () => wild).flat(), ACCURACY)).toEqual([0.5, 0.5]);
});
