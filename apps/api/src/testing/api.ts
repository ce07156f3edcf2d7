// For tests: the API on a database of its own, and people who ask it with sessions as the web app makes them.
import * as catalog from "@pithead/catalog";
import { createTestDatabase, type TestDatabase } from "@pithead/db/testing";
import type { Ruleset } from "@pithead/engine";
import { lamps } from "@pithead/engine/testing";
import Fastify, { type FastifyInstance, type InjectOptions } from "fastify";
import { type AppOptions, app } from "../app.ts";
import { createMind } from "../bots/mind.ts";
import { type Clock, SYSTEM_CLOCK } from "../clock.ts";
import { fastifyOptions } from "../fastify-options.ts";
import { openSmtp } from "../jobs/smtp.ts";
import type { Means } from "../notices/channels/mail-notice.ts";
import { pushKeysOf } from "../notices/channels/push-crypt.ts";
import { createPainter } from "../pictures/painter.ts";
import type { Games, Service } from "../service.ts";
import { fewLamps } from "./few-lamps.ts";
import { AUTH_SECRET, cookieOf, PUBLIC_URL, sessionFor } from "./session.ts";

/** The kernel's smallest game, which has chance moves, and one in which there is soon nothing to choose. */
const SMALL_GAMES: readonly Ruleset[] = [lamps, fewLamps];

/** The small games and the catalog. */
const GAMES: Games = {
  rulesetOf: (game, version) => SMALL_GAMES.find(({ id }) => id === game) ?? catalog.rulesetOf(game, version),
  newestRulesetOf: (game) => SMALL_GAMES.find(({ id }) => id === game) ?? catalog.newestRulesetOf(game),
};

/** No mail server is there. */
export const MEANS: Means = {
  smtp: openSmtp("smtp://127.0.0.1:9", "post@pithead.example"),
  pushKeys: pushKeysOf(AUTH_SECRET),
  secret: AUTH_SECRET,
  bounces: null,
};

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  /** Parsed; undefined when there is none. */
  readonly body: unknown;
  readonly text: string;
}

export type Person = Awaited<ReturnType<TestApi["person"]>>;
export type TestApi = Awaited<ReturnType<typeof createTestApi>>;

/** One process of the API, as `server.ts` makes it but for the jobs. Several on one `base` are several processes on one database. */
export async function createTestApi(
  base?: TestDatabase,
  {
    trustedHops = 0,
    clock = SYSTEM_CLOCK,
    ...change
  }: Partial<Omit<AppOptions, "service">> & { readonly trustedHops?: number; readonly clock?: Clock } = {},
) {
  const database = base ?? (await createTestDatabase());
  const { db, url } = database;
  const lines: string[] = [];
  const server = Fastify(fastifyOptions({ level: "info", trustedHops, destination: { write: (line) => lines.push(line) } }));
  const service: Service = {
    db,
    games: GAMES,
    clock,
    publicUrl: PUBLIC_URL,
    pushKey: "",
    mayAsk: (address) => address === "127.0.0.1",
    noticeDelaySeconds: 600,
    botDelayMs: 0,
    absentDays: 7,
  };
  const mind = createMind({});
  const painter = createPainter({});
  await server.register(app, {
    service,
    thinking: { mind, outOfTimeMs: 2000 },
    painter,
    means: MEANS,
    databaseUrl: url,
    publicUrl: PUBLIC_URL,
    authSecret: AUTH_SECRET,
    requestsPerMinute: 1_000_000,
    ...change,
  });
  await server.ready();

  /** Somebody signed in; the same person through another process when `on` is given. */
  async function person(name: string, email: string | null = null) {
    const user = await db.user.create({ data: { name, email } });
    return { id: user.id, name, ...asking(server, await sessionFor(user.id, user.sessionEpoch)) };
  }

  return {
    database,
    db,
    service,
    server,
    /** Everything it has logged. */
    lines,
    person,
    nobody: asking(server, undefined),
    /** The same person asking this process. */
    as: async ({ id, name }: { id: string; name: string }) => ({ id, name, ...asking(server, await sessionFor(id, 0)) }),
    close: async () => {
      await server.close();
      await Promise.all([mind.stop(), painter.stop()]);
      if (base === undefined) await database.drop();
    },
  };
}

function asking(server: FastifyInstance, session: string | undefined) {
  const cookie = session === undefined ? {} : { cookie: cookieOf(session) };
  const ask = async (
    method: "GET" | "POST" | "PATCH" | "DELETE",
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const options: InjectOptions = { method, url: `/api/v1${path}`, headers: { ...cookie, ...headers }, ...(body && { payload: body }) };
    const { statusCode, payload, headers: answered } = await server.inject(options);
    return { status: statusCode, headers: answered, body: payload === "" ? undefined : JSON.parse(payload), text: payload };
  };
  return {
    cookie,
    get: (path: string, headers?: Record<string, string>) => ask("GET", path, undefined, headers),
    post: (path: string, body?: object, headers?: Record<string, string>) => ask("POST", path, body, headers),
    patch: (path: string, body: object) => ask("PATCH", path, body),
    delete: (path: string) => ask("DELETE", path),
  };
}
