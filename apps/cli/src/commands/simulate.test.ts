// `pithead simulate` writes records that verify, the same for the same seed; and what it is asked wrongly it says in one line.
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { folderForTests, runPithead } from "../testing/run-pithead.ts";

const folder = folderForTests();
afterAll(() => folder.remove());

const simulate = (...args: string[]) => runPithead(folder.path, "simulate", ...args);

test.each([
  ["coal-baron", "2"],
  ["coal-baron", "3"],
  ["coal-baron", "4"],
  ["kohle-und-kolonie", "3"],
  ["kohle-und-kolonie", "4"],
  ["kohle-und-kolonie", "5"],
])("games of %s with %s players verify, fairness included", async (game, seats) => {
  const file = `${game}-${seats}.ndjson`;
  expect(await simulate("--game", game, "--seats", seats, "--games", "20", "--seed", "x", "--out", file)).toEqual({
    code: 0,
    out: "",
    err: "",
  });
  const records = readFileSync(path.join(folder.path, file), "utf8").trimEnd().split("\n");
  for (const record of records)
    expect(JSON.parse(record)).toMatchObject({ players: { length: Number(seats) }, fairness: { clientSeeds: { length: Number(seats) } } });
  const { code, out } = await runPithead(folder.path, "verify", file);
  expect(code).toBe(0);
  expect(out).toMatch(/^20 records, \d{4} moves, 0 wrong\n$/);
});

test.each([
  ["coal-baron", "3", "easy,medium,hard", ["Easy 1", "Medium 2", "Hard 3"]],
  ["coal-baron", "2", "medium", ["Medium 1", "Medium 2"]],
  ["kohle-und-kolonie", "3", "random,easy,medium", ["Random 1", "Easy 2", "Medium 3"]],
])("a game of %s of %s by %s verifies, and the same seed gives the same bytes", async (game, seats, names, players) => {
  const asked = ["--game", game, "--seats", seats, "--players", names, "--playouts", "5"];
  const [first, again] = await Promise.all([simulate(...asked), simulate(...asked)]);
  expect(first.err).toBe("");
  expect(again.out).toBe(first.out);
  expect(JSON.parse(first.out)).toMatchObject({ players });
  const file = folder.write(`${game}-of-levels.ndjson`, first.out);
  expect(await runPithead(folder.path, "verify", file)).toMatchObject({ code: 0, out: expect.stringContaining("1 records, ") });
});

test("the same seed gives the same bytes, another seed other games", async () => {
  const [first, again, other] = await Promise.all([
    simulate("--games", "3"),
    simulate("--games", "3"),
    simulate("--games", "3", "--seed", "y"),
  ]);
  expect(again.out).toBe(first.out);
  expect(first.out.split("\n")).toHaveLength(4);
  expect(other.out).not.toBe(first.out);
});

test("options of the table are in the record", async () => {
  const { out } = await simulate("--option", "delivered=hidden");
  expect(JSON.parse(out)).toMatchObject({ options: { delivered: "hidden" } });
});

test.each([
  [["--seats", "5"], "pithead: --seats 5: must be a whole number from 2 to 4"],
  [["--games", "0"], "pithead: --games 0: must be a whole number from 1 to 10000000"],
  [["--games", "many"], "pithead: --games many: must be a whole number from 1 to 10000000"],
  [["--game", "chess"], "pithead: --game chess: there is no such game; choose one of coal-baron, kohle-und-kolonie"],
  [["--option", "delivered"], "pithead: --option delivered: must be NAME=VALUE"],
  [["--option", "delivered=maybe"], "pithead: --option delivered: must be open or hidden"],
  [["--players", "easy,hard,easy"], "pithead: --players easy,hard,easy: must be one name, or one for each of 2 seats"],
  [["--players", "best"], 'pithead: --players best: there is no "best"; choose from random, easy, medium, hard'],
  [["--playouts", "0"], "pithead: --playouts 0: must be a whole number from 1 to 10000000"],
  [["--fast"], "pithead: Unknown option '--fast'; see pithead simulate --help"],
  [["--out", "nowhere/file"], "pithead: nowhere/file: no such file or folder"],
])("%s is refused in one line", async (args, message) => {
  expect(await simulate(...args)).toEqual({ code: 2, out: "", err: `${message}\n` });
});

test("every command has help, and an unknown one is told where to look", async () => {
  for (const command of ["simulate", "replay", "annotate", "verify"]) {
    const { code, out } = await runPithead(folder.path, command, "--help");
    expect(code).toBe(0);
    expect(out).toContain(`pithead ${command} `);
  }
  expect((await runPithead(folder.path, "--help")).out).toContain("pithead verify");
  expect(await runPithead(folder.path, "dig\u001b[31m")).toEqual({
    code: 2,
    out: "",
    err: 'pithead: there is no command "dig\\u{1b}[31m"; see pithead --help\n',
  });
});
