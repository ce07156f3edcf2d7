// One look at everything that time alone brings about. What is due stands in our tables, by our clock; whoever looks first acts, under the game's lock.
import { type Database, type LockedGame, withLockedGame } from "@pithead/db";
import type { JobLog } from "../jobs/post-office.ts";
import type { Service } from "../service.ts";
import { expire } from "./expire.ts";
import { beat, giveBack } from "./outages.ts";
import { beginByItself, settleVacations } from "./vacations.ts";
import { closeVote } from "./vote.ts";
import { VOTE_MS } from "./voters.ts";

const HOUR_MS = 3600 * 1000;
/** How many seats are looked up at once. */
const MOST = 500;

interface DueSeat {
  readonly gameId: string;
  readonly seat: number | null;
}

export interface SweepOptions {
  readonly log: JobLog;
  /** Without a heartbeat for so long it was an outage. */
  readonly outageMs?: number | undefined;
}

interface WhatIsDue {
  readonly outages: boolean;
  readonly vacations: boolean;
  readonly soon: boolean;
  readonly expired: boolean;
  readonly votes: boolean;
}

/** Whether there may be anything of each kind: one question a second for every process, to which the answer mostly is no. */
async function whatIsDue(db: Database, now: Date): Promise<WhatIsDue> {
  const [due] = await db.$queryRaw<WhatIsDue[]>`
    select
      exists (select 1 from games join game_players on game_players.game_id = games.id where status = 'running'
        and deadline is not null and outage < (select coalesce(max(id), 0) from outages)) as outages,
      exists (select 1 from vacations where not settled) as vacations,
      exists (select 1 from game_players where deadline > ${now} and deadline <= ${new Date(now.getTime() + HOUR_MS)}) as soon,
      exists (select 1 from game_players where deadline <= ${now}) as expired,
      exists (select 1 from game_players where time_up_at <= ${new Date(now.getTime() - VOTE_MS)}) as votes`;
  return due ?? { outages: false, vacations: false, soon: false, expired: false, votes: false };
}

/** What fails is logged, and tried again at the next look; it holds nothing else up. */
export async function sweep(service: Service, { log, outageMs }: SweepOptions): Promise<void> {
  const { db, clock } = service;
  await beat(service, outageMs);
  const now = clock.now();
  const due = await whatIsDue(db, now);
  if (due.outages) await giveBack(service);
  if (due.vacations) await settleVacations(service);
  const seat = { gameId: true, seat: true } as const;
  const timed = { status: "running" } as const;
  const soon = new Date(now.getTime() + HOUR_MS);
  if (due.soon)
    await each(
      beginByItself,
      await db.gamePlayer.findMany({
        where: { deadline: { gt: now, lte: soon }, user: { autoVacation: true }, game: { ...timed, vacations: true } },
        select: seat,
      }),
    );
  if (due.expired)
    await each(
      (locked, index) => expire(service, locked, index),
      await db.gamePlayer.findMany({
        where: { deadline: { lte: now }, game: timed },
        orderBy: { deadline: "asc" },
        take: MOST,
        select: seat,
      }),
    );
  if (due.votes)
    await each(
      (locked, index) => closeVote(service, locked, index),
      await db.gamePlayer.findMany({
        where: { timeUpAt: { lte: new Date(now.getTime() - VOTE_MS) }, playedBy: null, game: { ...timed, atExpiry: "vote" } },
        take: MOST,
        select: seat,
      }),
    );

  async function each(act: (locked: LockedGame, seat: number) => Promise<boolean>, due: readonly DueSeat[]): Promise<void> {
    for (const { gameId, seat: index } of due) {
      if (index === null) continue;
      try {
        await withLockedGame(service, gameId, (locked) => act(locked, index));
      } catch (error) {
        log.error({ gameId, seat: index, error: error instanceof Error ? error.name : "unknown" }, "A clock could not be acted on.");
      }
    }
  }
}
