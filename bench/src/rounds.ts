// Measures several pieces of work side by side, in turns, so that a busy machine slows all of them alike.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { WorkName } from "./works.ts";

/** How long to measure: two rounds warm up, `rounds` are counted, `seconds` for each piece of work in a round. */
export interface Effort {
  readonly rounds: number;
  readonly seconds: number;
}

const WARM_UP = 2;

/** The median rate of each piece of work, in units per second. Only one works at a time, each in a thread of its own. */
export async function medianRates(game: string, names: readonly WorkName[], { rounds, seconds }: Effort): Promise<number[]> {
  const workers = names.map((name) => new Worker(new URL("./worker.ts", import.meta.url), { workerData: { name, game } }));
  const rates = names.map((): number[] => []);
  for (let round = 0; round < WARM_UP + rounds; round++) {
    for (const [index, worker] of workers.entries()) {
      worker.postMessage(seconds);
      const [rate] = await once(worker, "message");
      if (round >= WARM_UP) rates[index]?.push(Number(rate));
    }
  }
  for (const worker of workers) await worker.terminate();
  return rates.map(median);
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}
