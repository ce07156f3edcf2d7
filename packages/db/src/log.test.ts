// The event store on a real Postgres: order, atomicity, the chain, and that no row ever changes.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addJob, firstBreak, type NewRow, readRows, withLockedGame } from "./index.ts";
import { createTestDatabase, type TestDatabase } from "./testing/index.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
  await base.db.user.create({ data: { id: "ada", name: "Ada" } });
});
afterAll(() => base.drop());

const store = () => ({ db: base.db, clock: { now: () => new Date() } });

let games = 0;
async function openGame(): Promise<string> {
  const id = `g${String(++games).padStart(9, "0")}`;
  await base.db.game.create({
    data: { id, game: "lamps", seats: 2, options: {}, visibility: "open", description: "", ownerId: "ada", commitment: "00" },
  });
  return id;
}

const row = (key: string | null, type = "light"): NewRow => ({
  seat: key === null ? null : 0,
  command: { type },
  events: [{ type: "lit" }],
  key,
});

describe("the log of a game", () => {
  test("numbers rows from 0 and chains them", async () => {
    const game = await openGame();
    await withLockedGame(store(), game, async (locked) => {
      await locked.append(row(null, "start"));
      await locked.append(row("key-1"));
    });
    const rows = await readRows(base.db, game);
    expect(rows.map(({ seq, key }) => [seq, key])).toEqual([
      [0, null],
      [1, "key-1"],
    ]);
    expect(firstBreak(game, rows)).toBeUndefined();
  });

  test("gives a row back as it was written, whatever the order of its fields", async () => {
    const game = await openGame();
    const command = { type: "light", z: [3, { b: 1, a: 'ü\u2028"' }], a: null, on: true };
    await withLockedGame(store(), game, (locked) => locked.append({ seat: 1, command, events: [], key: "key" }));
    const rows = await readRows(base.db, game);
    expect(rows[0]?.command).toEqual(command);
    expect(firstBreak(game, rows)).toBeUndefined();
  });

  test("shows where a changed, missing or moved row breaks the chain", async () => {
    const game = await openGame();
    await withLockedGame(store(), game, async (locked) => {
      for (const key of ["a", "b", "c", "d"]) await locked.append(row(key));
    });
    const rows = await readRows(base.db, game);
    const changed = rows.map((each) => (each.seq === 2 ? { ...each, events: [] } : each));
    expect(firstBreak(game, changed)).toBe(2);
    expect(
      firstBreak(
        game,
        rows.filter(({ seq }) => seq !== 1),
      ),
    ).toBe(1);
    expect(firstBreak("another", rows)).toBe(0);
    expect(
      firstBreak(
        game,
        rows.map((each) => ({ ...each, seat: 1 })),
      ),
    ).toBe(0);
  });

  test("keeps nothing of a transaction that fails, jobs included", async () => {
    const game = await openGame();
    const failing = withLockedGame(store(), game, async (locked) => {
      await locked.append(row("key"));
      await locked.enqueue({ task: "notice", payload: { gameId: game } });
      await locked.summarise({ seq: 7 });
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    expect(await readRows(base.db, game)).toEqual([]);
    expect(await base.db.game.findUnique({ where: { id: game } })).toMatchObject({ seq: 0 });
    expect(await base.db.$queryRaw`select 1 from graphile_worker.jobs where key = ${game}`).toEqual([]);
  });

  test("lets one in at a time: 50 at once append 50 rows in a row", async () => {
    const game = await openGame();
    const seqs = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        withLockedGame(store(), game, async (locked) => (await locked.append(row(`key-${index}`))).seq),
      ),
    );
    expect(seqs.toSorted((a = 0, b = 0) => a - b)).toEqual(Array.from({ length: 50 }, (_, seq) => seq));
    expect(firstBreak(game, await readRows(base.db, game))).toBeUndefined();
  });

  test("takes a key once per game", async () => {
    const [one, two] = [await openGame(), await openGame()];
    const append = (game: string) => withLockedGame(store(), game, (locked) => locked.append(row("same-key")));
    await append(one);
    await append(two);
    await expect(append(one)).rejects.toThrow();
    expect(await readRows(base.db, one)).toHaveLength(1);
  });

  test.each([
    ["an update", "update game_events set seat = 1"],
    ["a deletion", "delete from game_events"],
    ["a truncation", "truncate game_events"],
  ])("is closed to %s", async (_, statement) => {
    const game = await openGame();
    await withLockedGame(store(), game, (locked) => locked.append(row(null)));
    await expect(base.db.$executeRawUnsafe(statement)).rejects.toThrow("never changed or deleted");
  });

  test("of no game is undefined", async () => {
    expect(await withLockedGame(store(), "nosuchgame", async () => true)).toBeUndefined();
  });
});

test("a job is replaced by another of the same key", async () => {
  for (const round of [1, 2]) await base.db.$transaction((tx) => addJob(tx, { task: "notice", payload: { round }, key: "notice:x" }));
  expect(await base.db.$queryRaw`select payload from graphile_worker._private_jobs where key = 'notice:x'`).toEqual([
    { payload: { round: 2 } },
  ]);
});
