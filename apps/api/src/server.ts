// The process: the service by the system's clock, until it is told to end.
import { clockAheadBy, SYSTEM_CLOCK } from "./clock.ts";
import { type Env, readEnv } from "./env.ts";
import { type Surroundings, serve } from "./serve.ts";

const CENTURY_MS = 100 * 365 * 24 * 3600 * 1000;

try {
  const env = readEnv(process.env);
  const server = await serve(env, surroundingsOf(env));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/** A clock that is moved on by hand jumps, and that is no outage. */
function surroundingsOf({ CLOCK_AHEAD_FILE: ahead }: Env): Surroundings {
  return ahead === undefined ? { clock: SYSTEM_CLOCK } : { clock: clockAheadBy(ahead), outageMs: CENTURY_MS };
}
