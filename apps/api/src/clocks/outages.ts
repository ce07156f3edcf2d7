// The heartbeat that tells how long the whole service was away: that time is given back to every clock.
import { type Database, holdLock, withLockedGame } from "@pithead/db";
import type { Service } from "../service.ts";
import { tellTable } from "../tables/sitting.ts";
import { upToDate } from "./seat-clocks.ts";

/** Without a heartbeat for so long, from any process, it was an outage. */
const OUTAGE_MS = 60_000;
const ROW = 1;

/** Says that this process is there, and writes down the outage that has ended with that. Before anything is done about clocks, always. */
export async function beat({ db, clock }: Pick<Service, "db" | "clock">, outageMs = OUTAGE_MS): Promise<void> {
  await db.$transaction(async (tx) => {
    await holdLock(tx, "heartbeat");
    const now = clock.now();
    const last = await tx.heartbeat.findUnique({ where: { id: ROW } });
    if (last !== null && last.at >= now) return;
    await tx.heartbeat.upsert({ where: { id: ROW }, create: { id: ROW, at: now }, update: { at: now } });
    if (last !== null && now.getTime() - last.at.getTime() > outageMs) await tx.outage.create({ data: { from: last.at, until: now } });
  });
}

/** Gives the time of outages back to the clocks that do not know of them. Again for what another process has not finished. */
export async function giveBack(service: Service): Promise<void> {
  for (const { id } of await behindOutages(service.db)) {
    await withLockedGame(service, id, async (locked) => {
      await upToDate(locked);
      await tellTable(locked);
    });
  }
}

function behindOutages(db: Database): Promise<{ id: string }[]> {
  return db.$queryRaw`
    select distinct games.id from games join game_players on game_players.game_id = games.id
    where games.status = 'running' and deadline is not null and outage < (select coalesce(max(id), 0) from outages)`;
}
