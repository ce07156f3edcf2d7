// Telling dead workers from living ones, so that what a killed process had begun is begun again at once.
//
// graphile-worker frees the jobs of a process that has vanished only after four hours. Here each process holds an advisory
// lock of Postgres named by its worker pool, on a connection of its own. Postgres drops the lock with the connection: whoever's
// lock is free is dead. Every process looks for dead ones at its start, a few times soon after, since Postgres may notice a broken
// connection a moment later, and then twice a minute, and frees their jobs.
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@pithead/db";
import pg from "pg";
import type { JobLog } from "./post-office.ts";

const FIRST_LOOK_MS = 500;
/** The time between two looks doubles up to this. */
const LOOK_MS = 30_000;
const RECONNECT_MS = 500;

export interface Life {
  /** Shows that this worker pool lives. Resolves when its lock is held, which must be before it takes its first job. */
  show(pool: string): Promise<void>;
  stop(): Promise<void>;
}

/** Frees what dead workers hold, now and from then on, and shows that the pools of this process live. */
export async function startLife(databaseUrl: string, db: Database, log: JobLog): Promise<Life> {
  await freeDeadWorkersJobs(db, log);
  let timer = lookAfter(FIRST_LOOK_MS);

  const shown = new Map<string, Promise<void>>();
  let stopped = false;
  let session = connect();

  function lookAfter(ms: number): NodeJS.Timeout {
    const look = () => {
      timer = lookAfter(Math.min(2 * ms, LOOK_MS));
      freeDeadWorkersJobs(db, log).catch(() => log.warn({}, "Could not look for dead workers."));
    };
    return setTimeout(look, ms).unref();
  }

  async function connect(): Promise<pg.Client> {
    for (;;) {
      const client = new pg.Client({ connectionString: databaseUrl, application_name: "pithead worker life", keepAlive: true });
      client.on("error", () => {});
      try {
        await client.connect();
        // A machine that loses its power says no goodbye: Postgres shall notice within a minute.
        await client.query("set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3");
        for (const pool of shown.keys()) await hold(client, pool);
        client.once("end", () => {
          if (!stopped) session = connect();
        });
        return client;
      } catch (error) {
        await client.end().catch(() => {});
        if (stopped) throw error;
        await wait(RECONNECT_MS, undefined, { ref: false });
      }
    }
  }

  async function show(pool: string): Promise<void> {
    for (;;) {
      const client = await session;
      try {
        return await hold(client, pool);
      } catch {
        await wait(RECONNECT_MS, undefined, { ref: false });
      }
    }
  }

  return {
    show: (pool) => {
      const showing = shown.get(pool) ?? show(pool);
      shown.set(pool, showing);
      return showing;
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await session.then((client) => client.end()).catch(() => {});
    },
  };
}

/** A session may take a lock again that it holds; it is dropped when the session ends. */
async function hold(client: pg.Client, pool: string): Promise<void> {
  await client.query("select pg_advisory_lock(hashtextextended('pithead worker ' || $1, 0))", [pool]);
}

/** Frees the jobs of every worker pool whose lock is free. @returns how many pools that were. */
export async function freeDeadWorkersJobs(db: Database, log: JobLog): Promise<number> {
  const [found] = await db.$queryRaw<{ dead: number }[]>`
    with holders as materialized (select distinct locked_by as pool from graphile_worker.jobs where locked_by is not null),
    dead as materialized (select pool from holders where pg_try_advisory_xact_lock(hashtextextended('pithead worker ' || pool, 0)))
    select (select count(*)::int from dead) as dead, graphile_worker.force_unlock_workers(array(select pool from dead))::text`;
  const dead = found?.dead ?? 0;
  if (dead > 0) log.info({ dead }, "Freed the jobs of workers that have died.");
  return dead;
}
