// The streams that are open: how many, woken by news, written to in turns, and ended with the asker's session or the process.
import { Readable } from "node:stream";
import type { Database } from "@pithead/db";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Asker } from "../accounts/asker.ts";
import { stillGood } from "../accounts/still-good.ts";
import { askerKey } from "../plugins/guards.ts";
import { ProblemError, problem } from "../routes/problem.ts";
import type { Connection, Hub } from "../sockets/hub.ts";
import { together } from "../together.ts";
import { type Bell, createBell } from "./bell.ts";
import { createTurns } from "./turns.ts";

/** What is kept in bounds. */
export interface Bounds {
  /** So often an empty line is sent while nothing happens, in milliseconds. */
  readonly aliveMs: number;
  /** A reader that takes nothing for so many of them is gone, or might as well be. */
  readonly mostMissed: number;
  readonly mostOfAnAsker: number;
  readonly mostInAll: number;
}

const BOUNDS: Bounds = { aliveMs: 15_000, mostMissed: 4, mostOfAnAsker: 30, mostInAll: 2000 };
/** When those refused may ask again, in seconds. */
const RETRY_AFTER = 30;
/** Streams written to between two looks at everything else there is to do. */
const AT_A_TIME = 20;
const ALIVE = Buffer.from("\n");

/** What a stream says each time something may have happened: a line with its line break, or nothing new; and whether that was all. */
export type Saying = () => Promise<{ readonly line?: Uint8Array; readonly isLast?: boolean }>;

export interface OpenStreams {
  /**
   * Answers with a stream of what is said, first at once. A reader that is slower than the news is told the newest next.
   * @param watches the game that it follows, if it is one game's
   * @throws ProblemError while too many are open
   */
  follow(request: FastifyRequest, reply: FastifyReply, watches: string | undefined, say: Saying): Readable;
  /** Ends them all. */
  end(): void;
}

interface Open {
  readonly bell: Bell;
  /** The beats since the reader last took what was written. */
  missed: number;
  readonly answer: FastifyReply["raw"];
}

export function createOpenStreams(db: Database, hub: Hub, bounds: Bounds = BOUNDS): OpenStreams {
  const open = new Set<Open>();
  const counts = new Map<string, number>();
  const turn = createTurns(AT_A_TIME);
  const good = together((askers: ReadonlySet<Asker>) => stillGood(db, [...askers]));
  const heart = setInterval(beat, bounds.aliveMs).unref();

  function beat(): void {
    for (const each of open) {
      if (!each.answer.writableNeedDrain) each.bell.nudge();
      else if (++each.missed >= bounds.mostMissed) each.answer.destroy();
    }
  }

  async function* lines(bell: Bell, asker: Asker | null, say: Saying, closed: () => void): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        const { line, isLast } = await say();
        if (line !== undefined) yield line;
        if (isLast === true) return;
        for (let isNew = false; !isNew; ) {
          const heard = await bell.wait();
          await turn();
          // Whoever was signed out meanwhile, or whose token was taken back, is told nothing more.
          if (heard === "ended" || !(asker === null || (await good(asker)).has(asker))) return;
          isNew = heard === "rung";
          if (!isNew) yield ALIVE;
        }
      }
    } finally {
      closed();
    }
  }

  function refuseTooMany(by: string, reply: FastifyReply): void {
    const isFull = open.size >= bounds.mostInAll;
    if (!isFull && (counts.get(by) ?? 0) < bounds.mostOfAnAsker) return;
    reply.header("retry-after", RETRY_AFTER);
    throw new ProblemError(
      isFull
        ? problem("busy", `The server keeps ${bounds.mostInAll} streams open and no more: try again in ${RETRY_AFTER} seconds.`)
        : problem("too-fast", `You have ${bounds.mostOfAnAsker} streams open: close one first.`),
    );
  }

  return {
    follow: (request, reply, watches, say) => {
      const { asker } = request;
      const by = askerKey(request);
      refuseTooMany(by, reply);
      const bell = createBell();
      const each: Open = { bell, missed: 0, answer: reply.raw };
      const connection: Connection = { userId: watches === undefined ? (asker?.id ?? null) : null, watched: new Set(), send: bell.ring };
      open.add(each);
      counts.set(by, (counts.get(by) ?? 0) + 1);
      const closed = () => {
        hub.close(connection);
        if (!open.delete(each)) return;
        const left = (counts.get(by) ?? 1) - 1;
        if (left > 0) counts.set(by, left);
        else counts.delete(by);
      };
      hub.open(connection);
      // Watched before it is looked at, so that nothing falls between.
      if (watches !== undefined) hub.watch(connection, watches);
      reply.raw.on("drain", () => {
        each.missed = 0;
      });
      reply.raw.once("close", () => {
        closed();
        bell.end();
      });
      // Behind proxies that gather answers, lines would come late.
      reply.header("content-type", "application/x-ndjson").header("x-accel-buffering", "no");
      // When a stream ends so does its connection: a process that stops would wait for it.
      reply.header("connection", "close");
      // One line ahead of its reader at most: whoever is slow skips to the newest.
      return Readable.from(lines(bell, asker, say, closed), { highWaterMark: 1 });
    },
    end: () => {
      clearInterval(heart);
      for (const { bell } of open) bell.end();
    },
  };
}
