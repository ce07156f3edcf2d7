// A further edition from a folder: played through the API, exported, verified by the command line; missing, changed or wrong it is told of in a sentence.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { findEdition } from "@pithead/catalog";
import { loadEditions } from "@pithead/catalog/edition-files";
import { Game, Moved, Table } from "@pithead/contracts";
import { createTestDatabase, type TestDatabase } from "@pithead/db/testing";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type ApiProcess, startProcess } from "../testing/process.ts";
import { randomCommand, randomFrom } from "../testing/random-moves.ts";

const GAME = "kohle-und-kolonie";
const PITHEAD = fileURLToPath(new URL("../../../cli/src/main.ts", import.meta.url));
const USERS = ["ada", "bo", "cy"];

const folder = mkdtempSync(path.join(tmpdir(), "pithead-api-"));
let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
  for (const id of USERS) await base.db.user.create({ data: { id, name: id } });
});
afterAll(async () => {
  await base.drop();
  rmSync(folder, { recursive: true });
});

/** A folder with one edition: the one that comes with the game, with other figures. */
function editionsWith(name: string, change: object): string {
  const editions = path.join(folder, name);
  mkdirSync(editions);
  writeFileSync(path.join(editions, "printed.json"), JSON.stringify({ ...findEdition({ game: GAME, name: "history" }), ...change }));
  return editions;
}

const printed = editionsWith("printed", {
  edition: "printed",
  start: { coins: 9, vp: 2, miners: 20, settlements: 5, engineers: 3, accidentStones: 3 },
  prices: { engineer: [1, 2], settlement: [2, 4], steamEngine: [3, 4] },
});

async function started(more: Record<string, string> = {}): Promise<ApiProcess> {
  const api = await startProcess(base.url, more);
  onTestFinished(() => api.kill());
  return api;
}

async function openTable(api: ApiProcess, game: string, options: object): Promise<Table> {
  const { id } = Table.parse((await api.ask("ada", "POST", "/tables", { game, seats: 3, options })).body);
  for (const user of ["bo", "cy"]) expect(await api.ask(user, "POST", `/tables/${id}/sit`, {})).toMatchObject({ status: 200 });
  return Table.parse((await api.ask("ada", "GET", `/tables/${id}`)).body);
}

/** Everybody moves at random, until the game is over. */
async function playToTheEnd(api: ApiProcess, { id, players, toMove }: Table): Promise<void> {
  const random = randomFrom(7);
  for (let [seat = 0] = toMove; ; ) {
    const userId = players[seat]?.userId ?? "";
    const { view, seq } = Game.parse((await api.ask(userId, "GET", `/games/${id}`)).body);
    const command = randomCommand(GAME, view, seat, random);
    const { status, body } = await api.ask(userId, "POST", `/games/${id}/moves`, { command, expectedSeq: seq, key: randomUUID() });
    expect(status).toBe(201);
    const moved = Moved.parse(body);
    if (moved.finished) return;
    seat = moved.toMove[0] ?? 0;
  }
}

/** Runs the command line as somebody at a terminal does. */
async function pithead(more: Record<string, string>, ...args: string[]): Promise<{ code: unknown; out: string }> {
  const env = { NODE_ENV: "test" as const, PITHEAD_DATA: folder, ...more };
  const child = spawn(process.execPath, [PITHEAD, ...args], { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  const [code] = await once(child, "close");
  return { code, out };
}

describe("a further edition", () => {
  let table: Table;

  test("is offered, sent in full, and named by its table", async () => {
    const api = await started({ EDITIONS: printed });
    expect(await api.ask("ada", "GET", `/editions/${GAME}`)).toMatchObject({ status: 200, body: { names: ["history", "printed"] } });
    expect(await api.ask("ada", "GET", "/editions/coal-baron")).toMatchObject({ status: 200, body: { names: [] } });
    const { body } = await api.ask("ada", "GET", `/editions/${GAME}/printed`);
    expect(body).toMatchObject({ edition: "printed", prices: { engineer: [1, 2] } });
    expect(await api.ask("ada", "GET", `/editions/${GAME}/gold`)).toMatchObject({ status: 404, body: { type: "not-found" } });
    table = await openTable(api, GAME, { edition: "printed" });
    expect(table).toMatchObject({ status: "running", options: { edition: "printed" } });
    expect((await api.ask("ada", "GET", `/games/${table.id}`)).body).toMatchObject({
      view: { options: { edition: "printed" }, players: [{ coins: 9 }, { coins: 9 }, { coins: 9 }] },
    });
  });

  test("is played to the end; its record names it, and the command line replays and verifies it with the same folder alone", {
    timeout: 120_000,
  }, async () => {
    loadEditions({ EDITIONS: printed });
    const api = await started({ EDITIONS: printed });
    await playToTheEnd(api, table);
    const { body } = await api.ask("bo", "GET", `/games/${table.id}/record`);
    expect(body).toMatchObject({ game: GAME, options: { edition: "printed" }, fairness: { gameId: table.id } });
    writeFileSync(path.join(folder, "game.json"), JSON.stringify(body));
    expect(await pithead({ EDITIONS: printed }, "verify", "game.json")).toEqual({
      code: 0,
      out: expect.stringMatching(/^1 records, \d+ moves, 0 wrong\n$/),
    });
    expect((await pithead({ EDITIONS: printed }, "replay", "game.json", "--at", "3")).out).toContain(" · edition: printed\n");
    expect(await pithead({ EDITIONS: printed, DATABASE_URL: base.url }, "verify", "--database")).toEqual({
      code: 0,
      out: expect.stringMatching(/^1 games, \d+ moves, 0 wrong\n$/),
    });
    expect(await pithead({}, "verify", "game.json")).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^game\.json: header: options\.edition: there is no edition "printed" here, only history\n/),
    });
  });

  test("that is not here is told of: its games say so and lose nothing, others go on", async () => {
    const api = await started();
    expect(api.said.join("\n")).toContain('were played with the edition \\"printed\\", which is not here: they wait for its file.');
    const missing = {
      status: 409,
      body: { type: "edition-missing", detail: 'The game is played with the edition "printed", which is not on this server now.' },
    };
    for (const place of ["", "/at/1", "/log", "/record", "/orders"])
      expect(await api.ask("ada", "GET", `/games/${table.id}${place}`)).toMatchObject(missing);
    const move = { command: { type: "pass" }, expectedSeq: 0, key: randomUUID() };
    expect(await api.ask("ada", "POST", `/games/${table.id}/moves`, move)).toMatchObject(missing);
    expect(await api.ask("ada", "GET", `/tables/${table.id}`)).toMatchObject({ status: 200, body: { options: { edition: "printed" } } });
    expect(await openTable(api, "coal-baron", {})).toMatchObject({ status: "running" });
    expect(await openTable(api, GAME, {})).toMatchObject({ status: "running" });
    const wanted = { game: GAME, seats: 3, options: { edition: "printed" } };
    expect(await api.ask("ada", "POST", "/tables", wanted)).toMatchObject({ status: 400, body: { field: "options.edition" } });
    const again = await started({ EDITIONS: printed });
    expect(await again.ask("ada", "GET", `/games/${table.id}`)).toMatchObject({ status: 200 });
  });

  test("that went away before its game began keeps the last one from sitting down", async () => {
    const first = await started({ EDITIONS: printed });
    const { id } = Table.parse((await first.ask("ada", "POST", "/tables", { game: GAME, seats: 3, options: { edition: "printed" } })).body);
    await first.ask("bo", "POST", `/tables/${id}/sit`, {});
    const second = await started();
    expect(await second.ask("cy", "POST", `/tables/${id}/sit`, {})).toMatchObject({ status: 409, body: { type: "edition-missing" } });
    expect(await first.ask("cy", "POST", `/tables/${id}/sit`, {})).toMatchObject({ status: 200, body: { status: "running" } });
  });

  test.each<[string, object, string | RegExp]>([
    [
      "changed since games were played with it",
      { edition: "printed", lostSmallMineVp: 9 },
      `games of ${GAME} were played with other figures of the edition "printed": a file with changed figures needs a name of its own.`,
    ],
    ["wrong", { edition: "gold", rounds: 7 }, /[^ ]+printed\.json: rounds: must be 5\.$/],
    [
      "of the name of the one that comes with the game",
      { lostSmallMineVp: 9 },
      /printed\.json: edition: "history" is the name of another edition already\.$/,
    ],
  ])("%s refuses the start in one sentence", async (why, change, said) => {
    const starting = startProcess(base.url, { EDITIONS: editionsWith(why, change) });
    await expect(starting).rejects.toThrow(/^The API ended with 1: The API cannot start: [^\n]+$/);
    await expect(starting).rejects.toThrow(said);
  });
});
