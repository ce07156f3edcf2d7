// A crash amid the moves that are made by themselves: the game is untouched or complete, never half.
import { randomUUID } from "node:crypto";
import { Game, Moved, Table } from "@pithead/contracts";
import { firstBreak, readRows } from "@pithead/db";
import { createTestDatabase, type TestDatabase } from "@pithead/db/testing";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createTestApi } from "../testing/api.ts";
import { type ApiProcess, startProcess } from "../testing/process.ts";
import { randomCommand, randomFrom } from "../testing/random-moves.ts";
import { move, startTable } from "../testing/tables.ts";
import { ordersForAll } from "./testing/order-all.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.drop());

/** Everything that a move changes. */
async function kept(id: string) {
  const rows = await readRows(base.db, id);
  const { seq, toMove, status } = await base.db.game.findUniqueOrThrow({ where: { id } });
  const jobs = await base.db.notice.count({ where: { gameId: id } });
  return { rows: rows.map(({ hash }) => hash), summary: { seq, toMove, status }, jobs };
}

const LIGHT = { type: "light", lamps: ["oil"] };

/** Where the transaction of a move and the seven that follow it by themselves can fail. */
const FAILURES: [string, string][] = [
  ["the move's own row", "before insert on game_events for each row when (new.seq = 2)"],
  ["the host's chance move", "before insert on game_events for each row when (new.seq = 3)"],
  ["the first forced move", "before insert on game_events for each row when (new.seq = 4)"],
  ["the last of them", "before insert on game_events for each row when (new.seq = 9)"],
  ["the summary", "before update on games for each row when (new.seq = 9)"],
  ["the word to the players", "before insert on notices for each row when (new.kind = 'game-over')"],
  ["the commit", "after update on games deferrable initially deferred for each row"],
];

describe("a transaction that fails", () => {
  test.each(FAILURES)("at %s leaves the game untouched, and the same key makes the move with all that follows", async (_, when) => {
    const api = await createTestApi(base);
    onTestFinished(() => api.close());
    const { id, seats } = await startTable([await api.person("Ada"), await api.person("Bo")], "few-lamps");
    const [first, second] = seats;
    if (first === undefined || second === undefined) throw new Error("Two sit here.");
    await move(first, id, LIGHT, 0);
    const before = await kept(id);

    await base.db.$executeRawUnsafe("create function fail() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$");
    const kind = when.includes("deferred") ? "constraint trigger" : "trigger";
    await base.db.$executeRawUnsafe(`create ${kind} failing ${when} execute function fail()`);
    const key = randomUUID();
    const cutOff = await move(second, id, LIGHT, 1, key);
    await base.db.$executeRawUnsafe("drop function fail() cascade");
    expect(cutOff.status).toBe(500);
    expect(await kept(id)).toEqual(before);

    expect(await move(second, id, LIGHT, 1, key)).toMatchObject({ status: 201, body: { seq: 9, toMove: [], finished: true } });
    const after = await readRows(base.db, id);
    expect(after).toHaveLength(10);
    expect(firstBreak(id, after)).toBeUndefined();
  });
});

const PEOPLE = ["ada", "bo", "cy"];

/** A game of three with orders for everything. */
async function startOrdered(api: ApiProcess): Promise<Table> {
  const { id } = Table.parse((await api.ask("ada", "POST", "/tables", { game: "kohle-und-kolonie", seats: 3 })).body);
  await api.ask("bo", "POST", `/tables/${id}/sit`, {});
  return Table.parse((await api.ask("cy", "POST", `/tables/${id}/sit`, {})).body);
}

async function seen(api: ApiProcess, id: string): Promise<Game> {
  return Game.parse((await api.ask("ada", "GET", `/games/${id}`)).body);
}

/** Holds every move that is made by itself where it is about to be written, until released. */
async function holdAutomaticMoves(): Promise<{ isHolding(): Promise<boolean>; release(): Promise<void> }> {
  await base.db.$executeRawUnsafe(`
    create function hold() returns trigger language plpgsql as $$
    begin perform 1 from users where id = 'gate' for update; return new; end $$`);
  await base.db.$executeRawUnsafe(
    "create trigger holding before insert on game_events for each row when (new.auto is not null) execute function hold()",
  );
  let open = () => {};
  const released = new Promise<void>((resolve) => {
    open = resolve;
  });
  let gate: Promise<void> | undefined;
  await new Promise<void>((resolve) => {
    gate = base.db.$transaction(
      async (tx) => {
        await tx.$queryRaw`select 1 from users where id = 'gate' for update`;
        resolve();
        await released;
      },
      { timeout: 60_000 },
    );
  });
  return {
    isHolding: async () => {
      const waiting = await base.db.$queryRaw<unknown[]>`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return waiting.length > 0;
    },
    release: async () => {
      open();
      await gate;
      await base.db.$executeRawUnsafe("drop function hold() cascade");
    },
  };
}

test("a process killed while a move made by itself is written has made none of it, and all of it when asked again", {
  timeout: 60_000,
}, async () => {
  for (const id of [...PEOPLE, "gate"]) await base.db.user.create({ data: { id, name: id } });
  const api = await startProcess(base.url);
  onTestFinished(async () => {
    if (api.child.signalCode === null) await api.kill();
  });
  const { id, players } = await startOrdered(api);
  const gate = await holdAutomaticMoves();
  const random = randomFrom(7);

  const makeMove = async () => {
    const { view, seq, table } = await seen(api, id);
    const [seat = 0] = table.toMove;
    const userId = players[seat]?.userId ?? "";
    for (const player of players) {
      if (player.seat !== null && player.userId !== null)
        await api.ask(player.userId, "PATCH", `/games/${id}/orders`, { orders: ordersForAll(view, player.seat) });
    }
    const made = { command: randomCommand("kohle-und-kolonie", view, seat, random), expectedSeq: seq, key: randomUUID() };
    const before = await kept(id);
    const answer = { isThere: false };
    const asked = api
      .ask(userId, "POST", `/games/${id}/moves`, made)
      .catch((error: unknown) => error)
      .finally(() => {
        answer.isThere = true;
      });
    let isHeld = false;
    while (!answer.isThere && !isHeld) isHeld = await gate.isHolding();
    return { userId, made, before, asked, isHeld };
  };
  let last = await makeMove();
  while (!last.isHeld) last = await makeMove();
  await api.kill();
  await gate.release();
  expect(await last.asked).toBeInstanceOf(TypeError);
  expect(await kept(id)).toEqual(last.before);

  const again = await startProcess(base.url);
  onTestFinished(() => again.kill());
  const { status, body } = await again.ask(last.userId, "POST", `/games/${id}/moves`, last.made);
  const rows = await readRows(base.db, id);
  expect([status, Moved.parse(body).seq]).toEqual([201, rows.length - 1]);
  expect(rows.filter(({ seq, auto }) => seq > last.made.expectedSeq && auto !== null)).not.toEqual([]);
  expect(rows.filter(({ key }) => key === last.made.key)).toHaveLength(1);
  expect(firstBreak(id, rows)).toBeUndefined();
});
