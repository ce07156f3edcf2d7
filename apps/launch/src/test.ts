// `npm test`: every check, then all unit, property and Postgres tests, then the browser tests. The last line is the sum.
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { findBrowser } from "./browser.ts";
import { checkSources } from "./checks/all.ts";
import type { Tally } from "./checks/check.ts";
import { inRoot } from "./folders.ts";
import { readPlaywrightReport, readVitestReport } from "./report.ts";
import { messageOf, Stop } from "./say.ts";
import { runShowing } from "./showing.ts";
import { withTestDatabase } from "./test-database.ts";

const reports = await mkdtemp(path.join(tmpdir(), "pithead-reports-"));
const tally: Tally = { passed: 0, failed: 0 };
for (const [title, part] of [
  ["Checks", checkSources],
  ["Unit, property and Postgres tests", runVitest],
  ["Browser tests", runPlaywright],
] as const) {
  console.log(`\n── ${title}`);
  const counted = await part().catch(failed);
  tally.passed += counted.passed;
  tally.failed += counted.failed;
  console.log(`── ${title}: ${counted.passed} passed, ${counted.failed} failed`);
}
await rm(reports, { recursive: true, force: true });
process.exitCode = tally.failed === 0 ? 0 : 1;
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);

async function runVitest(): Promise<Tally> {
  const report = path.join(reports, "vitest.json");
  const vitest = inRoot("node_modules/vitest/vitest.mjs");
  // By itself Vitest leaves one core idle, which is half of a machine with two; in a configuration this would have to stand in each workspace.
  const args = [vitest, "run", "--maxWorkers=100%", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const run = (url: string) => runShowing(args, inRoot(), { TEST_DATABASE_URL: url });
  const outside = process.env.TEST_DATABASE_URL;
  return readVitestReport(report, await (outside === undefined ? withTestDatabase(run) : run(outside)));
}

async function runPlaywright(): Promise<Tally> {
  const report = path.join(reports, "playwright.json");
  const playwright = createRequire(inRoot("apps/web/package.json")).resolve("@playwright/test/cli");
  const env = { PLAYWRIGHT_CHROMIUM: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return readPlaywrightReport(report, await runShowing([playwright, "test", "--reporter=list,json"], inRoot("apps/web"), env));
}

function failed(error: unknown): Tally {
  console.error(error instanceof Stop ? messageOf(error) : error);
  return { passed: 0, failed: 1 };
}
