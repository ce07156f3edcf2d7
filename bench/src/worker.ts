// A thread of its own for one piece of work: what one framework does to the compiler's guesses must not slow down the other.
import { parentPort, workerData } from "node:worker_threads";
import { isWorkName, workOf } from "./works.ts";

const { name, game } = workerData;
if (!isWorkName(name)) throw new Error(`There is no work "${name}".`);
const work = workOf(name, String(game));

/**
 * Each message is how many seconds to work; the answer is the rate, in units per second of processor time, the garbage
 * collector's included: what else runs on the machine takes nothing from either side. Only one piece of work runs at a time.
 */
parentPort?.on("message", (seconds: number) => {
  const began = process.cpuUsage();
  let units = 0;
  let spent = 0;
  while (spent < seconds) {
    units += work();
    const { user, system } = process.cpuUsage(began);
    spent = (user + system) / 1e6;
  }
  parentPort?.postMessage(units / spent);
});
