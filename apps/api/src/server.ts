// Listens and closes; everything else is `app.ts`.
import * as games from "@pithead/catalog";
import { openDatabase } from "@pithead/db";
import Fastify from "fastify";
import { app } from "./app.ts";
import { readEnv } from "./env.ts";
import { fastifyOptions } from "./fastify-options.ts";

try {
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

async function serve(): Promise<void> {
  const env = readEnv(process.env);
  const db = openDatabase(env.DATABASE_URL);
  const server = Fastify(fastifyOptions(env.LOG_LEVEL));
  await server.register(app, {
    service: { db, games, noticeDelaySeconds: env.NOTICE_DELAY_SECONDS },
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL,
    authSecret: env.AUTH_SECRET,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
  });
  server.addHook("onClose", () => db.$disconnect());
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close());
  await server.listen({ host: env.HOST, port: env.API_PORT });
}
