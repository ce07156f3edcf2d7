// The heartbeat that tells how long the whole service was away: that time is given back to every clock.
import { type Database, withLockedGame } from "@pithead/db";
import type { Service } from "../service.ts";
import { tellTable } from "../tables/sitting.ts";
import { upToDate } from "./seat-clocks.ts";

/** Without a heartbeat for so long, from any process, it was an outage. */
const OUTAGE_MS = 60_000;
const ROW = 1;

/** Says that this process is there, and writes down the outage that has ended with that. Before anything is done about clocks, always. */
export async function beat({ db, clock }: Pick<Service, "db" | "clock">, outageMs = OUTAGE_MS): Promise<void> {
  const now = clock.now();
  // One statement, since every process says so every second. A second process waits at the row and then finds it new; counting has it read before it is written.
  await db.$executeRaw`
    with last as materialized (select at from heartbeat where id = ${ROW} for update),
    outage as (
      insert into outages ("from", until)
      select at, ${now}::timestamptz from last where at < ${new Date(now.getTime() - outageMs)})
    insert into heartbeat (id, at) select ${ROW}, ${now}::timestamptz from (select count(*) from last) as looked
    on conflict (id) do update set at = excluded.at where heartbeat.at < excluded.at`;
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
