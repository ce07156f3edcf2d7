// All unit, property and Postgres tests, in one run. Each workspace is a project; those with a set-up of their own say so in their own vitest.config.ts.
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Takes more than a minute by itself: begun last, it would keep one core waiting for the other. */
const LONGEST = "apps/api/src/testing/month/month.test.ts";

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(LONGEST);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    projects: ["packages/*", "apps/*", "bench"],
    passWithNoTests: true,
    sequence: { sequencer: LongestFirst },
  },
});
