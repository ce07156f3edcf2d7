// One thing that must hold of the sources, and how a list of them is gone through.
import { messageOf } from "../say.ts";

export interface Check {
  name: string;
  /** @returns what is wrong, for a developer to read; undefined when nothing is. */
  run(): Promise<string | undefined>;
}

/** How many tests or checks held, and how many did not. */
export interface Tally {
  passed: number;
  failed: number;
}

/** Runs the checks, a few at a time, and prints a line for each. What is wrong is printed at once. */
export async function runChecks(checks: readonly Check[], atOnce: number): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 };
  const waiting = [...checks];
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const began = Date.now();
      const wrong = await check.run().catch(messageOf);
      console.log(`${wrong === undefined ? "✓" : "✗"} ${check.name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      if (wrong === undefined) tally.passed += 1;
      else {
        tally.failed += 1;
        console.log(wrong.trimEnd().replaceAll(/^/gm, "  "));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return tally;
}
