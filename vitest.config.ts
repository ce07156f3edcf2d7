// All unit, property and Postgres tests, in one run. Each workspace is a project; those with a set-up of their own say so in their own vitest.config.ts.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["packages/*", "apps/*", "bench"],
    passWithNoTests: true,
  },
});
