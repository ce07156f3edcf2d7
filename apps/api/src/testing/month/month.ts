// A simulated month: the real service, whose clock jumps from one instant at which something is due to the next.
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@pithead/db";
import { randomFrom } from "../random-moves.ts";
import { createAgenda } from "./agenda.ts";
import { planTable, settle } from "./beginnings.ts";
import { startDevices } from "./devices.ts";
import { botsAsked, nextDue } from "./due-in.ts";
import { peopleOf } from "./habits.ts";
import { startHooks } from "./hooks.ts";
import { emptyJournal, type Journal, type Try } from "./journal.ts";
import type { Evidence } from "./judge/verdict.ts";
import { ledgersOf } from "./ledgers.ts";
import { holdLetters } from "./letters.ts";
import { hear, live, seekSeats } from "./lives.ts";
import { startPost } from "./post.ts";
import { createProcesses } from "./processes.ts";
import { planRestarts, wantedProcesses } from "./restarts.ts";
import { tablesOf } from "./tables.ts";
import type { World } from "./world.ts";

export interface MonthOptions {
  readonly databaseUrl: string;
  readonly db: Database;
  readonly users: number;
  readonly games: number;
  readonly days: number;
  readonly begins: number;
  readonly seed: number;
  /** Hours from one restart to the next, at most. */
  readonly restartHours: number;
  /** Ends the month at the next instant. */
  readonly stop?: AbortSignal;
  readonly onDay?: (day: number, journal: Journal) => void;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The clock jumps no further: so long without a sign of life is an outage. */
export const JUMP_MS = 10 * MINUTE;
/** The clock stands at such instants alone: what is due is noticed so late at most, as between two looks. */
const GRID_MS = 50_000;
/** A bot that takes longer than this is a fault. */
const PATIENCE_MS = 5 * MINUTE;
const BOT_LOOK_MS = 5;

export async function liveThrough({ db, databaseUrl, begins, days, seed, ...options }: MonthOptions): Promise<Evidence> {
  const random = randomFrom(seed);
  const people = peopleOf(options.users, random);
  const journal = emptyJournal(begins);
  const ends = begins + days * DAY;
  const agenda = createAgenda();
  const dangers = { inMove: false, inPost: false };
  const heard: Try[] = [];
  const letters = holdLetters();
  let now = begins;

  const onTry = (tried: Try) => {
    journal.tries.push(tried);
    if (!tried.taken) return;
    heard.push(tried);
    if (!dangers.inPost) return;
    dangers.inPost = false;
    void killOne();
  };
  const post = await startPost({ now: () => now, random: randomFrom(seed + 1), onTry, onMail: letters.hold });
  const hooks = await startHooks({ now: () => now, random: randomFrom(seed + 2), onTry });
  const devices = await startDevices({
    ...{ now: () => now, random: randomFrom(seed + 4), onTry },
    isGone: (userId) => now > (begins + ends) / 2 && people.some(({ id, browser }) => id === userId && browser === "ending"),
    onGone: (userId) => journal.gone.set(userId, journal.gone.get(userId) ?? now),
  });
  const processes = createProcesses(databaseUrl, environmentWith(post.url), randomFrom(seed + 3));
  const killOne = () => {
    journal.kills.push(now);
    return processes.kill(random(processes.running));
  };
  const world: World = {
    ...{ journal, processes, people, begins, ends, random, dangers },
    now: () => now,
    plan: agenda.plan,
    replaceOne: async () => {
      await killOne();
      await processes.start(now);
    },
  };

  /** Everything that is due at this instant is done: by the processes, by bots, by people. @returns what is due next */
  async function passTo(instant: number): Promise<number | undefined> {
    now = instant;
    await processes.tell(now);
    await afterwards();
    for (const tried of heard.splice(0)) {
      const person = people.find(({ id, email }) => tried.to === id || tried.to === email);
      if (person !== undefined) hear(world, person, tried);
    }
    for (let act = agenda.take(now); act !== undefined; act = agenda.take(now)) {
      await act();
      await afterwards();
    }
    return nextDue(db);
  }

  /** First as many processes as there are to be: a new one takes up what a killed one had begun. Then bots have moved. */
  async function afterwards(): Promise<void> {
    while (processes.running < wantedProcesses(world)) await processes.start(now);
    for (const since = Date.now(); (await botsAsked(db)) > 0; ) {
      if (Date.now() - since > PATIENCE_MS) throw new Error(`A bot has not moved by ${new Date(now).toISOString()}.`);
      await wait(BOT_LOOK_MS);
    }
  }

  try {
    await processes.start(now);
    await settle(db, world, { hooks, devices });
    for (const person of people) live(world, person);
    seekSeats(world);
    for (const table of tablesOf(people, { count: options.games, begins, ends }, random)) planTable(world, table);
    planRestarts(world, options.restartHours, (from, until) => {
      journal.away.push({ from, until });
      now = until;
    });
    let due = await passTo(now);
    for (let day = 1; now < ends && !options.stop?.aborted; ) {
      const service = Math.max(due ?? ends, now + 1000);
      due = await passTo(Math.min(onGrid(Math.min(service, agenda.next() ?? ends)), now + JUMP_MS, ends));
      if (now - begins >= day * DAY) options.onDay?.(day++, journal);
    }
    journal.ends = now;
    journal.letters = await letters.judged();
    return { journal, people, ledgers: await ledgersOf(world) };
  } finally {
    await processes.kill();
    await Promise.all([post.stop(), hooks.stop(), devices.stop(), letters.stop()]);
  }
}

function environmentWith(smtpUrl: string): Record<string, string> {
  return {
    // As it is run: React's own checks would take half of the time.
    NODE_ENV: "production",
    SMTP_URL: smtpUrl,
    OUTAGE_MS: String(JUMP_MS),
    NOTICE_DELAY_SECONDS: "600",
    BOT_DELAY_MS: "0",
    BOT_THINKING_MS: "100",
    REQUESTS_PER_MINUTE: "1000000",
    LOG_LEVEL: "warn",
  };
}

function onGrid(at: number): number {
  return Math.ceil(at / GRID_MS) * GRID_MS;
}
