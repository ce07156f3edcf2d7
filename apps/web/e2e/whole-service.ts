// Starts everything with the real launcher, on free ports and a fresh data folder, before the first story, and stops it after the last.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { setAhead } from "./service-clock.ts";

const LAUNCHER = fileURLToPath(new URL("../../launch/src/start.ts", import.meta.url));

/** With which mail senders report what came back. */
export const REPORTS_KEY = "a-key-for-the-stories";

/** A running launcher, its addresses and what it has said so far. */
export interface Launched {
  process: ChildProcess;
  page: string;
  inbox: string;
  data: string;
  env: Record<string, string>;
  said: () => string;
  /** Asks it to stop. @returns its exit code. */
  stop(): Promise<number | null>;
}

/** Launches Pithead on a data folder; a fresh one, which is removed at the end, when none is given. @throws Error with its words when it does not get ready. */
export async function launch(given: { data?: string; env?: Record<string, string> } = {}): Promise<Launched> {
  const data = given.data ?? (await mkdtemp(path.join(tmpdir(), "pithead-stories-")));
  const env = given.env ?? (await freshEnv(data));
  // By the channel it notices when the tests are ended outright.
  const child = spawn(process.execPath, [LAUNCHER], { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  let text = "";
  let page: string | undefined;
  let inbox: string | undefined;
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on("line", (line) => {
        text += `${line}\n`;
        const found = /^ {2}The (page|inbox)\s+(http\S+)/.exec(line);
        if (found?.[1] === "page") page = found[2];
        if (found?.[1] === "inbox") inbox = found[2];
        if (page !== undefined && inbox !== undefined) resolve();
      });
    }
    exited.then((code) => reject(new Error(`Pithead did not start (exit code ${code}):\n${text}`)));
  });
  const stop = () => {
    child.kill("SIGINT");
    return exited;
  };
  return { process: child, page: page ?? "", inbox: inbox ?? "", data, env, said: () => text, stop };
}

async function freshEnv(data: string): Promise<Record<string, string>> {
  const clock = path.join(data, "clock-ahead");
  setAhead(clock, 0);
  const names = ["PORT", "API_PORT", "INBOX_PORT", "SMTP_PORT"];
  const ports = await freePorts(names.length);
  // Nothing of the developer's own set-up: these stories need the embedded parts.
  const own = { DATABASE_URL: "", SMTP_URL: "", PUBLIC_URL: "", HOST: "", AUTH_SECRET: "" };
  return {
    ...own,
    PITHEAD_DATA: data,
    NOTICE_DELAY_SECONDS: "1",
    BOT_DELAY_MS: "200",
    REQUESTS_PER_MINUTE: "100000",
    MAIL_REPORTS_KEY: REPORTS_KEY,
    CLOCK_AHEAD_FILE: clock,
    ...Object.fromEntries(names.map((name, index) => [name, String(ports[index])])),
  };
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))));
  const ports = servers.map((server) => {
    const address = server.address();
    return address !== null && typeof address === "object" ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Playwright's global set-up. The addresses reach the stories through the environment. */
export default async function startWholeService(): Promise<() => Promise<void>> {
  const launched = await launch();
  process.env.PITHEAD_PAGE = launched.page;
  process.env.PITHEAD_INBOX = launched.inbox;
  process.env.PITHEAD_CLOCK = launched.env.CLOCK_AHEAD_FILE;
  return async () => {
    const code = await launched.stop();
    await rm(launched.data, { recursive: true, force: true });
    if (code !== 0) throw new Error(`Pithead ended with exit code ${code}:\n${launched.said()}`);
  };
}
