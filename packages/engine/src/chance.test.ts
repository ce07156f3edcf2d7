// Fair chance, by the test vector of `record.md`.
import { expect, test } from "vitest";
import { chanceFrom, commitmentOf, gameSeedOf, joinOrderOf } from "./chance.ts";

const SERVER_SEED = "00".repeat(32);
const GAME_SEED = gameSeedOf(SERVER_SEED, ["a", "b"], "test");

test("the test vector of record.md holds", () => {
  expect(commitmentOf(SERVER_SEED)).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
  expect(GAME_SEED).toBe("b2345b9e09068a0547bf65ce41aeaca6fca55cbbacfc7ced9dbaa66b10195ea9");
  const chance = chanceFrom(GAME_SEED);
  expect(chance.shuffle("tiles", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([5, 4, 8, 1, 2, 7, 9, 0, 3, 6]);
  expect(chance.uniform("start", 4)).toBe(2);
});

test("every label starts its own stream at block 0", () => {
  const chance = chanceFrom(GAME_SEED);
  expect(chance.uniform("start", 4)).toBe(chance.uniform("start", 4));
  expect(chance.shuffle("a", [...Array(20).keys()])).not.toEqual(chance.shuffle("b", [...Array(20).keys()]));
});

test("a stream longer than one block goes on with the next", () => {
  const shuffled = chanceFrom(GAME_SEED).shuffle("long", [...Array(100).keys()]);
  expect(new Set(shuffled).size).toBe(100);
});

test("the seeds are told apart by the line ends between them", () => {
  expect(gameSeedOf(SERVER_SEED, ["ab", ""], "g")).not.toBe(gameSeedOf(SERVER_SEED, ["a", "b"], "g"));
});

test("items may be of any type, undefined too, and the list given is left as it was", () => {
  const list = [undefined, null, "x"];
  expect(new Set(chanceFrom(GAME_SEED).shuffle("any", list))).toEqual(new Set(list));
  expect(list).toEqual([undefined, null, "x"]);
});

test("uniform is uniform", () => {
  const chance = chanceFrom(GAME_SEED);
  const counts = [0, 0, 0];
  for (let i = 0; i < 3000; i++) {
    const drawn = chance.uniform(`draw-${i}`, 3);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(900);
});

test("the join order is a shuffle of who joined under the label seats", () => {
  const chance = chanceFrom(GAME_SEED);
  expect(joinOrderOf(chance, 4)).toEqual(chance.shuffle("seats", [0, 1, 2, 3]));
});
