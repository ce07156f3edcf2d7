// `pithead verify --database` on a real Postgres: good games pass, and every kind of corruption is found, with its game, its place and what is wrong.
import { hashOf, keepEdition, type LogRow, Prisma, readRows } from "@pithead/db";
import { createTestDatabase, type TestDatabase } from "@pithead/db/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { folderForTests, type Ran, runPitheadWith } from "../testing/run-pithead.ts";
import { keepGame } from "../testing/stored-game.ts";

const folder = folderForTests();
let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
  // As a hand at the database does it: the log's guards let nobody else.
  await base.db.$executeRaw`alter table game_events disable trigger all`;
});
afterAll(async () => {
  await base.drop();
  folder.remove();
});

const verify = (url = base.url): Promise<Ran> => runPitheadWith({ DATABASE_URL: url }, folder.path, "verify", "--database");

const MOVES = 12;

/** Changes rows and chains all hashes anew, as somebody who knows how they are made. */
async function forge(id: string, change: (rows: LogRow[]) => unknown): Promise<void> {
  const rows = await readRows(base.db, id);
  const forged: LogRow[] = JSON.parse(JSON.stringify(rows)).map((row: LogRow, index: number) => ({ ...row, at: rows[index]?.at }));
  change(forged);
  await base.db.gameEvent.deleteMany({ where: { gameId: id } });
  let previous: LogRow["hash"] | undefined;
  for (const { hash: _hash, ...row } of forged) {
    const hash = hashOf(previous, id, row);
    await base.db.gameEvent.create({
      data: { gameId: id, ...row, command: JSON.parse(JSON.stringify(row.command)), events: JSON.parse(JSON.stringify(row.events)), hash },
    });
    previous = hash;
  }
}

const sql = (statement: string) => (id: string) => base.db.$executeRaw(Prisma.raw(statement.replaceAll("$id", `'${id}'`)));
const row = (assignment: string, seq: number) => sql(`update game_events set ${assignment} where game_id = $id and seq = ${seq}`);
const game = (assignment: string) => sql(`update games set ${assignment} where id = $id`);
const HASH = "its hash does not follow from what it holds and the row before";

/** A running game of 12 moves each, but for one: what is done to it, and what is said. */
const CORRUPTIONS: [why: string, corrupt: (id: string) => Promise<unknown>, said: (string | RegExp)[]][] = [
  ["events changed", row(`events = '[]'`, 5), [`row 5: ${HASH}`, /^row 5: event 0 is missing, and another by the rules \(\w+\)$/]],
  [
    "a command changed",
    row(`command = '{"type": "jump"}'`, 3),
    [`row 3: ${HASH}`, "row 3: command.type: must be one of draft, place, keep"],
  ],
  ["another seat", row("seat = 1 - seat", 4), [`row 4: ${HASH}`, /^row 4: the rules refuse it: \S.*\.$/]],
  ["a seat that is not there", row("seat = 7", 4), [`row 4: ${HASH}`, "row 4: seat: there is no seat 7"]],
  ["a time changed", row("at = at + interval '1 second'", 6), [`row 6: ${HASH}`]],
  ["a key changed", row("key = 'another key'", 6), [`row 6: ${HASH}`]],
  ["a hash changed", row("hash = '\\x00'", 2), [`row 2: ${HASH}`]],
  ["a row in no form", row(`command = '[]'`, 7), ["row 7: is not in the form of a row"]],
  ["a row missing", sql("delete from game_events where game_id = $id and seq = 8"), ["row 8: is missing"]],
  [
    "the last row missing",
    sql(`delete from game_events where game_id = $id and seq = ${MOVES}`),
    [`summary: seq is ${MOVES}, and ${MOVES - 1} by the log`, /^summary: to move is /],
  ],
  [
    "no row at all",
    sql("delete from game_events where game_id = $id"),
    ["row 0: is missing", `summary: seq is ${MOVES}, and 0 by the log`],
  ],
  ["a start without seats", (id) => forge(id, ([first]) => Object.assign(first?.command ?? {}, { seats: 9 })), ["row 0: is no start"]],
  [
    "an option that is none",
    (id) => forge(id, ([first]) => Object.assign(first?.command ?? {}, { options: { speed: 1 } })),
    [/^row 0: options\.speed: /],
  ],
  [
    "an illegal move, hashed anew",
    (id) => forge(id, (rows) => Object.assign(rows[5] ?? {}, { command: rows[1]?.command })),
    [/^row 5: the rules refuse it: \S.*\.$/],
  ],
  [
    "a row too many, hashed anew",
    (id) => forge(id, (rows) => rows.push(Object.assign({}, rows[3], { seq: MOVES + 1, key: null }))),
    [/^row 13: the rules refuse it: /, "summary: seq is 12, and 13 by the log"],
  ],
  [
    "an event left out, hashed anew",
    (id) => forge(id, (rows) => Object.assign(rows[9] ?? {}, { events: [] })),
    [/^row 9: event 0 is missing, and another by the rules/],
  ],
  ["seq ahead", game("seq = seq + 1"), [`summary: seq is ${MOVES + 1}, and ${MOVES} by the log`]],
  ["another to move", game("to_move = '{}'"), [/^summary: to move is \[\], and \[[01]\] by the log$/]],
  ["finished too early", game("status = 'finished'"), ['summary: status is "finished", and "running" by the log']],
  ["a result before the end", game(`result = '{"scores": [1, 2]}'`), ['summary: result is {"scores":[1,2]}, and null by the log']],
  ["other options", game(`options = '{"delivered": "hidden"}'`), ['summary: options is {"delivered":"hidden"}, and {} by the log']],
  ["more seats", game("seats = 3"), ["summary: seats is 3, and 2 by the log"]],
  ["rules that are not here", game("rules_version = 9"), ["summary: there are no rules of coal-baron in version 9 here"]],
  ["open again", game("status = 'open'"), ["summary: status is open, and the log has begun"]],
  [
    "a score",
    sql("update game_players set score = 99 where game_id = $id and seat = 1"),
    [/^summary: scores is \[\d+,99\], and \[\d+,\d+\] by the log$/],
  ],
  [
    "a rank",
    sql("update game_players set rank = 1 where game_id = $id and seat = 0"),
    ["summary: ranks is [1,null], and [null,null] by the log"],
  ],
  [
    "nobody on a seat",
    sql("update game_players set seat = null where game_id = $id and seat = 1"),
    [/^summary: who sits is \[(null,0|0,null)\], and \[0,1\] by the log$/, /^(summary: scores is|chance: joinOrder:) /],
  ],
  [
    "another client seed",
    sql("update game_players set client_seed = 'mine' where game_id = $id"),
    [/^chance: (joinOrder|serverSeed): the seeds give /],
  ],
  [
    "another server seed",
    sql(`update game_secrets set server_seed = repeat('0', 64) where game_id = $id`),
    ["chance: the server's seed is not the one that was committed to"],
  ],
  ["no server seed", sql("delete from game_secrets where game_id = $id"), ["chance: the server's seed is missing"]],
];

describe("a database of good games", () => {
  test("has nothing wrong: finished and running ones, with chance moves, and tables that wait", async () => {
    await keepGame(base.db, { id: "coalbaron0", game: "coal-baron", seats: 3 });
    await keepGame(base.db, { id: "kohle00000", game: "kohle-und-kolonie", seats: 3 });
    await keepGame(base.db, { id: "running000", game: "kohle-und-kolonie", seats: 4, moves: 30 });
    await keepGame(base.db, { id: "waiting000", game: "coal-baron", seats: 2, moves: 0 });
    await base.db.$executeRaw`delete from game_events where game_id = 'waiting000'`;
    await base.db.game.update({ where: { id: "waiting000" }, data: { status: "open", rulesVersion: null, toMove: [] } });
    const { code, out, err } = await verify();
    expect({ code, out, err }).toEqual({ code: 0, out: expect.stringMatching(/^4 games, \d{3,} moves, 0 wrong\n$/), err: "" });
  });
});

describe("a corrupted game is told of", () => {
  const idOf = (index: number) => `wrong${String(index).padStart(5, "0")}`;
  let ran: Ran;
  beforeAll(async () => {
    for (const [index, [, corrupt]] of CORRUPTIONS.entries()) {
      await keepGame(base.db, { id: idOf(index), game: "coal-baron", seats: 2, moves: MOVES });
      await corrupt(idOf(index));
    }
    ran = await verify();
  });

  test.each(CORRUPTIONS.map(([why, , said], index) => [why, index, said] as const))("%s", (_why, index, said) => {
    const lines = ran.out.split("\n").filter((line) => line.startsWith(`${idOf(index)}: `));
    expect(lines.map((line) => line.slice(12))).toEqual(
      said.map((each) => (typeof each === "string" ? each : expect.stringMatching(each))),
    );
  });

  test("and counted, with exit code 1; no seed is ever told", async () => {
    expect({ code: ran.code, err: ran.err }).toEqual({ code: 1, err: "" });
    expect(ran.out).toMatch(new RegExp(`\n${CORRUPTIONS.length + 4} games, \\d+ moves, ${CORRUPTIONS.length} wrong\n$`));
    for (const { serverSeed } of await base.db.gameSecret.findMany()) expect(ran.out).not.toContain(serverSeed);
  });
});

test("an edition that changed, and one that is not here, are told of", async () => {
  const other = await createTestDatabase();
  await keepGame(other.db, { id: "gold000000", game: "kohle-und-kolonie", seats: 3, moves: 3 });
  await other.db.$executeRaw`alter table game_events disable trigger all`;
  await other.db.$executeRaw`update game_events set command = jsonb_set(command, '{options}', '{"edition": "gold"}') where seq = 0`;
  await keepEdition(other.db, { game: "kohle-und-kolonie", name: "history", figures: "others" });
  await keepEdition(other.db, { game: "kohle-und-kolonie", name: "gold", figures: "any" });
  const { code, out } = await verify(other.url);
  expect({ code, lines: out.split("\n") }).toEqual({
    code: 1,
    lines: [
      "edition history of kohle-und-kolonie: its figures here are not those that games were played with",
      `gold000000: row 0: ${HASH}`,
      'gold000000: row 0: options.edition: there is no edition "gold" here, only history',
      "1 games, 3 moves, 1 wrong",
      "",
    ],
  });
  await other.drop();
});

test.each<[string, Record<string, string>, string]>([
  ["no database", {}, "pithead: verify --database: which one? Set DATABASE_URL, or start Pithead: its embedded database is not running\n"],
  ["a wrong address", { DATABASE_URL: "mysql://localhost/x" }, "pithead: DATABASE_URL must be the URL of a Postgres database\n"],
  [
    "one that does not answer",
    { DATABASE_URL: "postgresql://127.0.0.1:9/none" },
    "pithead: verify --database: the database does not answer\n",
  ],
])("with %s it says so in one line", async (_why, more, said) => {
  const { DATABASE_URL: _url, ...rest } = { DATABASE_URL: "", ...more };
  expect(await runPitheadWith({ ...rest, DATABASE_URL: more.DATABASE_URL ?? "" }, folder.path, "verify", "--database")).toEqual({
    code: 2,
    out: "",
    err: said,
  });
});

test("files and --database are not verified at once", async () => {
  const { code, err } = await runPitheadWith({}, folder.path, "verify", "--database", "x.ndjson");
  expect({ code, err }).toEqual({ code: 2, err: "pithead: verify: either files or --database; see pithead verify --help\n" });
});
