// A simulated month: the real service, whose clock jumps from one instant at which something is due to the next.
import { setTimeout as wait } from "node:timers/promises";
import { Ledger, type LedgerEntry, Table } from "@pithead/contracts";
import type { Database } from "@pithead/db";
import { randomFrom } from "../random-moves.ts";
import { type Person, peopleOf } from "./habits.ts";
import { startHooks } from "./hooks.ts";
import { emptyJournal, type Journal, type Try } from "./journal.ts";
import type { Evidence } from "./judge/verdict.ts";
import { hear, live, seekSeats } from "./lives.ts";
import { startPost } from "./post.ts";
import { createProcesses } from "./processes.ts";
import { planRestarts } from "./restarts.ts";
import { type TablePlan, tablesOf } from "./tables.ts";
import { act } from "./visit.ts";
import { ask, isDone, type World } from "./world.ts";

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
  readonly onDay?: (day: number, journal: Journal) => void;
}

export interface Lived extends Evidence {
  readonly said: readonly string[];
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The clock jumps no further: so long without a sign of life is an outage. */
export const JUMP_MS = 10 * MINUTE;
/** The clock stands at such instants alone: what is due is noticed so late at most, as between two looks. */
const GRID_MS = 50_000;
/** A bot that takes longer than this is a fault. */
const PATIENCE_MS = 300_000;

export async function liveThrough(options: MonthOptions): Promise<Lived> {
  const { db, databaseUrl, begins, days, seed } = options;
  const random = randomFrom(seed);
  const journal = emptyJournal(begins);
  const ends = begins + days * DAY;
  let now = begins;
  const heard: Try[] = [];
  const dangers = { inMove: false, inPost: false };
  const onTry = (tried: Try) => {
    journal.tries.push(tried);
    if (!tried.taken) return;
    heard.push(tried);
    if (!dangers.inPost) return;
    dangers.inPost = false;
    journal.kills.push(now);
    void processes.kill(random(processes.running));
  };
  const post = await startPost({ now: () => now, random: randomFrom(seed + 1), onTry });
  const hooks = await startHooks({ now: () => now, random: randomFrom(seed + 2), onTry });
  const environment = {
    SMTP_URL: post.url,
    OUTAGE_MS: String(JUMP_MS),
    NOTICE_DELAY_SECONDS: "600",
    BOT_DELAY_MS: "0",
    BOT_THINKING_MS: "100",
    REQUESTS_PER_MINUTE: "1000000",
    LOG_LEVEL: "warn",
  };
  const processes = createProcesses(databaseUrl, environment, randomFrom(seed + 3));
  const agenda: { at: number; act: () => Promise<void> }[] = [];
  const people = peopleOf(options.users, random);
  const ledgers = new Map<string, LedgerEntry[]>();
  const world: World = {
    ...{ journal, processes, people, begins, ends, random, dangers },
    now: () => now,
    plan: (at, act) => {
      const later = agenda.findIndex((each) => each.at > at);
      agenda.splice(later < 0 ? agenda.length : later, 0, { at, act });
    },
    replaceOne: async () => {
      journal.kills.push(now);
      await processes.kill(random(processes.running));
      await processes.start(now);
    },
  };

  /** Everything that is due at this instant is done: by the processes, by bots, by people. @returns what is due next */
  async function passTo(instant: number): Promise<number | undefined> {
    now = instant;
    await processes.tell(now);
    // First: a new process takes up what a killed one had begun.
    await enoughProcesses();
    let next = await botsHaveMoved();
    for (const tried of heard.splice(0)) {
      const person = people.find(({ id, email }) => tried.to === id || tried.to === email);
      if (person !== undefined) hear(world, person, tried);
    }
    for (let [due] = agenda; due !== undefined && due.at <= now; [due] = agenda) {
      agenda.shift();
      await due.act();
      await enoughProcesses();
      next = await botsHaveMoved();
    }
    return next;
  }

  async function enoughProcesses(): Promise<void> {
    while (processes.running < restarts.wanted(now)) await processes.start(now);
  }

  async function botsHaveMoved(): Promise<number | undefined> {
    for (const since = Date.now(); ; ) {
      const { bots, next } = await dueIn(db);
      if (bots === 0) return next;
      if (Date.now() - since > PATIENCE_MS) throw new Error(`A bot has not moved by ${new Date(now).toISOString()}.`);
      await wait(3);
    }
  }

  const restarts = planRestarts(world, options.restartHours, (from, until) => {
    journal.away.push({ from, until });
    now = until;
  });
  try {
    await processes.start(now);
    await settle(db, world, hooks.urlFor);
    for (const person of people) live(world, person);
    seekSeats(world);
    for (const table of tablesOf(people, { count: options.games, begins, ends }, random)) planTable(world, table);
    let due = await passTo(now);
    for (let day = 0; now < ends; ) {
      const service = due === undefined ? ends : Math.max(due, now + 1000);
      due = await passTo(Math.min(onGrid(Math.min(service, agenda[0]?.at ?? ends)), now + JUMP_MS, ends));
      if (now - begins >= (day + 1) * DAY) options.onDay?.(++day, journal);
    }
    journal.ends = now;
    for (const person of people) ledgers.set(person.id, await ledgerOf(world, person));
  } finally {
    await processes.kill();
    await Promise.all([post.stop(), hooks.stop()]);
  }
  return { journal, people, ledgers, said: processes.said };
}

function onGrid(at: number): number {
  return Math.ceil(at / GRID_MS) * GRID_MS;
}

/** People with their settings, made as they make them; accounts and webhooks of this machine come from outside the API. */
async function settle(db: Database, world: World, urlFor: (userId: string) => string): Promise<void> {
  for (const person of world.people) {
    const { id, name, email, locale, zone, quiet, digestAt, delayMinutes, hasMail, hasWebhook, autoVacation } = person;
    await db.user.create({ data: { id, name, email, locale } });
    if (hasWebhook) await db.webhook.create({ data: { userId: id, url: urlFor(id), style: "json", secret: "known to both" } });
    await ask(world, person, "PATCH", "/me/notices/settings", { timeZone: zone, mail: hasMail, quiet, digestAt, delayMinutes });
    if (autoVacation) await ask(world, person, "PATCH", "/me/vacation", { automatic: true });
  }
}

function planTable(world: World, { at, people, wanted, pause }: TablePlan): void {
  const [owner, ...others] = people;
  if (owner === undefined) return;
  world.plan(at, async () => {
    const opened = await ask(world, owner, "POST", "/tables", wanted);
    if (!isDone(opened)) return;
    const { id } = Table.parse(opened.body);
    for (const other of others) await ask(world, other, "POST", `/tables/${id}/sit`, {});
    if (pause === null) return;
    const want = (wants: boolean) => async () => {
      for (const person of wants ? people : [owner]) await act(world, person, id, `/games/${id}/pause`, { wants }, { did: "pause", wants });
    };
    world.plan(pause.from, want(true));
    world.plan(pause.until, want(false));
  });
}

/** Page by page, as its owner reads it. */
async function ledgerOf(world: World, person: Person): Promise<LedgerEntry[]> {
  const read: LedgerEntry[] = [];
  for (let next: string | null = ""; next !== null; ) {
    const answer = await ask(world, person, "GET", `/me/notices${next === "" ? "" : `?before=${encodeURIComponent(next)}`}`);
    if (!isDone(answer)) return read;
    const page: Ledger = Ledger.parse(answer.body);
    read.push(...page.entries);
    next = page.next;
  }
  return read;
}

/** How many moves bots are asked for, and when something else in the service's tables is due. It only says how far the clock may jump: nobody is judged by it. */
async function dueIn(db: Database): Promise<{ bots: number; next: number | undefined }> {
  const [due] = await db.$queryRaw<{ bots: number; next: Date | null }[]>`
    select
      (select count(*)::int from graphile_worker.jobs where task_identifier = 'bot-move' and attempts < max_attempts) as bots,
      (select min(at) from (
        select min(next_at) as at from notices where state = 'due'
        union all select min(deadline) from game_players join games on games.id = game_id where status = 'running'
        union all select min(time_up_at + interval '1 day') from game_players join games on games.id = game_id
          where status = 'running' and at_expiry = 'vote' and played_by is null) as times) as next`;
  return { bots: due?.bots ?? 0, next: due?.next?.getTime() };
}
