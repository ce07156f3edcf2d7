// Every mail of a simulated month, held to the linter of mails, in a thread beside everything else.
import { once } from "node:events";
import { Worker } from "node:worker_threads";

export interface Letters {
  /** Takes a mail as it came over the wire; it is looked at in its turn. */
  hold(raw: string): void;
  /** What is wrong with them, once all have been looked at. */
  judged(): Promise<Judgement>;
  stop(): Promise<void>;
}

export interface Judgement {
  readonly count: number;
  readonly faults: readonly string[];
}

const SCRIPT = new URL("./letters-thread.ts", import.meta.url);

export function holdLetters(): Letters {
  const thread = new Worker(SCRIPT);
  return {
    hold: (raw) => thread.postMessage(raw),
    judged: async () => {
      thread.postMessage(null);
      const [judgement] = await once(thread, "message");
      return judgement;
    },
    stop: async () => {
      await thread.terminate();
    },
  };
}
