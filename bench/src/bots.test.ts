// Tournaments are what they say: every step at every table, the same deals from every seat, the same figures for the same seed.
import { expect, test } from "vitest";
import { pairingsFrom } from "./bots.ts";
import { tournament } from "./tournament.ts";
import { wilsonInterval } from "./wilson.ts";

test("without flags every step is played in both games with every number of seats", () => {
  const pairings = pairingsFrom([]);
  expect(pairings).toHaveLength(2 * 3 * 3);
  expect(pairings).toContainEqual({
    game: "kohle-und-kolonie",
    seats: 5,
    strong: "hard",
    weak: "medium",
    games: 120,
    playouts: null,
    seed: "pithead",
  });
});

test("one pairing may be asked for", () => {
  expect(
    pairingsFrom(["--game", "coal-baron", "--seats", "3", "--pair", "hard/random", "--games", "9", "--playouts", "5", "--seed", "x"]),
  ).toEqual([{ game: "coal-baron", seats: 3, strong: "hard", weak: "random", games: 9, playouts: 5, seed: "x" }]);
});

test.each([
  [["--game", "chess"], "there is no such game, or not for so many seats"],
  [["--seats", "9"], "there is no such game, or not for so many seats"],
  [["--pair", "hard"], "--pair must be two of random, easy, medium, hard, as in hard/medium"],
  [["--pair", "hard/best"], "--pair must be two of random, easy, medium, hard, as in hard/medium"],
  [["--games", "0"], "--games must be a whole number from 1"],
  [["--playouts", "many"], "--playouts must be a whole number from 1"],
  [["--fast"], "Unknown option '--fast'"],
])("%j is refused", (args, problem) => {
  expect(pairingsFrom(args)).toContain(problem);
});

test("a tournament is the same for the same seed, and whoever is strong sits everywhere", () => {
  const pairing = { game: "coal-baron", seats: 3, strong: "easy", weak: "random", games: 4, playouts: 1, seed: "x" } as const;
  const heard: number[] = [];
  const result = tournament(pairing, (over) => heard.push(over));
  expect(heard).toEqual([1, 2, 3, 4, 5, 6]);
  expect(result).toMatchObject({ games: 6, evenShare: 0.3333 });
  expect(result.wins).toBeGreaterThan(0);
  expect(tournament(pairing, () => {})).toEqual(result);
});

test.each([
  [0, 10, 0, 0.278],
  [5, 10, 0.237, 0.763],
  [10, 10, 0.722, 1],
  [80, 100, 0.711, 0.867],
])("%i found in %i: Wilson's interval is %d to %d", (found, of, low, high) => {
  const interval = wilsonInterval(found, of);
  expect(interval[0]).toBeCloseTo(low, 3);
  expect(interval[1]).toBeCloseTo(high, 3);
});

test("nothing tried, nothing known", () => {
  expect(wilsonInterval(0, 0)).toEqual([0, 1]);
});
