// Work done together: never begun before it was asked for, and never twice at once.
import { expect, test } from "vitest";
import { together } from "./together.ts";

test("whoever asks while work is under way waits for the next, which is done once for all of them", async () => {
  const begun: string[][] = [];
  const ask = together(async (asked: ReadonlySet<string>) => {
    begun.push([...asked]);
    return begun.length;
  });
  const first = ask("a");
  await Promise.resolve();
  expect(begun).toEqual([["a"]]);
  expect(await Promise.all([first, ask("a"), ask("b"), ask("b")])).toEqual([1, 2, 2, 2]);
  expect(begun).toEqual([["a"], ["a", "b"]]);
});

test("work that fails fails those who asked for it, and nobody after them", async () => {
  let fails = true;
  const ask = together(async () => {
    if (fails) throw new Error("No.");
    return "Yes.";
  });
  await expect(ask("a")).rejects.toThrow("No.");
  fails = false;
  expect(await ask("a")).toBe("Yes.");
});
