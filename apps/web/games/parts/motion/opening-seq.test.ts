// Where a table opens.
import { expect, test } from "vitest";
import { MOST_PLAYED, openingSeq } from "./opening-seq.ts";

test("a table opens at the position last seen", () => {
  expect(openingSeq({ seat: 1, seq: 20, seenSeq: 15 })).toBe(15);
});

test("of many moves the last ones are played", () => {
  expect(openingSeq({ seat: 0, seq: 90, seenSeq: 15 })).toBe(90 - MOST_PLAYED);
});

test("it opens at the newest when all is seen, at a first look, and for who only watches", () => {
  expect(openingSeq({ seat: 1, seq: 20, seenSeq: 20 })).toBeUndefined();
  expect(openingSeq({ seat: 1, seq: 20, seenSeq: 0 })).toBeUndefined();
  expect(openingSeq({ seat: null, seq: 20, seenSeq: 15 })).toBeUndefined();
});
