// The tests start processes: on a busy machine each takes seconds, and none may be hurried. Those of the database run on a real Postgres.
import { defineProject } from "vitest/config";

export default defineProject({
  test: { testTimeout: 120_000, hookTimeout: 120_000, globalSetup: ["../../packages/db/src/testing/global-setup.ts"] },
});
