// Runs the bots of this process, and what they think about finished games, from its start to its stop: one thinks at a time.

import { analyse } from "../analysis/analyse.ts";
import { ANALYSE } from "../analysis/analysis.ts";
import { type Jobs, startWork } from "../jobs/crew.ts";
import { tasksOf } from "../jobs/tasks.ts";
import type { Service } from "../service.ts";
import { BOT_MOVE } from "./ask.ts";
import type { Thinking } from "./choice.ts";
import { makeBotMove } from "./move.ts";

export interface BotsOptions {
  readonly databaseUrl: string;
  readonly service: Service;
  /** Ended with the bots. */
  readonly thinking: Thinking;
  /** How often to look for moves that have become due, in milliseconds. */
  readonly lookEvery?: number;
}

const LOOK_MS = 300;
const STUDY_LOOK_MS = 5000;

export async function startBots({ databaseUrl, service, thinking, lookEvery = LOOK_MS }: BotsOptions): Promise<Jobs> {
  const { db } = service;
  const { mind, log } = thinking;
  const tasks = tasksOf({ [BOT_MOVE]: (tools: Thinking, payload) => makeBotMove(service, tools, payload) }, thinking);
  const work = await startWork({ databaseUrl, db, log, tasks, concurrency: 1, lookEvery });
  // A crew of its own: an analysis takes minutes, and lets the bots in between any two positions.
  const analyses = tasksOf({ [ANALYSE]: (tools: Thinking, payload) => analyse(service, tools, payload) }, thinking);
  const study = await startWork({ databaseUrl, db, log, tasks: analyses, concurrency: 1, lookEvery: STUDY_LOOK_MS });
  return {
    stop: async () => {
      // What is being thought of is not waited for: another process, or the next start, thinks of it again.
      await mind.stop();
      await Promise.all([work.stop(), study.stop()]);
    },
  };
}
