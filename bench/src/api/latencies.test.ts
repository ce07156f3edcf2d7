// The figures of a benchmark: read from its command line, and made of waits.
import { expect, test } from "vitest";
import { figuresFrom } from "./figures.ts";
import { latenciesOf } from "./latencies.ts";

test("half of the requests took no longer than p50, 99 of 100 no longer than p99", () => {
  const waits = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(latenciesOf(waits)).toEqual({ requests: 200, p50: 100, p99: 198, max: 200 });
  expect(latenciesOf([])).toEqual({ requests: 0, p50: 0, p99: 0, max: 0 });
});

test("figures are whole numbers from 1, by known names", () => {
  expect(figuresFrom(["--moves", "40"], { moves: 1200, port: 3001 })).toEqual({ moves: 40, port: 3001 });
  for (const wrong of [["--moves", "0"], ["--moves", "4.5"], ["--moves"], ["--what", "4"], ["4"]])
    expect(figuresFrom(wrong, { moves: 1200, port: 3001 })).toBeUndefined();
});
