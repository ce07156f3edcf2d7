// Playwright for `npm run bench -- pages`: the stories' service and browser, other files.
import { defineConfig } from "@playwright/test";
import stories from "./playwright.config.ts";

export default defineConfig({ ...stories, projects: [{}], workers: 1, testMatch: "**/*.bench.ts", reporter: "line" });
