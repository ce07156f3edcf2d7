// What arrived, read as its receiver reads it: what it is about first, and which games it names.
import type { Person } from "../habits.ts";
import type { Journal, Try } from "../journal.ts";

/** How the start of a game is told: by its last seat, or by its owner. */
export const STARTS: readonly string[] = ["table-full", "started"];

export interface Message extends Try {
  readonly userId: string;
  readonly kind: string;
  /** The game and position that it is about first. */
  readonly gameId: string;
  readonly seq: number;
  /** All games that it leads to. */
  readonly names: ReadonlySet<string>;
}

export interface Messages {
  /** Everything that reached somebody by a channel, in its order; the same message twice is there once. */
  arrived(userId: string, channel: Try["channel"]): readonly Message[];
  /** What was tried, arrived or not. */
  tried(userId: string, channel: Try["channel"]): readonly Try[];
  /** The same message again, where the service could not know that it had arrived. */
  readonly again: number;
  readonly faults: readonly string[];
}

export function messagesOf({ tries, kills }: Journal, people: readonly Person[]): Messages {
  const userIds = new Map(people.flatMap(({ id, email }) => [[id, id] as const, ...(email === null ? [] : [[email, id] as const])]));
  const arrived = new Map<string, Message[]>();
  const tried = new Map<string, Try[]>();
  const faults: string[] = [];
  let again = 0;
  for (const each of tries) {
    const userId = userIds.get(each.to) ?? "";
    const key = `${each.channel} ${userId}`;
    const before = arrived.get(key) ?? [];
    tried.set(key, [...(tried.get(key) ?? []), each]);
    if (!each.taken) continue;
    const earlier = before.find(({ id }) => id === each.id);
    if (earlier === undefined) arrived.set(key, [...before, read(each, userId)]);
    else if (!earlier.answered || kills.includes(earlier.at)) again += 1;
    else
      faults.push(
        `${new Date(each.at).toISOString()} ${userId} ${each.channel} ${each.id}: came twice, first at ${new Date(earlier.at).toISOString()}`,
      );
  }
  return {
    arrived: (userId, channel) => arrived.get(`${channel} ${userId}`) ?? [],
    tried: (userId, channel) => tried.get(`${channel} ${userId}`) ?? [],
    again,
    faults,
  };
}

function read(tried: Try, userId: string): Message {
  const [kind = "", gameId = "", seq = ""] = tried.id.split(".");
  const names = new Set([...tried.says.matchAll(/\/games\/([a-z0-9]{10})\b/g)].map(([, id]) => id ?? ""));
  return { ...tried, userId, kind, gameId, seq: Number(seq), names };
}
