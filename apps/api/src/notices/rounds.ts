// The rounds of this process: it looks for due notices again and again, from its start to its stop.
import { beat } from "../clocks/outages.ts";
import type { PostOffice } from "../jobs/post-office.ts";
import { deliverDue } from "./deliver.ts";

export interface Rounds {
  /** Begins no more rounds and waits for the one under way. */
  stop(): Promise<void>;
}

interface RoundsOptions {
  /** In milliseconds by the service's clock. */
  readonly lookEvery: number;
  /** Without a heartbeat for so long it was an outage. */
  readonly outageMs?: number | undefined;
}

/** Several processes may go rounds: a user's notices are looked after by one at a time. */
export function startRounds(office: PostOffice, { lookEvery, outageMs }: RoundsOptions): Rounds {
  const stopping = new AbortController();
  const going = go();
  async function go(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        // An outage must be known before anybody is reminded of a deadline that it has put off.
        await beat(office, outageMs);
        await deliverDue(office);
      } catch (error) {
        office.log.warn({ error: error instanceof Error ? error.name : "unknown" }, "A round of notices broke off, and is begun again.");
      }
      await office.clock.wait(lookEvery, stopping.signal);
    }
  }
  return {
    stop: () => {
      stopping.abort();
      return going;
    },
  };
}
