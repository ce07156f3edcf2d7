// Listens and closes; everything else is `app.ts`.
import * as games from "@pithead/catalog";
import { type EditionSettings, loadEditions } from "@pithead/catalog/edition-files";
import { openDatabase } from "@pithead/db";
import Fastify from "fastify";
import { app } from "./app.ts";
import { createMind } from "./bots/mind.ts";
import { startBots } from "./bots/runner.ts";
import { clockAheadBy, SYSTEM_CLOCK } from "./clock.ts";
import { startClocks } from "./clocks/runner.ts";
import { readEnv } from "./env.ts";
import { fastifyOptions } from "./fastify-options.ts";
import { startJobs } from "./jobs/runner.ts";
import { pushKeysOf } from "./notices/channels/push-crypt.ts";
import { checkEditions } from "./play/editions.ts";

try {
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

async function serve(): Promise<void> {
  const { DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl, ...env } = readEnv(process.env);
  loadKnownEditions(env);
  const db = openDatabase(databaseUrl);
  const server = Fastify(fastifyOptions({ level: env.LOG_LEVEL, trustedHops: env.TRUSTED_HOPS }));
  for (const sentence of await checkEditions(db)) server.log.warn(sentence);
  const clock = env.CLOCK_AHEAD_FILE === undefined ? SYSTEM_CLOCK : clockAheadBy(env.CLOCK_AHEAD_FILE);
  const service = {
    db,
    games,
    clock,
    publicUrl: publicUrl.replace(/\/$/, ""),
    pushKey: pushKeysOf(env.AUTH_SECRET).getPublicKey("base64url"),
    noticeDelaySeconds: env.NOTICE_DELAY_SECONDS,
    botDelayMs: env.BOT_DELAY_MS,
    absentDays: env.ABSENT_DAYS,
  };
  const mind = createMind(env);
  const thinking = { mind, outOfTimeMs: env.BOT_THINKING_MS, log: server.log };
  await server.register(app, {
    service,
    thinking,
    databaseUrl,
    publicUrl,
    authSecret: env.AUTH_SECRET,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    mailReportsKey: env.MAIL_REPORTS_KEY,
  });
  const jobs = await startJobs({
    databaseUrl,
    db,
    games,
    clock,
    authSecret: env.AUTH_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    publicUrl,
    bouncesAddress: env.BOUNCES_ADDRESS,
    bouncesMailbox: env.BOUNCES_MAILBOX,
    log: server.log,
  });
  const bots = await startBots({ databaseUrl, service, thinking });
  // A clock that is moved on by hand jumps, and that is no outage.
  const outageMs = clock === SYSTEM_CLOCK ? undefined : Number.POSITIVE_INFINITY;
  const clocks = startClocks(service, { log: server.log, outageMs });
  server.addHook("onClose", async () => {
    await Promise.all([jobs.stop(), bots.stop(), clocks.stop()]);
    await db.$disconnect();
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close());
  await server.listen({ host: env.HOST, port: env.API_PORT });
}

function loadKnownEditions(settings: EditionSettings): void {
  try {
    loadEditions(settings);
  } catch (error) {
    throw new Error(`The API cannot start: ${error instanceof Error ? error.message : String(error)}`);
  }
}
