// Runs a set of services until one dies or somebody stops them: then stops them all, the last started first.

import { Stop, say } from "./say.ts";
import type { Service } from "./service.ts";

export interface Crew {
  /** Puts a started service in charge of the crew. Its death ends everything. */
  add(service: Service): void;
  /** Something else to undo at the end, after what was added later. */
  atEnd(undo: () => Promise<void>): void;
  /** Aborted when it is time to stop, with the reason. */
  readonly signal: AbortSignal;
}

/** One Ctrl-C may arrive several times: from the terminal itself, and passed on by npm and by the bootstrap. */
const SAME_KEY_MS = 1000;

/** The reason of an orderly stop. */
class Asked extends Error {}

/**
 * Runs `begin`, which starts services, and then waits. Ends with exit code 0 when stopped by a signal or by the death of the parent process,
 * with 1 and one sentence when a service dies or `begin` throws, and leaves no process behind. A second Ctrl-C ends everything at once.
 */
export async function supervise(begin: (crew: Crew) => Promise<void>): Promise<never> {
  const stopping = new AbortController();
  const services: Service[] = [];
  const undos: (() => Promise<void>)[] = [];
  let askedAt: number | undefined;
  const ask = () => {
    if (askedAt === undefined) {
      askedAt = Date.now();
      stopping.abort(new Asked());
    } else if (Date.now() - askedAt > SAME_KEY_MS) endAtOnce(services);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, ask);
  process.once("disconnect", ask);

  const crew: Crew = {
    signal: stopping.signal,
    atEnd: (undo) => undos.push(undo),
    add: (service) => {
      services.push(service);
      undos.push(service.stop);
      service.ended.then((how) => stopping.abort(new Stop(how)));
    },
  };
  const stopped = new Promise<never>((_, reject) => stopping.signal.addEventListener("abort", () => reject(stopping.signal.reason)));
  const begun = begin(crew);
  try {
    await Promise.race([begun, stopped]);
    await stopped;
  } catch (error) {
    const wasAsked = error instanceof Asked;
    if (wasAsked) say("pithead", "stopping …");
    stopping.abort(error);
    await begun.catch(() => {});
    for (const undo of undos.reverse()) await undo();
    if (wasAsked) say("pithead", "stopped");
    else console.error(error instanceof Stop ? error.message : error);
    process.exit(wasAsked ? 0 : 1);
  }
  throw new Error("A crew ends only by being stopped.");
}

function endAtOnce(services: readonly Service[]): never {
  for (const service of services) service.kill();
  console.error("Ended at once.");
  process.exit(130);
}
