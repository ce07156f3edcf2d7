// Reads how many tests passed and failed from the reports that Vitest and Playwright write.
import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { Tally } from "./checks/check.ts";

const VitestReport = z.object({
  numTotalTests: z.number(),
  numPassedTests: z.number(),
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** A test that was skipped counts as failed: none may be. A run that failed without a failed test counts as one. */
export async function readVitestReport(file: string, exitCode: number): Promise<Tally> {
  const report = await readJson(file, VitestReport);
  if (report === undefined) return { passed: 0, failed: 1 };
  return tallyOf(report.numPassedTests, report.numTotalTests, exitCode);
}

/** As for Vitest; a test that passed only when tried again counts as failed. */
export async function readPlaywrightReport(file: string, exitCode: number): Promise<Tally> {
  const report = await readJson(file, PlaywrightReport);
  if (report === undefined) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return tallyOf(expected, expected + unexpected + flaky + skipped, exitCode);
}

function tallyOf(passed: number, total: number, exitCode: number): Tally {
  const failed = total - passed;
  return { passed, failed: failed === 0 && (exitCode !== 0 || total === 0) ? 1 : failed };
}

async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return undefined;
  }
}
