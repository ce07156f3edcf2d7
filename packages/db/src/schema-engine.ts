// Prisma's schema engine as WebAssembly: migrations without the binary that the Prisma CLI would download.
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as engine from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";

/** The part of Node's WebAssembly used here, which its types leave to the browser's. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: Record<string, unknown> } }>;
};

/** Where the files of the schema and the migrations lie. */
export const PRISMA_FOLDER = fileURLToPath(new URL("../../../prisma/", import.meta.url));

/** The files of the schema by name, in order. */
export async function readSchema(): Promise<{ path: string; content: string }[]> {
  const names = (await readdir(PRISMA_FOLDER)).filter((name) => name.endsWith(".prisma")).sort();
  return Promise.all(names.map(async (path) => ({ path, content: await readFile(`${PRISMA_FOLDER}${path}`, "utf8") })));
}

const require = createRequire(import.meta.url);

let loaded: Promise<void> | undefined;

async function load(): Promise<void> {
  const wasm = await readFile(`${dirname(require.resolve("@prisma/schema-engine-wasm"))}/schema_engine_bg.wasm`);
  const { instance } = await WebAssembly.instantiate(wasm, { "./schema_engine_bg.js": importsOf(engine) });
  engine.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start !== "function") throw new Error("The schema engine's WebAssembly has no start function.");
  start();
}

/** The engine's imports. The timer with which it gives up waiting for its lock would keep the process up for 10 seconds: unless cleared, let go. */
function importsOf(bindings: object): object {
  const letGo = (run: () => void, milliseconds: number) => setTimeout(run, milliseconds).unref();
  return Object.fromEntries(
    Object.entries(bindings).map(([name, binding]) => [name, name.startsWith("__wbg_setTimeout_") ? letGo : binding]),
  );
}

/** Runs `work` with an engine on the database at `url`, and frees it. */
export async function withSchemaEngine<T>(url: string, work: (schemaEngine: engine.SchemaEngine) => Promise<T>): Promise<T> {
  loaded ??= load();
  await loaded;
  const datamodels = (await readSchema()).map(({ path, content }): [string, string] => [path, content]);
  const pool = new pg.Pool({ connectionString: url });
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool));
  try {
    const schemaEngine = await engine.SchemaEngine.new({ datamodels }, () => {}, adapter);
    try {
      return await work(schemaEngine);
    } finally {
      schemaEngine.free();
    }
  } finally {
    // The engine leaves its connection, and the advisory lock on it, to the pool.
    await pool.end();
  }
}
