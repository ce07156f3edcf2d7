// Tests of the API run on a real Postgres.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "api", globalSetup: ["../../packages/db/src/testing/global-setup.ts"], testTimeout: 30_000, hookTimeout: 30_000 },
});
