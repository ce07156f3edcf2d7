// Every command knows the editions of a folder, and says in a sentence what is wrong with a file there, or that an edition is not here.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { furtherEdition } from "../testing/further-edition.ts";
import { folderForTests, runPithead, runPitheadWith } from "../testing/run-pithead.ts";

const folder = folderForTests();
const editions = path.join(folder.path, "boxes");
const RECORDS = "printed.ndjson";

const withEditions = (...args: string[]) => runPitheadWith({ EDITIONS: editions }, folder.path, ...args);

beforeAll(async () => {
  mkdirSync(editions);
  writeFileSync(path.join(editions, "printed.json"), furtherEdition("printed"));
  const options = ["--game", "kohle-und-kolonie", "--seats", "4", "--games", "2", "--option", "edition=printed", "--out", RECORDS];
  expect(await withEditions("simulate", ...options)).toEqual({ code: 0, out: "", err: "" });
});
afterAll(() => folder.remove());

describe("with the folder of a further edition", () => {
  test("its games are right, and their records name it", async () => {
    const { code, out } = await withEditions("verify", RECORDS);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^2 records, \d+ moves, 0 wrong\n$/) });
    for (const line of readFileSync(path.join(folder.path, RECORDS), "utf8").trim().split("\n"))
      expect(JSON.parse(line)).toMatchObject({ options: { edition: "printed" } });
  });

  test("they are told and drawn with its figures", async () => {
    const { code, out } = await withEditions("replay", RECORDS, "--at", "0");
    expect(code).toBe(0);
    expect(out).toContain(" · edition: printed\n");
    // VP and coins at the start.
    expect(out).toMatch(/^\S.* 2 +7 /m);
  });

  test("a game of the edition that comes with the game is another one under it", async () => {
    const [line = ""] = readFileSync(path.join(folder.path, RECORDS), "utf8").split("\n");
    const record = { ...JSON.parse(line), options: {} };
    folder.write("other.json", JSON.stringify(record));
    expect(await withEditions("verify", "other.json")).toMatchObject({ code: 1, out: expect.stringContaining("other.json: move ") });
  });
});

test("without it a record is refused in one sentence", async () => {
  const { code, out } = await runPithead(folder.path, "verify", RECORDS);
  expect(code).toBe(1);
  expect(out.split("\n")[0]).toBe(`${RECORDS}:1: header: options.edition: there is no edition "printed" here, only history`);
});

test("the data folder's editions are known without being named", async () => {
  const data = path.join(folder.path, "data");
  mkdirSync(path.join(data, "editions"), { recursive: true });
  writeFileSync(path.join(data, "editions", "printed.json"), furtherEdition("printed"));
  expect(await runPitheadWith({ PITHEAD_DATA: data }, folder.path, "verify", RECORDS)).toMatchObject({ code: 0, err: "" });
});

test("a wrong file ends every command with one sentence that names file, field and reason", async () => {
  const wrong = path.join(folder.path, "wrong");
  mkdirSync(wrong);
  const file = path.join(wrong, "printed.json");
  writeFileSync(
    file,
    furtherEdition("printed", ({ start }) => Object.assign(start, { coins: "seven" })),
  );
  for (const args of [
    ["verify", RECORDS],
    ["replay", RECORDS],
    ["simulate", "--games", "1"],
  ]) {
    const ran = await runPitheadWith({ EDITIONS: wrong }, folder.path, ...args);
    expect(ran).toEqual({ code: 2, out: "", err: `pithead: ${file}: start.coins: must be a whole number.\n` });
  }
});
