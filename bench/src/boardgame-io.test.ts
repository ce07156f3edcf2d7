// The benchmark compares like with like.
import { newestRulesetOf } from "@pithead/catalog";
import { canonicalJson, type Ruleset } from "@pithead/engine";
import { randomGame } from "@pithead/engine-testkit/random-player";
import { expect, test, vi } from "vitest";
import { playByBoardgameIo } from "./boardgame-io.ts";

function rulesNamed(game: string): Ruleset {
  const rules = newestRulesetOf(game);
  if (rules === undefined) throw new Error(`${game} is not in the catalog.`);
  return rules;
}

test.each([
  ["coal-baron", 2],
  ["coal-baron", 3],
  ["coal-baron", 4],
  ["kohle-und-kolonie", 3],
  ["kohle-und-kolonie", 4],
  ["kohle-und-kolonie", 5],
])("a recorded game of %s of %i players ends in the same state by boardgame.io", (name, seats) => {
  const rules = rulesNamed(name);
  const game = randomGame(rules, { options: {}, seats, seed: "like with like" });
  expect(canonicalJson(playByBoardgameIo(rules, game))).toBe(canonicalJson(game.state));
});

test("boardgame.io refuses what we refuse: a game whose first move is illegal goes nowhere", () => {
  const rules = rulesNamed("coal-baron");
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  const game = randomGame(rules, { options: {}, seats: 2, seed: "like with like" });
  const moves = game.moves.slice(0, 1).map(({ seat }) => ({ seat, move: { type: "draft", order: "barrow-XX" } }));
  expect(() => playByBoardgameIo(rules, { ...game, moves })).toThrow("did not play the game to its end");
  expect(told).toHaveBeenCalledWith(expect.stringContaining("ERROR:"), expect.stringContaining("invalid move: play"));
});
