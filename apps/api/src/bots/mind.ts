// Where bots think: one thread, one question at a time, ended when it takes too long.
import { Worker } from "node:worker_threads";
import type { EditionSettings } from "@pithead/catalog/edition-files";
import type { AnswerTo, Question } from "./question.ts";

/** How much longer than it was told to a bot may think before its thread is ended. */
const GRACE_MS = 3000;
const SCRIPT = new URL("./thread.ts", import.meta.url);
const LARGEST_HEAP_MB = 512;
/** Who is answered first: a person waits for a hint, often one for a bot, nobody for an analysis. */
const ORDER: { readonly [ask in Question["ask"]]: number } = { hint: 0, choice: 1, endings: 2 };

export interface Mind {
  /** Answers hints first, then bots, then analyses, each kind in the order it was asked in. @throws Error when the thread fails or does not answer in time, and after `stop`. */
  ask<Q extends Question>(question: Q): Promise<AnswerTo<Q>>;
  readonly stopped: boolean;
  /** Ends the thread for good, whatever it thinks about. */
  stop(): Promise<void>;
}

/** The thread begins with the first question, and again with the next after it had to be ended. */
export function createMind({ EDITIONS, PITHEAD_DATA }: EditionSettings): Mind {
  let thread: Worker | undefined;
  let isThinking = false;
  const waiting: { readonly ask: Question["ask"]; readonly begin: () => void }[] = [];
  let stopped = false;

  async function end(): Promise<void> {
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  }

  async function think<Q extends Question>(question: Q): Promise<AnswerTo<Q>> {
    if (stopped) throw new Error("The bots think no more.");
    // Nothing of the process's environment: it holds secrets.
    thread ??= new Worker(SCRIPT, {
      env: {},
      workerData: { EDITIONS, PITHEAD_DATA },
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP_MB },
    });
    try {
      return await answerOf(thread, question, question.outOfTimeMs + GRACE_MS);
    } catch (error) {
      await end();
      throw error;
    }
  }

  function beginNext(): void {
    const [next] = waiting.toSorted((one, other) => ORDER[one.ask] - ORDER[other.ask]);
    isThinking = next !== undefined;
    if (next === undefined) return;
    waiting.splice(waiting.indexOf(next), 1);
    next.begin();
  }

  return {
    ask: async (question) => {
      if (isThinking) await new Promise<void>((begin) => waiting.push({ ask: question.ask, begin }));
      isThinking = true;
      try {
        return await think(question);
      } finally {
        beginNext();
      }
    },
    get stopped() {
      return stopped;
    },
    stop: () => {
      stopped = true;
      return end();
    },
  };
}

function answerOf<Q extends Question>(thread: Worker, question: Q, mostMs: number): Promise<AnswerTo<Q>> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      thread.off("message", answered).off("error", failed).off("exit", exited);
      finish();
    };
    const answered = (answer: AnswerTo<Q>) => settle(() => resolve(answer));
    const failed = (error: unknown) => settle(() => reject(error));
    const exited = () => settle(() => reject(new Error("The thread of the bots has ended.")));
    const timer = setTimeout(() => settle(() => reject(new Error(`A bot has thought for ${mostMs} ms.`))), mostMs);
    thread.on("message", answered).on("error", failed).on("exit", exited);
    thread.postMessage(question);
  });
}
