// One look at everything that time alone brings about. What is due stands in our tables, by our clock; whoever looks first acts, under the game's lock.
import { type LockedGame, withLockedGame } from "@pithead/db";
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

/** What fails is logged, and tried again at the next look; it holds nothing else up. */
export async function sweep(service: Service, { log, outageMs }: SweepOptions): Promise<void> {
  const { db, clock } = service;
  await beat(service, outageMs);
  await giveBack(service);
  await settleVacations(service);
  const now = clock.now();
  const seat = { gameId: true, seat: true } as const;
  const timed = { status: "running" } as const;
  const soon = new Date(now.getTime() + HOUR_MS);
  await each(
    beginByItself,
    await db.gamePlayer.findMany({
      where: { deadline: { gt: now, lte: soon }, user: { autoVacation: true }, game: { ...timed, vacations: true } },
      select: seat,
    }),
  );
  await each(
    (locked, index) => expire(service, locked, index),
    await db.gamePlayer.findMany({
      where: { deadline: { lte: now }, game: timed },
      orderBy: { deadline: "asc" },
      take: MOST,
      select: seat,
    }),
  );
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
