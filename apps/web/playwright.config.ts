// The browser tests: stories of people who use the whole service, started as a user starts it.
import { defineConfig } from "@playwright/test";

const executablePath = process.env.PLAYWRIGHT_CHROMIUM;

/** Stories that pass the service's time for all, or in which the page has to keep up with a hand. */
const ALONE = /(clocks|loading|motion)\.story\.ts$/;
/** Stories that take longest: they begin first, so that the others fill what they leave. */
const LONG = /(pages|three-players)\.story\.ts$/;

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.story.ts",
  globalSetup: "./e2e/whole-service.ts",
  outputDir: "test-results",
  // The stories share one service on a machine of two cores: while the one browser works, the other waits for the service.
  workers: 2,
  fullyParallel: false,
  projects: [
    { name: "long", testMatch: LONG },
    { name: "short", testIgnore: [LONG, ALONE] },
    // One after the other, and after the rest.
    { name: "alone", testMatch: ALONE, workers: 1, dependencies: ["long", "short"] },
  ],
  retries: 0,
  forbidOnly: true,
  // Limits for a machine that is busy with other things as well; nothing is timed.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: "chromium",
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    // Without a film of each page: to make one takes a good part of a core.
    trace: { mode: "retain-on-failure", screenshots: false },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
