// The thread in which bots think, beside everything else the process does.
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { brainOf, choose, endings } from "@pithead/bots";
import { loadEditions } from "@pithead/catalog/edition-files";
import { hintFor } from "./hint.ts";
import type { Choice, Question } from "./question.ts";

/** The lowest priority there is; on Linux it is a thread's own. The rest of the process, and the database, come first. */
const NICE = 19;

loadEditions(workerData);
if (process.platform === "linux") setPriority(NICE);

parentPort?.on("message", (question: Question) => {
  try {
    parentPort?.postMessage(answerTo(question));
  } catch {
    parentPort?.postMessage(undefined);
  }
});

function answerTo(question: Question): unknown {
  if (question.ask === "choice") return chosen(question);
  const brain = brainOf(question.game, question.rules);
  if (brain === undefined) return undefined;
  switch (question.ask) {
    case "hint":
      return hintFor(brain, question);
    case "endings":
      return endings(brain, question, question);
  }
}

function chosen({ outOfTimeMs, ...question }: Choice): unknown {
  const end = performance.now() + outOfTimeMs;
  return choose({ ...question, outOfTime: () => performance.now() > end });
}
