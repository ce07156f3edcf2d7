// The tests of this package paint whole boards: on a machine that is busy with other things as well, that takes longer than most tests may.
import { defineConfig } from "vitest/config";

export default defineConfig({ test: { testTimeout: 60_000 } });
