// Turns: a few at a time, in order, and others in between.
import { setImmediate as next } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("a few go at a time, in the order of asking, and the event loop turns in between", async () => {
  const turn = createTurns(2);
  const gone: number[] = [];
  const all = Promise.all([0, 1, 2, 3, 4].map((each) => turn().then(() => gone.push(each))));
  const after: number[] = [];
  for (let look = 0; look < 4; look++) {
    after.push(gone.length);
    await next();
  }
  await all;
  expect(after).toEqual([0, 2, 4, 5]);
  expect(gone).toEqual([0, 1, 2, 3, 4]);
});
