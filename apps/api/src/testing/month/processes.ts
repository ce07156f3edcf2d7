// The processes of the service in a simulated month: told the time, asked, killed, started again.
import { fileURLToPath } from "node:url";
import { type ApiProcess, startProcess } from "../process.ts";

export type Asked = Awaited<ReturnType<ApiProcess["ask"]>>;

export interface Processes {
  readonly running: number;
  /** All are told the time, and one or all look at what is due; resolves when those that are not killed meanwhile have. */
  tell(now: number): Promise<void>;
  /** Asks any of them, and another where that one is killed meanwhile. */
  ask(...asked: Parameters<ApiProcess["ask"]>): Promise<Asked>;
  /** Starts one, which has looked at what is due by then. */
  start(now: number): Promise<void>;
  /** Kills one, or all. */
  kill(which?: number): Promise<void>;
}

interface Running extends ApiProcess {
  /** Resolves when it knows, and has looked if it is to, and when it is gone. */
  tell(now: number, looks: boolean): Promise<void>;
}

/** So that the many starts of a month compile the same sources once. */
const COMPILED = fileURLToPath(new URL("../../../../../node_modules/.cache/compiled", import.meta.url));
const HELD_PROCESS = new URL("./held-process.ts", import.meta.url);
/** At one instant of so many, all processes look at once; at the others, one. */
const MANY_LOOK = 4;
/** One process of so many has boards painted for its mails: a picture takes a quarter of a second of a core, and a month has ten thousand. */
const ONE_PAINTS = 10;

export function createProcesses(databaseUrl: string, environment: Record<string, string>, random: (n: number) => number): Processes {
  const running: Running[] = [];
  const waiting = new Set<() => void>();

  async function start(now: number): Promise<void> {
    const pictures = random(ONE_PAINTS) === 0 ? "yes" : "no";
    const at = { PICTURES: pictures, HELD_AT: new Date(now).toISOString(), NODE_COMPILE_CACHE: COMPILED };
    const started = looking(await startProcess(databaseUrl, { ...environment, ...at }, HELD_PROCESS));
    await started.tell(now, true);
    running.push(started);
    for (const go of waiting) go();
    waiting.clear();
  }

  async function end(each: Running): Promise<void> {
    running.splice(running.indexOf(each), 1);
    await each.kill();
  }

  return {
    get running() {
      return running.length;
    },
    tell: async (now) => {
      const only = random(MANY_LOOK) === 0 ? undefined : running[random(running.length || 1)];
      await Promise.all(running.map((each) => each.tell(now, only === undefined || only === each)));
    },
    ask: async (...asked) => {
      for (;;) {
        const one = running[random(running.length || 1)];
        if (one === undefined) {
          await new Promise<void>((go) => waiting.add(go));
          continue;
        }
        try {
          return await one.ask(...asked);
        } catch (error) {
          // Killed while it was asked: whoever is left, or comes next, is asked the same again.
          if (running.includes(one)) throw error;
        }
      }
    },
    start,
    kill: async (which) => {
      const those = which === undefined ? [...running] : running.slice(which, which + 1);
      await Promise.all(those.map(end));
    },
  };
}

function looking(api: ApiProcess): Running {
  const { child } = api;
  return {
    ...api,
    tell: (now, looks) =>
      new Promise((resolve) => {
        const over = () => {
          child.off("message", heard).off("exit", over);
          resolve();
        };
        const heard = (seen: unknown) => {
          if (seen === now) over();
        };
        child.on("message", heard).once("exit", over);
        if (!child.connected) return over();
        child.send({ now, looks }, (error) => {
          if (error !== null) over();
        });
      }),
  };
}
