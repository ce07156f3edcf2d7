// What everybody in a simulated month acts in: its time, the service, the agenda, and the journal.
import type { Person } from "./habits.ts";
import type { Deed, Journal } from "./journal.ts";
import type { Asked, Processes } from "./processes.ts";

export interface World {
  readonly journal: Journal;
  readonly processes: Processes;
  readonly people: readonly Person[];
  readonly begins: number;
  readonly ends: number;
  /** Whole numbers from 0 below its argument. */
  random(n: number): number;
  now(): number;
  /** Something to be done then. */
  plan(at: number, act: () => Promise<void>): void;
  /** Makes the next move while a process is killed in its midst. Once, where it is due. */
  readonly dangers: { inMove: boolean; inPost: boolean };
  /** Kills one of the processes, and starts another in its stead. */
  replaceOne(): Promise<void>;
}

/** What may be answered to somebody who is late: it is over, or not theirs any more. */
const FINE = new Set([200, 201, 204, 403, 409]);

/** Asks as somebody; what should never be answered is a fault. */
export async function ask(
  { processes, journal, now }: World,
  { id }: Person,
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  body?: object,
): Promise<Asked> {
  const answer = await processes.ask(id, method, path, body);
  if (!FINE.has(answer.status))
    journal.faults.push(`${new Date(now()).toISOString()} ${id} ${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

export function isDone({ status }: Asked): boolean {
  return status >= 200 && status < 300;
}

export function writeDown({ journal, now }: World, { id: userId }: Person, gameId: string, seq: number, deed: Deed): void {
  journal.done.push({ at: now(), userId, gameId, seq, ...deed });
}
