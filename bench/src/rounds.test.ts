// Medians, and results that are kept.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { keepResults } from "./results.ts";
import { median } from "./rounds.ts";

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
])("the median of %j is %d", (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

test("results replace those of the same name and leave the others", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "pithead-bench-"));
  const file = path.join(folder, "results.json");
  writeFileSync(file, JSON.stringify({ api: { movesPerSecond: 1 }, engine: { old: 1 } }));
  keepResults(pathToFileURL(file), { engine: { "coal-baron": 2 } });
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({ api: { movesPerSecond: 1 }, engine: { "coal-baron": 2 } });
  rmSync(folder, { recursive: true });
});
