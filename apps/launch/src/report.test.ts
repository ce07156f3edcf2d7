// The sum on the last line of `npm test`: nothing that was not run, or only passed at a second try, counts as passed.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readPlaywrightReport, readVitestReport } from "./report.ts";

async function fileWith(report: unknown): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "pithead-report-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, "report.json");
  await writeFile(file, JSON.stringify(report));
  return file;
}

test.each([
  ["all passed", { numTotalTests: 5, numPassedTests: 5 }, 0, { passed: 5, failed: 0 }],
  ["one failed", { numTotalTests: 5, numPassedTests: 4 }, 1, { passed: 4, failed: 1 }],
  ["one was skipped", { numTotalTests: 5, numPassedTests: 4 }, 0, { passed: 4, failed: 1 }],
  ["a file could not be loaded", { numTotalTests: 5, numPassedTests: 5 }, 1, { passed: 5, failed: 1 }],
  ["nothing was found", { numTotalTests: 0, numPassedTests: 0 }, 0, { passed: 0, failed: 1 }],
])("Vitest: %s", async (_, report, code, tally) => {
  expect(await readVitestReport(await fileWith(report), code)).toEqual(tally);
});

test.each([
  ["all passed", { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, 0, { passed: 3, failed: 0 }],
  ["one passed at the second try", { expected: 2, unexpected: 0, flaky: 1, skipped: 0 }, 0, { passed: 2, failed: 1 }],
  ["the set-up failed", { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, 1, { passed: 0, failed: 1 }],
])("Playwright: %s", async (_, stats, code, tally) => {
  expect(await readPlaywrightReport(await fileWith({ stats }), code)).toEqual(tally);
});

test("no report at all is one failure", async () => {
  expect(await readVitestReport("no-such-file.json", 0)).toEqual({ passed: 0, failed: 1 });
});
