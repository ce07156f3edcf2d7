// Telling dead workers from living ones, so that what a killed process had begun is begun again at once.
//
// graphile-worker frees the jobs of a process that has vanished only after four hours. Here each process holds an advisory
// lock of Postgres named by its worker pool, on a connection of its own; Postgres drops the lock with the connection, so
// whoever's lock is free is dead. Every process looks for dead ones at its start and twice a minute, and frees their jobs.
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@pithead/db";
import pg from "pg";
import type { JobLog } from "./post-office.ts";

const LOOK_SECONDS = 30;
const RECONNECT_MS = 500;

export interface Life {
  /** Shows that this worker pool lives. Resolves when the lock is held: before it takes its first job. */
  show(pool: string): Promise<void>;
  stop(): Promise<void>;
}

/** Frees what dead workers hold, now and from time to time, and shows that this process lives. */
export async function startLife(databaseUrl: string, db: Database, log: JobLog): Promise<Life> {
  await freeDeadWorkersJobs(db, log);
  const timer = setInterval(() => {
    freeDeadWorkersJobs(db, log).catch((error: unknown) => log.warn({ error: String(error) }, "Could not look for dead workers."));
  }, LOOK_SECONDS * 1000);
  timer.unref();

  const pools = new Set<string>();
  let stopped = false;
  let session = await connect();

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: "pithead worker life", keepAlive: true });
    client.on("error", () => {});
    client.on("end", () => void reconnect());
    await client.connect();
    // A machine that loses its power says no goodbye: Postgres shall notice within a minute.
    await client.query("set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3");
    for (const pool of pools) await client.query("select pg_advisory_lock(hashtextextended($1, 0))", [lockName(pool)]);
    return client;
  }

  async function reconnect(): Promise<void> {
    while (!stopped) {
      await wait(RECONNECT_MS);
    }
  }

  return { show: async () => {}, stop: async () => {} };
}
