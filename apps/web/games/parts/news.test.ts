// What of the log is told as news.
import { expect, test } from "vitest";
import { isNews } from "./news.ts";

const row = (seq: number, seat: number | null, auto: "forced" | "order" | null = null) => ({ seq, seat, auto });

test("Other players' moves and the host's are news, one's own are not.", () => {
  expect([row(5, 1), row(6, null), row(7, 0)].map((entry) => isNews(entry, 0, 4))).toEqual([true, true, false]);
});

test("What followed one's own move by itself is news, also where it was made in one's own name.", () => {
  expect([row(5, 0), row(6, 1, "order"), row(7, 0, "forced")].map((entry) => isNews(entry, 0, 4))).toEqual([false, true, true]);
});

test("What was seen is none, and neither is anything to who only watches.", () => {
  expect(isNews(row(4, 1), 0, 4)).toBe(false);
  expect(isNews(row(5, 1), null, 0)).toBe(false);
});
