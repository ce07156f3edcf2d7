// The whole service in one process: the API and everything that works behind it, from its start to its end.
import * as games from "@pithead/catalog";
import { type EditionSettings, loadEditions } from "@pithead/catalog/edition-files";
import { openDatabase } from "@pithead/db";
import Fastify, { type FastifyInstance } from "fastify";
import { app } from "./app.ts";
import { createMind } from "./bots/mind.ts";
import { startBots } from "./bots/runner.ts";
import type { Clock } from "./clock.ts";
import { startClocks } from "./clocks/runner.ts";
import type { Env } from "./env.ts";
import { fastifyOptions } from "./fastify-options.ts";
import { startJobs } from "./jobs/runner.ts";
import { openSmtp } from "./jobs/smtp.ts";
import { pushKeysOf } from "./notices/channels/push-crypt.ts";
import type { MayAsk } from "./notices/outbound.ts";
import { createPainter } from "./pictures/painter.ts";
import { checkEditions } from "./play/editions.ts";
import type { Service } from "./service.ts";

/** What a service stands in, beside its environment. */
export interface Surroundings {
  readonly clock: Clock;
  /** Which addresses may be asked at a user's wish: those on the public internet, when absent. */
  readonly mayAsk?: MayAsk;
  /** Without a sign of life for so many milliseconds, from any process, it was an outage. */
  readonly outageMs?: number;
  /** Whether mails show boards: they do, when absent. */
  readonly mailsPictures?: boolean;
}

/** Listens, works, and ends both when the server is closed. @throws Error with one sentence when it cannot start. */
export async function serve(env: Env, { clock, mayAsk, outageMs, mailsPictures = true }: Surroundings): Promise<FastifyInstance> {
  const { DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl, AUTH_SECRET: authSecret } = env;
  loadKnownEditions(env);
  const db = openDatabase(databaseUrl);
  const server = Fastify(fastifyOptions({ level: env.LOG_LEVEL, trustedHops: env.TRUSTED_HOPS }));
  const { log } = server;
  for (const sentence of await checkEditions(db)) log.warn(sentence);
  const pushKeys = pushKeysOf(authSecret);
  const service: Service = {
    db,
    games,
    clock,
    mayAsk,
    publicUrl: publicUrl.replace(/\/$/, ""),
    pushKey: pushKeys.getPublicKey("base64url"),
    noticeDelaySeconds: env.NOTICE_DELAY_SECONDS,
    botDelayMs: env.BOT_DELAY_MS,
    absentDays: env.ABSENT_DAYS,
  };
  const thinking = { mind: createMind(env), outOfTimeMs: env.BOT_THINKING_MS, log };
  const painter = createPainter(env);
  const means = { smtp: openSmtp(env.SMTP_URL, env.MAIL_FROM), pushKeys, secret: authSecret, bounces: env.BOUNCES_ADDRESS ?? null };
  await server.register(app, {
    service,
    thinking,
    painter,
    means,
    databaseUrl,
    publicUrl,
    authSecret,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    mailReportsKey: env.MAIL_REPORTS_KEY,
  });
  const jobs = await startJobs({
    databaseUrl,
    db,
    games,
    clock,
    mayAsk,
    authSecret,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    publicUrl,
    bouncesAddress: env.BOUNCES_ADDRESS,
    bouncesMailbox: env.BOUNCES_MAILBOX,
    outageMs,
    ...(mailsPictures && { painter }),
    log,
  });
  const bots = await startBots({ databaseUrl, service, thinking });
  const clocks = startClocks(service, { log, outageMs });
  server.addHook("onClose", async () => {
    await Promise.all([jobs.stop(), bots.stop(), clocks.stop()]);
    await painter.stop();
    await db.$disconnect();
  });
  await server.listen({ host: env.HOST, port: env.API_PORT });
  return server;
}

function loadKnownEditions(settings: EditionSettings): void {
  try {
    loadEditions(settings);
  } catch (error) {
    throw new Error(`The API cannot start: ${error instanceof Error ? error.message : String(error)}`);
  }
}
