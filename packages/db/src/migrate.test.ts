// Migrations lead to exactly what the schema says, also when several processes run them at once.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { migrate } from "./migrate.ts";
import { readMigrations, sqlOfSchema } from "./migrations.ts";
import { administer, databaseUrl } from "./testing/index.ts";

async function emptyDatabase(): Promise<string> {
  const { adminUrl } = inject("testServer");
  const name = `pithead_test_${randomUUID().replaceAll("-", "")}`;
  await administer(adminUrl, `create database ${name}`);
  onTestFinished(() => administer(adminUrl, `drop database ${name} with (force)`));
  return databaseUrl(adminUrl, name);
}

/** Every column, index, enum and foreign key of the public schema, as sorted lines. */
async function shapeOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ line: string }>(`
    select concat_ws(' ', 'column', table_name, column_name, udt_name, is_nullable, column_default, datetime_precision, character_maximum_length) as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f'
    union all select concat_ws(' ', 'enum', enumtypid::regtype, enumsortorder, enumlabel) from pg_enum`);
  await client.end();
  return rows
    .map(({ line }) => line)
    .filter((line) => !line.includes("_prisma_migrations"))
    .sort();
}

test("three processes at once apply every migration once", async () => {
  const url = await emptyDatabase();
  const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  const names = (await readMigrations()).migrationDirectories.map(({ path }) => path);
  expect(applied.flat().sort()).toEqual(names);
  expect(await migrate(url)).toEqual([]);
});

test("the migrations and the schema agree", async () => {
  const [migrated, drawn] = [await emptyDatabase(), await emptyDatabase()];
  await migrate(migrated);
  await administer(drawn, await sqlOfSchema(drawn));
  const shape = await shapeOf(migrated);
  expect(shape.length).toBeGreaterThan(60);
  expect(shape.filter((line) => !line.includes("graphile"))).toEqual(await shapeOf(drawn));
});

test("progress is told, and no connection is left behind", async () => {
  const url = await emptyDatabase();
  const said: string[] = [];
  await migrate(url, (line) => said.push(line));
  expect(said.at(-1)).toBe("The database is ready.");
  await expect(migrate(databaseUrl(url, "no_such_database"))).rejects.toThrow("no_such_database");
});
