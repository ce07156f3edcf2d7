// Looks after the clocks for as long as the process runs.
import type { Jobs } from "../jobs/crew.ts";
import type { Service } from "../service.ts";
import { type SweepOptions, sweep } from "./sweep.ts";

const EVERY_MS = 1000;

/** Looks at once and then every second. While Postgres is away it is waited for. */
export function startClocks(service: Service, { log, outageMs, every = EVERY_MS }: SweepOptions & { every?: number }): Jobs {
  const stopping = new AbortController();
  const going = (async () => {
    while (!stopping.signal.aborted) {
      await sweep(service, { log, outageMs }).catch(() => log.warn({}, "The clocks could not be looked at."));
      await service.clock.wait(every, stopping.signal);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await going;
    },
  };
}
