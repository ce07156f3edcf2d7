// The jobs as a whole: no notice lost and none sent twice, whatever the SMTP server and the processes do.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { addJob } from "@pithead/db";
import { administer, createTestDatabase, databaseUrl, type TestDatabase } from "@pithead/db/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SYSTEM_CLOCK } from "../clock.ts";
import type { Jobs } from "./crew.ts";
import { freeDeadWorkersJobs } from "./life.ts";
import { startJobs } from "./runner.ts";
import { deadPort, type Inbox, startInbox } from "./testing/inbox.ts";
import { FROM, HASTE, PUBLIC_URL, type ReadableLog, SECRET, silent } from "./testing/office.ts";
import { games, join, move, serviceOn, startedGame } from "./testing/players.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.drop());

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of running.splice(0).reverse()) await each.stop();
});

async function start(smtpUrl: string, log = silent()): Promise<Jobs> {
  const options = {
    databaseUrl: base.url,
    db: base.db,
    games,
    clock: SYSTEM_CLOCK,
    smtpUrl,
    mailFrom: FROM,
    authSecret: SECRET,
    publicUrl: PUBLIC_URL,
    log,
  };
  const jobs = await startJobs({ ...options, patience: HASTE, lookEvery: 20 });
  let stopped: Promise<void> | undefined;
  const once = { stop: () => (stopped ??= jobs.stop()) };
  running.push(once);
  return once;
}

async function inboxWith(faults: Parameters<typeof startInbox>[0] = {}): Promise<Inbox> {
  const inbox = await startInbox(faults);
  running.push(inbox);
  return inbox;
}

let names = 0;
const somebody = () => join(base.db, `Player${++names}`);

/** Games of two, each with one notice due. */
async function gamesBegun(count: number): Promise<string[]> {
  const begun: string[] = [];
  for (let n = 0; n < count; n++) begun.push(await startedGame(serviceOn(base.db), [await somebody(), await somebody()]));
  return begun;
}

const messageIds = (inbox: Inbox) => inbox.mails.map(({ headers }) => headers.get("message-id"));
const statesOf = async (gameIds: readonly string[]) =>
  (await base.db.notice.findMany({ where: { gameId: { in: [...gameIds] }, kind: "turn" } })).map(({ state }) => state);

describe("a notice", () => {
  it("is mailed as soon as its transaction commits", async () => {
    const inbox = await inboxWith();
    const jobs = await start(inbox.url);
    const begun = await gamesBegun(1);
    await inbox.holds(1);
    await jobs.stop();
    expect(await statesOf(begun)).toEqual(["sent"]);
  });

  it("waits for an SMTP server that is away", async () => {
    const port = await deadPort();
    const begun = await gamesBegun(2);
    await start(`smtp://127.0.0.1:${port}`);
    const failed = () => base.db.notice.count({ where: { gameId: { in: begun }, attempts: { gte: 2 } } });
    await expect.poll(failed, { timeout: 20_000 }).toBe(2);
    const inbox = await inboxWith({ port });
    await inbox.holds(2);
    await expect.poll(() => statesOf(begun), { timeout: 20_000 }).toEqual(["sent", "sent"]);
    expect(inbox.mails).toHaveLength(2);
  });

  it("reaches everybody once though every fifth mail fails and processes come and go", async () => {
    let asked = 0;
    const inbox = await inboxWith({ answer: () => (++asked % 5 === 0 ? (asked % 2 === 0 ? 451 : 554) : 250) });
    const first = await start(inbox.url);
    const second = await start(inbox.url);
    const begun = await gamesBegun(10);
    await inbox.holds(3);
    await first.stop();
    const more = await gamesBegun(10);
    await inbox.holds(12);
    await second.stop();
    const third = await start(inbox.url);
    await inbox.holds(20);
    await third.stop();
    expect(new Set(messageIds(inbox)).size).toBe(20);
    expect(inbox.mails).toHaveLength(20);
    expect(await statesOf([...begun, ...more])).toEqual(Array(20).fill("sent"));
  });

  it("is given up when its address is refused for good, and the ledger says so", async () => {
    const inbox = await inboxWith({ recipient: () => 550 });
    const begun = await gamesBegun(1);
    const log = silent();
    await start(inbox.url, log);
    await expect.poll(() => statesOf(begun), { timeout: 20_000 }).toEqual(["failed"]);
    const [notice] = await base.db.notice.findMany({ where: { gameId: { in: begun }, kind: "turn" } });
    expect(notice).toMatchObject({ attempts: HASTE.refusals, reason: "not-delivered", error: "EENVELOPE 550 RCPT TO" });
    expect(log.lines.join("\n")).not.toContain("example.org");
  });
});

it("mails everybody the end of a game, once", async () => {
  const inbox = await inboxWith();
  const service = { ...serviceOn(base.db), noticeDelaySeconds: 3600 };
  const gameId = await startedGame(service, [await somebody(), await somebody()]);
  const isOver = async () => (await base.db.game.findUniqueOrThrow({ where: { id: gameId } })).status === "finished";
  while (!(await isOver())) await move(service, gameId);
  const jobs = await start(inbox.url);
  const mails = await inbox.holds(2);
  await jobs.stop();
  expect(mails.map(({ text }) => text.split("\n")[0])).toEqual(
    expect.arrayContaining([expect.stringMatching(/^(You won, |You share the win, )/)]),
  );
  for (const { headers, text } of mails) {
    expect(headers.get("subject")).toMatch(/^Coal Baron with .* is over$/);
    expect(text).toMatch(/The game is over\. .* (win|wins|share the win) with .* VP\./);
  }
  const ends = await base.db.notice.findMany({ where: { gameId, kind: "game-over" } });
  expect(ends.map(({ state }) => state)).toEqual(["sent", "sent"]);
});

it("takes up at once what a killed process had begun, and leaves alone what a living one does", async () => {
  const hanging = new Gate();
  const reached = new Gate();
  let trying = 0;
  const first = await inboxWith({
    answer: async () => {
      trying += 1;
      if (trying === 2) reached.open();
      await hanging.opened;
      return 451;
    },
  });
  const begun = await gamesBegun(1);
  await addJob(base.db, {
    task: "sign-in-mail",
    payload: { email: "ada@example.org", url: "https://pithead.example/enter", linkId: "enter" },
  });
  const worker = spawn(process.execPath, [fileURLToPath(new URL("testing/worker.ts", import.meta.url))], {
    env: { ...process.env, DATABASE_URL: base.url, SMTP_URL: first.url },
    stdio: ["ignore", "ignore", "inherit"],
  });
  running.push({ stop: async () => void worker.kill("SIGKILL") });
  await reached.opened;
  const held = () => base.db.$queryRaw<object[]>`select 1 from graphile_worker.jobs where locked_by is not null`;
  await expect.poll(held, { timeout: 10_000 }).toHaveLength(1);
  expect(await freeDeadWorkersJobs(base.db, silent())).toBe(0);

  worker.kill("SIGKILL");
  await once(worker, "exit");
  hanging.open();
  await expect.poll(() => freeDeadWorkersJobs(base.db, silent()), { timeout: 10_000 }).toBe(1);
  const second = await inboxWith();
  const jobs = await start(second.url);
  await second.holds(2);
  await jobs.stop();
  const [notice] = await base.db.notice.findMany({ where: { gameId: { in: begun }, kind: "turn" } });
  expect(notice).toMatchObject({ state: "sent", attempts: 2 });
  expect(messageIds(second)).toContain(notice?.messageId);
});

describe("when Postgres goes away in the middle of a mail", () => {
  async function begunBefore(work: (log: ReadableLog) => Promise<void>): Promise<Inbox> {
    const [reached, hanging] = [new Gate(), new Gate()];
    const answer = async () => {
      reached.open();
      await hanging.opened;
      return 250;
    };
    const inbox = await inboxWith({ answer });
    const log = silent();
    await start(inbox.url, log);
    const begun = await gamesBegun(1);
    await reached.opened;
    await whilePostgresIsAway(async () => {
      hanging.open();
      await work(log);
    });
    begun.push(...(await gamesBegun(3)));
    await expect.poll(() => statesOf(begun), { timeout: 20_000 }).toEqual(Array(4).fill("sent"));
    expect(new Set(messageIds(inbox)).size).toBe(4);
    return inbox;
  }

  it("for a moment, that mail is sent once", async () => {
    const inbox = await begunBefore(async () => {});
    expect(inbox.mails).toHaveLength(4);
  });

  it("for longer, the rounds go on when it is back, and that mail is sent twice at most", async () => {
    const left = "A user's notices were left for another round.";
    const inbox = await begunBefore((log) => expect.poll(() => log.lines.join().includes(left), { timeout: 20_000 }).toBe(true));
    expect(inbox.mails.length).toBeLessThanOrEqual(5);
  });
});

it("starts the jobs again when Postgres was away for longer", async () => {
  const [reached, hanging] = [new Gate(), new Gate()];
  const answer = async () => {
    reached.open();
    await hanging.opened;
    return 250;
  };
  const inbox = await inboxWith({ answer });
  const log = silent();
  await start(inbox.url, log);
  const link = (name: string) => ({
    task: "sign-in-mail",
    payload: { email: `${name}@example.org`, url: `https://pithead.example/${name}`, linkId: name },
  });
  await addJob(base.db, link("ada"));
  await reached.opened;
  await whilePostgresIsAway(async () => {
    hanging.open();
    await expect.poll(() => log.lines.join().includes("The jobs have stopped"), { timeout: 20_000 }).toBe(true);
  });
  await addJob(base.db, link("bo"));
  await expect.poll(() => inbox.mails.some(({ to }) => to === "bo@example.org"), { timeout: 20_000 }).toBe(true);
});

/** Postgres drops every connection to the database and takes no new ones until `work` is done. */
async function whilePostgresIsAway(work: () => Promise<void>): Promise<void> {
  const [server, name] = [databaseUrl(base.url, "postgres"), new URL(base.url).pathname.slice(1)];
  await administer(server, `alter database ${name} allow_connections false`);
  await administer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await work();
  await administer(server, `alter database ${name} allow_connections true`);
}

/** Something that happens once and can be waited for. */
class Gate {
  open = () => {};
  readonly opened = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}
