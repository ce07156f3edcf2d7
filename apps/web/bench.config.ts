// Playwright for `npm run bench -- pages`: the stories' service and browser, other files.
import { defineConfig } from "@playwright/test";
import stories from "./playwright.config.ts";

export default defineConfig({ ...stories, testMatch: "**/*.bench.ts", reporter: "line" });
