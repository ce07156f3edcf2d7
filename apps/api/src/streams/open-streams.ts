// The streams that are open: how many of one asker, woken by news, and ended with the asker's session or the process.
import { Readable } from "node:stream";
import type { Database } from "@pithead/db";
import type { FastifyReply, FastifyRequest } from "fastify";
import { stillGood } from "../accounts/still-good.ts";
import { askerKey } from "../plugins/guards.ts";
import { ProblemError, problem } from "../routes/problem.ts";
import type { Connection, Hub } from "../sockets/hub.ts";
import { type Bell, createBell } from "./bell.ts";

/** So often an empty line is sent while nothing happens. */
const ALIVE_MS = 15_000;
const MOST_OF_AN_ASKER = 30;

/** What a stream says each time something may have happened: a line, or nothing new; and whether that was all. */
export type Saying = () => Promise<{ readonly line?: object; readonly isLast?: boolean }>;

export interface OpenStreams {
  /** Answers with a stream of what is said, first at once. @param watches the game that it follows, if it is one game's */
  follow(request: FastifyRequest, reply: FastifyReply, watches: string | undefined, say: Saying): Readable;
  /** Ends them all. */
  end(): void;
}

export function createOpenStreams(db: Database, hub: Hub): OpenStreams {
  const open = new Map<Bell, string>();

  async function* lines(bell: Bell, connection: Connection, asker: FastifyRequest["asker"], say: Saying): AsyncGenerator<string> {
    try {
      for (;;) {
        const { line, isLast } = await say();
        if (line !== undefined) yield `${JSON.stringify(line)}\n`;
        if (isLast === true) return;
        for (let isNew = false; !isNew; ) {
          const heard = await bell.wait(ALIVE_MS);
          // Whoever was signed out meanwhile, or whose token was taken back, is told nothing more.
          if (heard === "ended" || !(await mayStay(asker))) return;
          isNew = heard === "rung";
          if (!isNew) yield "\n";
        }
      }
    } finally {
      hub.close(connection);
      open.delete(bell);
    }
  }

  async function mayStay(asker: FastifyRequest["asker"]): Promise<boolean> {
    return asker === null || (await stillGood(db, [asker])).has(asker);
  }

  return {
    follow: (request, reply, watches, say) => {
      const { asker } = request;
      const by = askerKey(request);
      if ([...open.values()].filter((each) => each === by).length >= MOST_OF_AN_ASKER)
        throw new ProblemError(problem("too-fast", "Too many streams are open: close one first."));
      const bell = createBell();
      open.set(bell, by);
      const connection: Connection = { userId: watches === undefined ? (asker?.id ?? null) : null, watched: new Set(), send: bell.ring };
      hub.open(connection);
      // Watched before it is looked at, so that nothing falls between.
      if (watches !== undefined) hub.watch(connection, watches);
      reply.raw.once("close", bell.end);
      // Behind proxies that gather answers, lines would come late.
      reply.header("content-type", "application/x-ndjson").header("x-accel-buffering", "no");
      // When a stream ends so does its connection: a process that stops would wait for it.
      reply.header("connection", "close");
      return Readable.from(lines(bell, connection, asker, say));
    },
    end: () => {
      for (const bell of open.keys()) bell.end();
    },
  };
}
