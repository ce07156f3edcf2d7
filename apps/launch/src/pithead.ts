// The parts of Pithead and the order in which they start.
import path from "node:path";
import { buildWeb, generateClient, NEXT } from "./build.ts";
import { claimFolder } from "./claim.ts";
import { inRoot } from "./folders.ts";
import { startInbox } from "./inbox.ts";
import { startPostgres } from "./postgres.ts";
import { runProgram } from "./program.ts";
import { requireFreePort, requireReachable, untilAnswers } from "./reach.ts";
import { Stop, saying } from "./say.ts";
import { keptSecret } from "./secrets.ts";
import { startScript } from "./service.ts";
import { portsOf, readSettings, type Settings } from "./settings.ts";
import type { Crew } from "./supervise.ts";

/** With an inbox of our own nobody minds many mails, and nobody wants to wait for them. */
const EMBEDDED_NOTICE_DELAY_SECONDS = "20";

/** Starts every part and prints the addresses. `watched` follows changes of the sources. */
export async function runPithead(crew: Crew, mode: "built" | "watched"): Promise<void> {
  const began = Number(process.env.PITHEAD_BEGAN ?? Date.now());
  const settings = readSettings(process.env);
  const data = settings.PITHEAD_DATA;
  const logs = path.join(data, "logs");
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, "");
  crew.atEnd(await claimFolder(data, publicUrl));
  for (const [name, port] of portsOf(settings)) await requireFreePort(name, port, name === "PORT" ? settings.HOST : "127.0.0.1");
  if (settings.DATABASE_URL !== undefined) await requireReachable("DATABASE_URL", settings.DATABASE_URL, 5432);
  if (settings.SMTP_URL !== undefined)
    await requireReachable("SMTP_URL", settings.SMTP_URL, settings.SMTP_URL.startsWith("smtps:") ? 465 : 587);

  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOST: "127.0.0.1",
    PORT: String(settings.PORT),
    API_PORT: String(settings.API_PORT),
    API_URL: `http://127.0.0.1:${settings.API_PORT}`,
    PUBLIC_URL: publicUrl,
    NEXTAUTH_URL: publicUrl,
    MAIL_FROM: settings.MAIL_FROM,
    AUTH_SECRET: settings.AUTH_SECRET ?? (await keptSecret(data, "auth-secret")),
  };
  const prepareWeb = async () => {
    await generateClient();
    if (mode === "built") await buildWeb(env, logs, crew.signal);
  };
  const prepareServices = async () => {
    const [post, databaseUrl] = await Promise.all([openPost(crew, settings, logs), openDatabase(crew, settings, logs)]);
    return { ...env, ...post.env, DATABASE_URL: databaseUrl, inbox: post.inbox };
  };
  // Both at once: the build keeps one core busy, the services hardly any.
  const [{ inbox, ...ready }] = await Promise.all([prepareServices(), prepareWeb()]);
  await migrate(settings, ready, crew.signal);
  await startApps(crew, mode, settings, ready, logs);
  console.log(`\nPithead is ready after ${((Date.now() - began) / 1000).toFixed(1)} s. Ctrl-C stops it.\n\n  The page   ${publicUrl}`);
  if (inbox !== undefined) console.log(`  The inbox  ${inbox}`);
  console.log("");
}

async function openPost(crew: Crew, settings: Settings, logs: string): Promise<{ env: NodeJS.ProcessEnv; inbox?: string }> {
  const delay = settings.NOTICE_DELAY_SECONDS;
  if (settings.SMTP_URL !== undefined) {
    return { env: { SMTP_URL: settings.SMTP_URL, ...(delay === undefined ? {} : { NOTICE_DELAY_SECONDS: delay }) } };
  }
  return saying("inbox", "starting", "ready", async () => {
    const ports = { smtp: settings.SMTP_PORT, page: settings.INBOX_PORT };
    const inbox = await startInbox(settings.PITHEAD_DATA, ports, logs, crew);
    return { env: { SMTP_URL: inbox.smtpUrl, NOTICE_DELAY_SECONDS: delay ?? EMBEDDED_NOTICE_DELAY_SECONDS }, inbox: inbox.address };
  });
}

/** The address of a database that accepts connections. */
async function openDatabase(crew: Crew, settings: Settings, logs: string): Promise<string> {
  if (settings.DATABASE_URL !== undefined) return settings.DATABASE_URL;
  return saying("database", "starting", "ready", async () => startPostgres(settings.PITHEAD_DATA, logs, crew));
}

async function migrate(settings: Settings, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  const { code, output } = await runProgram(process.execPath, ["packages/db/src/migrate.ts"], { env, signal });
  signal.throwIfAborted();
  if (code === 0) return;
  const blame = settings.DATABASE_URL === undefined ? "" : "DATABASE_URL: ";
  throw new Stop(`${blame}${output.trim()}`);
}

async function startApps(crew: Crew, mode: "built" | "watched", settings: Settings, env: NodeJS.ProcessEnv, logs: string): Promise<void> {
  const nodeEnv = mode === "built" ? "production" : "development";
  const options = { env: { ...env, NODE_ENV: nodeEnv, NEXT_TELEMETRY_DISABLED: "1" }, logs };
  const shown = (name: string) => (mode === "built" ? {} : { onLine: (line: string) => console.log(`${name.padEnd(10)} ${line}`) });
  const watching = mode === "built" ? [] : [inRoot("apps/launch/src/watching.ts")];
  await saying("pages", "starting API and web app", "ready", async () => {
    crew.add(startScript("api", [...watching, inRoot("apps/api/src/server.ts")], { ...options, ...shown("api") }));
    const next = [NEXT, mode === "built" ? "start" : "dev", "--port", String(settings.PORT), "--hostname", settings.HOST];
    crew.add(startScript("web", next, { ...options, ...shown("web"), cwd: inRoot("apps/web") }));
    // Through the web app, so that its way to the API is known to work as well.
    const page = `http://${settings.HOST === "0.0.0.0" ? "127.0.0.1" : settings.HOST}:${settings.PORT}`;
    await Promise.all([untilAnswers(`${page}/`, crew.signal), untilAnswers(`${page}/api/v1/health`, crew.signal)]);
  });
}
