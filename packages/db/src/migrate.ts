// Brings a database to the schema: the migrations of `prisma/`, then graphile-worker's own. Run as a script it takes DATABASE_URL.
import { Logger, runMigrations } from "graphile-worker";
import pg from "pg";
import { NOTHING_EXTERNAL, readMigrations } from "./migrations.ts";
import { withSchemaEngine } from "./schema-engine.ts";

/** Any number that nothing else in the database locks on. */
const ADVISORY_LOCK = 7_413_020_260;

/**
 * Applies what has not been applied yet. Several processes may do so at once: one works, the others wait and find nothing to do.
 * @param say gets one line for each thing done.
 * @returns the names of the migrations applied now.
 * @throws Error when the database cannot be reached or a migration fails.
 */
export async function migrate(url: string, say: (line: string) => void = () => {}): Promise<string[]> {
  const lock = new pg.Client({ connectionString: url });
  await lock.connect();
  try {
    await lock.query("select pg_advisory_lock($1)", [ADVISORY_LOCK]);
    const migrationsList = await readMigrations();
    const { appliedMigrationNames } = await withSchemaEngine(url, (engine) =>
      engine.applyMigrations({ migrationsList, filters: NOTHING_EXTERNAL }),
    );
    for (const name of appliedMigrationNames) say(`Applied migration ${name}.`);
    await migrateJobs(url);
    say(appliedMigrationNames.length === 0 ? "The database is up to date." : "The database is ready.");
    return appliedMigrationNames;
  } finally {
    await lock.end();
  }
}

/** Graphile-worker's own tables. The pool is ours to end: its own would keep the process up for 10 seconds. */
async function migrateJobs(url: string): Promise<void> {
  const pgPool = new pg.Pool({ connectionString: url });
  // A lost connection already rejects the query that waits for it.
  pgPool.on("error", () => {}).on("connect", (client) => client.on("error", () => {}));
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => {}) });
  } finally {
    await pgPool.end();
  }
}

if (import.meta.main) {
  const url = process.env.DATABASE_URL;
  if (url === undefined) {
    console.error("DATABASE_URL is not set: it must name the Postgres database to migrate.");
    process.exit(1);
  }
  await migrate(url, console.log).catch((error: unknown) => {
    console.error(`The database could not be migrated: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  });
}
