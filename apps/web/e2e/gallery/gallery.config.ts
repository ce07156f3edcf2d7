// The gallery: pictures of what there is to see, made of the whole service with games that are the same each time.
import { defineConfig } from "@playwright/test";
import stories from "../../playwright.config.ts";

export default defineConfig({
  ...stories,
  projects: [{}],
  workers: 1,
  testDir: ".",
  testMatch: "*.gallery.ts",
  globalSetup: "../whole-service.ts",
  outputDir: "../../test-results",
  timeout: 3_600_000,
  use: { ...stories.use, trace: "off" },
});
