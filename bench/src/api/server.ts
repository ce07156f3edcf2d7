// A whole API as it runs in production: embedded Postgres that writes to disk, a process of its own, people with sessions.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Database, openDatabase } from "@pithead/db";
import { withTestDatabase } from "@pithead/launch/test-database";
import { encode } from "next-auth/jwt";

const SECRET = "a secret for benchmarks only";
const SERVER = fileURLToPath(new URL("../../../apps/api/src/server.ts", import.meta.url));
const MIGRATE = fileURLToPath(new URL("../../../packages/db/src/migrate.ts", import.meta.url));

export interface Person {
  readonly id: string;
  /** @throws Error with the answer when it is none of success. @returns its body, undefined when there is none */
  ask(method: "GET" | "POST", path: string, body?: object): Promise<unknown>;
  /** As `ask` sends it: for streams. */
  readonly headers: { readonly cookie: string };
}

export interface Api {
  readonly address: string;
  person(name: string): Promise<Person>;
}

/** Runs `work` with a fresh API and ends everything whatever becomes of it. @param port where it listens on 127.0.0.1 */
export async function withApi(port: number, work: (api: Api) => Promise<void>): Promise<void> {
  await withTestDatabase(
    async (databaseUrl) => {
      await promisify(execFile)(process.execPath, [MIGRATE], { env: { ...process.env, DATABASE_URL: databaseUrl } });
      const db = openDatabase(databaseUrl);
      const stop = await startServer(databaseUrl, port);
      const address = `http://127.0.0.1:${port}/api/v1`;
      try {
        await work({ address, person: (name) => newPerson(db, address, name) });
      } finally {
        await stop();
        await db.$disconnect();
      }
    },
    // Every connection of the process, and a few more.
    ["-c", "max_connections=100"],
  );
}

/** @returns what ends it @throws Error with what it said when it ends before it listens */
async function startServer(databaseUrl: string, port: number): Promise<() => Promise<void>> {
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    DATABASE_URL: databaseUrl,
    SMTP_URL: "smtp://127.0.0.1:9",
    AUTH_SECRET: SECRET,
    API_PORT: String(port),
    NOTICE_DELAY_SECONDS: "3600",
    REQUESTS_PER_MINUTE: "1000000",
    LOG_LEVEL: "info",
  };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "exit");
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  let last = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => {
        last = line;
        if (line.includes("Server listening")) resolve();
      });
    child.once("exit", () => reject(new Error(`The API ended: ${last}`)));
  });
  return async () => {
    child.kill("SIGTERM");
    await ended;
    process.off("exit", end);
  };
}

async function newPerson(db: Database, address: string, name: string): Promise<Person> {
  const { id, sessionEpoch } = await db.user.create({ data: { name } });
  const session = await encode({ token: { sub: id, epoch: sessionEpoch }, secret: SECRET });
  const headers = { cookie: `next-auth.session-token=${session}` };
  return {
    id,
    headers,
    ask: async (method, path, body) => {
      const answer = await fetch(`${address}${path}`, {
        method,
        headers: { ...headers, ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      return text === "" ? undefined : JSON.parse(text);
    },
  };
}
