// The tests start processes: on a busy machine each takes seconds, and none may be hurried.
import { defineProject } from "vitest/config";

export default defineProject({ test: { testTimeout: 120_000 } });
