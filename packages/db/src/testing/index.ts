// For tests: a database of one's own, migrated and empty, on the run's server.
import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { type Database, openDatabase } from "../database.ts";
import "./global-setup.ts";
import { administer, databaseUrl } from "./server.ts";

export { administer, databaseUrl, freePort } from "./server.ts";

export interface TestDatabase {
  readonly url: string;
  readonly db: Database;
  /** Disconnects everybody and deletes the database. */
  drop(): Promise<void>;
}

/** Clones the template database. A test file does so once, in `beforeAll`, and drops it in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = inject("testServer");
  const name = `pithead_test_${randomUUID().replaceAll("-", "")}`;
  await administer(adminUrl, `create database ${name} template ${template}`);
  const url = databaseUrl(adminUrl, name);
  const db = openDatabase(url);
  const drop = async () => {
    await db.$disconnect();
    await administer(adminUrl, `drop database ${name} with (force)`);
  };
  return { url, db, drop };
}
