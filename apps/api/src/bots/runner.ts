// Runs the bots of this process, from its start to its stop: one thinks at a time.
import type { EditionSettings } from "@pithead/catalog/edition-files";
import { type Jobs, startWork } from "../jobs/crew.ts";
import type { JobLog } from "../jobs/post-office.ts";
import { tasksOf } from "../jobs/tasks.ts";
import type { Service } from "../service.ts";
import { BOT_MOVE } from "./ask.ts";
import { createMind } from "./mind.ts";
import { makeBotMove } from "./move.ts";

export interface BotsOptions {
  readonly databaseUrl: string;
  readonly service: Service;
  /** Where further editions of games lie. */
  readonly editions: EditionSettings;
  /** After so long a bot ends its thinking with the best it has. */
  readonly outOfTimeMs: number;
  readonly log: JobLog;
  /** How often to look for moves that have become due, in milliseconds. */
  readonly lookEvery?: number;
}

const LOOK_MS = 300;

export async function startBots({ databaseUrl, service, editions, outOfTimeMs, log, lookEvery = LOOK_MS }: BotsOptions): Promise<Jobs> {
  const mind = createMind(editions);
  const tools = { mind, outOfTimeMs, log };
  const tasks = tasksOf({ [BOT_MOVE]: (thinking: typeof tools, payload) => makeBotMove(service, thinking, payload) }, tools);
  const work = await startWork({ databaseUrl, db: service.db, log, tasks, concurrency: 1, lookEvery });
  return {
    stop: async () => {
      // What is being thought of is not waited for: another process, or the next start, thinks of it again.
      await mind.stop();
      await work.stop();
    },
  };
}
