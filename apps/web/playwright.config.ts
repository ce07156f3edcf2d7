// The browser tests: stories of people who use the whole service, started as a user starts it.
import { defineConfig } from "@playwright/test";

const executablePath = process.env.PLAYWRIGHT_CHROMIUM;

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.story.ts",
  globalSetup: "./e2e/whole-service.ts",
  outputDir: "test-results",
  // The stories share one service on a machine of two cores.
  workers: 1,
  fullyParallel: false,
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
