// The curve of chances: calm where moves only lift their maker, sudden where the game turned.
import { expect, test } from "vitest";
import { calmed } from "./calmed.ts";

/** What each mover gains is lost again to the others. */
const sawtooth = (seats: number, length: number) =>
  Array.from({ length }, (_, at) => Array.from({ length: seats }, (_, seat) => (at % seats === seat ? 0.4 : 0.6 / (seats - 1))));

test.each([2, 3, 4, 5])("what every move of %i players lifts is made even", (seats) => {
  const curve = calmed(sawtooth(seats, 30));
  for (const chances of curve.slice(5, 25)) for (const chance of chances) expect(chance).toBeCloseTo(1 / seats);
});

test("all chances sum to 1, and the result stays as it is", () => {
  const curve = calmed([...sawtooth(3, 20), [0, 1, 0]]);
  for (const chances of curve) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(curve.at(-1)).toEqual([0, 1, 0]);
  expect(calmed([[1, 0]])).toEqual([[1, 0]]);
});

test("a turn stays sudden, with the chances right before and after it", () => {
  const level = (chance: number) => Array.from({ length: 10 }, () => [chance, 1 - chance]);
  const curve = calmed([...level(0.7), ...level(0.3)], [10]);
  expect(curve.slice(1, 10).every(([chance]) => Math.abs((chance ?? 0) - 0.7) < 1e-9)).toBe(true);
  expect(curve.slice(10, 19).every(([chance]) => Math.abs((chance ?? 0) - 0.3) < 1e-9)).toBe(true);
  const judged = [
    [0.5, 0.5],
    [0.8, 0.2],
    [0.2, 0.8],
    [0.5, 0.5],
    [0, 1],
  ];
  expect(calmed(judged, [2]).slice(1, 3)).toEqual(judged.slice(1, 3));
});
