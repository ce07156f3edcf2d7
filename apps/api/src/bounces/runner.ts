// Looks through the mailbox for bounces, again and again, from a process's start to its stop.
import { setTimeout as wait } from "node:timers/promises";
import type { PostOffice } from "../jobs/post-office.ts";
import { aloneAt } from "../notices/alone.ts";
import type { Mailbox } from "./mailbox.ts";
import { takeBack } from "./take-back.ts";

const LOOK_EVERY_MS = 60_000;

/** Of several processes one looks at a time. A mailbox that cannot be read is tried again. */
export function startBounces(office: PostOffice, mailbox: Mailbox, lookEvery = LOOK_EVERY_MS): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const going = go();
  async function go(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await aloneAt(office.db, "the mailbox for bounces", () => mailbox.lookThrough((mail) => takeBack(office, mail)));
      } catch (error) {
        office.log.warn({ error: faultOf(error) }, "The mailbox for bounces could not be looked through, and is tried again.");
      }
      await wait(lookEvery, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  return {
    stop: () => {
      stopping.abort();
      return going;
    },
  };
}

/** Our own words name no address, and others' are kept to their code. */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.message.startsWith("The mailbox for bounces") ? error.message : error.name;
}
