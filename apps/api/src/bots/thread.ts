// The thread in which bots think, beside everything else the process does. It knows a seat's view and no secret of the game.
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { choose } from "@pithead/bots";
import { loadEditions } from "@pithead/catalog/edition-files";
import type { Answer, Question } from "./question.ts";

/** So much nicer than the rest of the process: on Linux a priority is a thread's own. */
const NICE = 10;

loadEditions(workerData);
if (process.platform === "linux") setPriority(NICE);

parentPort?.on("message", (question: Question) => parentPort?.postMessage(answerTo(question)));

function answerTo({ outOfTimeMs, ...question }: Question): Answer {
  const end = performance.now() + outOfTimeMs;
  try {
    return { command: choose({ ...question, outOfTime: () => performance.now() > end }) };
  } catch {
    return {};
  }
}
