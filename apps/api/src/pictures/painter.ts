// Where boards are painted: one thread, one picture after another.
import { Worker } from "node:worker_threads";
import type { EditionSettings } from "@pithead/catalog/edition-files";
import type { ResultShown, Shown } from "@pithead/drawings/picture";

const SCRIPT = new URL("./thread.ts", import.meta.url);
/** A picture takes a third of a second of one core; on a busy machine several times as long, and others may be before it. */
const LONGEST_MS = 30_000;
const LARGEST_HEAP_MB = 256;
/** In pixels: twice what a mail shows. */
const WIDTH = 1200;

interface Painted {
  /** 1200 pixels wide. */
  readonly png: Uint8Array;
  /** What it shows, in words. */
  readonly alt: string;
}

/** A board, or a card of a result. */
export type ToPaint = Shown | ResultShown;

export interface Commission {
  readonly id: number;
  readonly shown: ToPaint;
  readonly width: number;
}

export interface Finished {
  readonly id: number;
  readonly painted: Painted | undefined;
}

export interface Painter {
  /** @param shown a view as the rules gave it to one viewer. @throws Error when it cannot be painted, takes too long, and after `stop`. */
  paint(shown: ToPaint): Promise<Painted>;
  /** Ends the thread for good. */
  stop(): Promise<void>;
}

/** The thread begins with the first picture, and again with the next after it has ended. */
export function createPainter({ EDITIONS, PITHEAD_DATA }: EditionSettings): Painter {
  const waiting = new Map<number, (painted: Painted | undefined) => void>();
  let thread: Worker | undefined;
  let next = 0;
  let stopped = false;

  function begin(): Worker {
    // Nothing of the process's environment but how React is to work: it holds secrets.
    const begun = new Worker(SCRIPT, {
      env: { NODE_ENV: process.env.NODE_ENV ?? "" },
      workerData: { EDITIONS, PITHEAD_DATA },
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP_MB },
    });
    const ended = () => {
      if (thread !== begun) return;
      thread = undefined;
      for (const settle of waiting.values()) settle(undefined);
    };
    begun
      .on("message", ({ id, painted }: Finished) => waiting.get(id)?.(painted))
      .on("error", ended)
      .on("exit", ended);
    begun.unref();
    return begun;
  }

  return {
    paint: (shown) =>
      new Promise((resolve, reject) => {
        if (stopped) return reject(new Error("Nothing is painted any more."));
        const id = next++;
        const settle = (painted: Painted | undefined) => {
          clearTimeout(timer);
          waiting.delete(id);
          if (painted === undefined) reject(new Error(`A picture of ${shown.game} could not be painted.`));
          else resolve(painted);
        };
        const timer = setTimeout(() => settle(undefined), LONGEST_MS);
        waiting.set(id, settle);
        thread ??= begin();
        const commission: Commission = { id, shown, width: WIDTH };
        thread.postMessage(commission);
      }),
    stop: async () => {
      stopped = true;
      await thread?.terminate();
    },
  };
}
