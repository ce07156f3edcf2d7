// The folder of migrations, and the SQL of the schema that they must lead to.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import type { MigrationList } from "@prisma/schema-engine-wasm/schema_engine_bg";
import { PRISMA_FOLDER, readSchema, withSchemaEngine } from "./schema-engine.ts";

const FOLDER = `${PRISMA_FOLDER}migrations`;

/** The schema engine leaves these alone. */
export const NOTHING_EXTERNAL = { externalTables: [], externalEnums: [] };

/** The migrations in the folder, oldest first. */
export async function readMigrations(): Promise<MigrationList> {
  const entries = existsSync(FOLDER) ? await readdir(FOLDER, { withFileTypes: true }) : [];
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return {
    baseDir: FOLDER,
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories: await Promise.all(
      names.sort().map(async (name) => ({
        path: name,
        migrationFile: {
          path: "migration.sql",
          content: { tag: "ok" as const, value: await readFile(`${FOLDER}/${name}/migration.sql`, "utf8") },
        },
      })),
    ),
  };
}

/** The SQL that makes an empty database as the schema has it; the migrations must lead to the same. */
export async function sqlOfSchema(url: string): Promise<string> {
  const files = await readSchema();
  const { stdout } = await withSchemaEngine(url, (engine) =>
    engine.diff({
      from: { tag: "empty" },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: null,
      filters: NOTHING_EXTERNAL,
    }),
  );
  return stdout ?? "";
}
