// The one door to all levels: it answers whoever is asked, within its budget, and says what it can't do.
import { coalBaron } from "@pithead/game-coal-baron";
import { expect, test } from "vitest";
import { brainOf } from "./brains.ts";
import { choose, consider, type Question } from "./choose.ts";
import { coalBaronBrain } from "./coal-baron/brain.ts";
import { LEVELS } from "./level.ts";
import { positionsOf } from "./testing/positions.ts";

const [position] = positionsOf(coalBaronBrain, [{}]).slice(40);

function question(change: Partial<Question> = {}): Question {
  if (position === undefined) throw new Error("No position.");
  const { state, seat } = position;
  return { game: "coal-baron", rules: 1, level: "hard", seat, view: coalBaron.view(state, seat), seed: "x", playouts: 40, ...change };
}

test.each(LEVELS)("%s looks at several moves, each once, and its choice is the first of them", (level) => {
  const opinions = consider(question({ level }));
  expect(opinions.length).toBeGreaterThan(1);
  expect(new Set(opinions.map(({ command }) => JSON.stringify(command))).size).toBe(opinions.length);
  expect(opinions.every(({ worth }) => worth >= 0 && worth <= 1)).toBe(true);
  expect(choose(question({ level }))).toEqual(opinions[0]?.command);
});

test("another seed may lead to another move", () => {
  const moves = ["a", "b", "c", "d", "e", "f"].map((seed) => JSON.stringify(choose(question({ level: "easy", seed }))));
  expect(new Set(moves).size).toBeGreaterThan(1);
});

test("out of time from the start, hard still answers", () => {
  let asked = 0;
  const outOfTime = () => ++asked > 0;
  const command = choose(question({ outOfTime }));
  expect(asked).toBe(1);
  if (position !== undefined) expect(coalBaron.decide(position.state, position.seat, coalBaronCommand(command)).ok).toBe(true);
});

test("hard stops as soon as it is out of time", () => {
  let asked = 0;
  choose(question({ playouts: 1000, outOfTime: () => ++asked === 7 }));
  expect(asked).toBe(7);
});

test.each([
  ["chess", 1],
  ["coal-baron", 2],
])("nobody knows %s, version %i", (game, rules) => {
  expect(brainOf(game, rules)).toBeUndefined();
  expect(() => choose(question({ game, rules }))).toThrow(`Computer players don't know the rules of ${game}, version ${rules}.`);
});

test.each(LEVELS)("%s has nothing to choose for a seat that is not asked", (level) => {
  const seat = 1 - (position?.seat ?? 0);
  expect(consider(question({ level, seat }))).toEqual([]);
  expect(() => choose(question({ level, seat }))).toThrow(`Seat ${seat} is not asked.`);
});

function coalBaronCommand(command: object) {
  const parsed = coalBaron.parseCommand(command);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}
