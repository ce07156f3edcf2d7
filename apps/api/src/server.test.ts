// The API as a process: killed in a burst of moves it loses nothing and doubles nothing; stopped it ends; misconfigured it says so.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Game, Moved, Table } from "@pithead/contracts";
import { firstBreak, readRows } from "@pithead/db";
import { createTestDatabase, type TestDatabase } from "@pithead/db/testing";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type ApiProcess, startProcess } from "./testing/process.ts";
import { randomCommand, randomFrom } from "./testing/random-moves.ts";

const TABLES = 6;
const MOVES_BEFORE_THE_KILL = 60;

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
  for (const id of ["ada", "bo"]) await base.db.user.create({ data: { id, name: id } });
});
afterAll(() => base.drop());

async function started(more: Record<string, string> = {}): Promise<ApiProcess> {
  const api = await startProcess(base.url, more);
  onTestFinished(async () => {
    if (api.child.exitCode === null && api.child.signalCode === null) await api.kill();
  });
  return api;
}

async function openTable(api: ApiProcess): Promise<Table> {
  const { id } = Table.parse((await api.ask("ada", "POST", "/tables", { game: "coal-baron", seats: 2 })).body);
  return Table.parse((await api.ask("bo", "POST", `/tables/${id}/sit`, {})).body);
}

/** A move about to be made at a table, by whoever is asked. */
async function nextMove(api: ApiProcess, { id, players }: Table, random: (n: number) => number) {
  const { view, seq, table } = Game.parse((await api.ask("ada", "GET", `/games/${id}`)).body);
  const [seat = 0] = table.toMove;
  const userId = players[seat]?.userId ?? "";
  const own = Game.parse((await api.ask(userId, "GET", `/games/${id}`)).body);
  return {
    id,
    userId,
    move: { command: randomCommand("coal-baron", seq === own.seq ? own.view : view, seat, random), expectedSeq: seq, key: randomUUID() },
  };
}

test("killed in a burst of moves, it has every acknowledged move exactly once", { timeout: 60_000 }, async () => {
  const api = await started();
  const tables = await Promise.all(Array.from({ length: TABLES }, () => openTable(api)));
  const acknowledged: { id: string; key: string; seq: number }[] = [];
  let enough = () => {};
  const reached = new Promise<void>((resolve) => {
    enough = resolve;
  });

  const playing = tables.map(async (table, index) => {
    const random = randomFrom(index);
    let last: Awaited<ReturnType<typeof nextMove>> | undefined;
    try {
      for (;;) {
        last = await nextMove(api, table, random);
        const { status, body } = await api.ask(last.userId, "POST", `/games/${last.id}/moves`, last.move);
        expect(status).toBe(201);
        acknowledged.push({ id: last.id, key: last.move.key, seq: Moved.parse(body).seq });
        if (acknowledged.length === MOVES_BEFORE_THE_KILL) enough();
      }
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return last;
    }
  });
  await reached;
  await api.kill();
  const cutOff = await Promise.all(playing);

  const again = await started();
  for (const { id } of tables) {
    const rows = await readRows(base.db, id);
    expect(firstBreak(id, rows)).toBeUndefined();
    for (const each of acknowledged.filter((one) => one.id === id)) {
      expect(rows.filter(({ key }) => key === each.key).map(({ seq }) => seq)).toEqual([each.seq]);
    }
    expect(await base.db.game.findUnique({ where: { id } })).toMatchObject({ seq: rows.length - 1 });
  }
  // Whoever had no answer asks again with the same key: the move is there once, whether it had been made or not.
  for (const each of cutOff) {
    if (each === undefined) continue;
    const { id, userId, move } = each;
    expect(await again.ask(userId, "POST", `/games/${id}/moves`, move)).toMatchObject({ status: 201, body: { seq: move.expectedSeq + 1 } });
    expect((await readRows(base.db, id)).filter(({ key }) => key === move.key)).toHaveLength(1);
  }
  // And each hand-over has its one notice waiting.
  for (const { id, players } of tables) {
    const rows = await readRows(base.db, id);
    const { toMove } = await base.db.game.findUniqueOrThrow({ where: { id } });
    const userId = players[toMove[0] ?? 0]?.userId ?? "";
    const last = rows.findLast(({ seat }) => seat !== toMove[0])?.seq ?? 0;
    expect(await base.db.notice.count({ where: { gameId: id, seq: last, userId, kind: "turn" } })).toBe(1);
  }
});

test("told to stop, it ends by itself", async () => {
  const api = await started();
  await openTable(api);
  const ended = once(api.child, "exit");
  api.child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

test.each<[string, Record<string, string>, string]>([
  ["a bad value", { DATABASE_URL: "mysql://localhost/x" }, "DATABASE_URL must be the URL of a Postgres database"],
  ["a database that does not answer", { DATABASE_URL: "postgresql://127.0.0.1:9/none" }, "the database of DATABASE_URL does not answer"],
])("with %s it says so in one line and ends", async (_, wrong, said) => {
  const starting = startProcess(base.url, wrong);
  await expect(starting).rejects.toThrow(said);
  await expect(starting).rejects.toThrow(/^The API ended with 1: [^\n]+$/);
});
