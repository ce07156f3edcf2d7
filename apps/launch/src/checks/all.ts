// Every check of the sources, the slow ones first.
import { availableParallelism } from "node:os";
import { generateClient } from "../build.ts";
import { runChecks, type Tally } from "./check.ts";
import { HOUSE_RULES } from "./house-rules.ts";
import { LOCK_FILE } from "./lock-file.ts";
import { TOOL_CHECKS } from "./tools.ts";
import { typeChecks } from "./types.ts";

/** Runs all of them, after making the Prisma client, whose types some need. */
export async function checkSources(): Promise<Tally> {
  await generateClient();
  return runChecks([...typeChecks(), ...TOOL_CHECKS, ...HOUSE_RULES, LOCK_FILE], Math.min(4, availableParallelism()));
}
