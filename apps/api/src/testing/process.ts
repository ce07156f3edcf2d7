// For tests: the API as a process of its own, to be killed.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { freePort } from "@pithead/db/testing/server";
import { AUTH_SECRET, cookieOf, PUBLIC_URL, sessionFor } from "./session.ts";

export interface ApiProcess {
  readonly child: ChildProcess;
  /** The lines of its log so far. */
  readonly said: readonly string[];
  /** Where it listens. */
  readonly address: string;
  /** Asks as somebody. What is not JSON is answered as text. @throws TypeError when the process is gone. */
  ask(userId: string, method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object): Promise<{ status: number; body: unknown }>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
}

/** By user: to seal a session takes longer than many an answer. */
const sessions = new Map<string, Promise<string>>();

const SERVER = new URL("../server.ts", import.meta.url);

/** Starts `server.ts`, or another script that can be sent messages, and resolves when it listens. @throws Error with what it said when it ends before that. */
export async function startProcess(databaseUrl: string, more: Record<string, string> = {}, script = SERVER): Promise<ApiProcess> {
  const port = await freePort();
  const env = {
    NODE_ENV: "test" as const,
    DATABASE_URL: databaseUrl,
    SMTP_URL: "smtp://127.0.0.1:9",
    AUTH_SECRET,
    PUBLIC_URL,
    API_PORT: String(port),
    NOTICE_DELAY_SECONDS: "3600",
    PITHEAD_DATA: fileURLToPath(new URL(".", import.meta.url)),
    ...more,
  };
  const child = spawn(process.execPath, [fileURLToPath(script)], {
    env,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const said: string[] = [];
  const listening = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on("line", (line) => {
        said.push(line);
        if (line.includes("Server listening")) resolve();
      });
    }
    child.once("exit", (code) => reject(new Error(`The API ended with ${code}: ${said.join("\n")}`)));
  });
  await listening;
  const address = `http://127.0.0.1:${port}`;
  return {
    child,
    said,
    address,
    ask: async (userId, method, path, body) => {
      const headers = { cookie: cookieOf(await sessionOf(userId)), ...(body && { "content-type": "application/json" }) };
      const answer = await fetch(`${address}/api/v1${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      const isJson = answer.headers.get("content-type")?.includes("json");
      return { status: answer.status, body: text === "" ? undefined : isJson ? JSON.parse(text) : text };
    },
    kill: async () => {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

function sessionOf(userId: string): Promise<string> {
  const session = sessions.get(userId) ?? sessionFor(userId, 0);
  sessions.set(userId, session);
  return session;
}
