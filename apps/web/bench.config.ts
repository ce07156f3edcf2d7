// Playwright for `npm run bench -- pages`: the stories' service and browser, other files.
import { defineConfig } from "@playwright/test";
import stories from "./playwright.config.ts";

/** On a machine that is busy with other things as well. */
const AN_HOUR = 3_600_000;

export default defineConfig({ ...stories, projects: [{}], workers: 1, timeout: AN_HOUR, testMatch: "**/*.bench.ts", reporter: "line" });
