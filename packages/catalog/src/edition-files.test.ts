// Edition files: read from a folder at a program's start, or refused in one sentence that names file, field and reason.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { loadEditions } from "./edition-files.ts";
import { editionFigures, editionPlayed, editionsOf, findEdition, gameCards, newestRulesetOf } from "./index.ts";

const HISTORY = new URL("../../game-kohle-und-kolonie/editions/history.json", import.meta.url);
const GAME = "kohle-und-kolonie";
const history = readFileSync(HISTORY, "utf8");

const base = mkdtempSync(path.join(tmpdir(), "pithead-editions-"));
let folder = base;
let count = 0;
beforeEach(() => {
  folder = path.join(base, `editions-${++count}`);
  mkdirSync(folder);
});
afterAll(() => rmSync(base, { recursive: true }));

interface Loose {
  [field: string]: unknown;
  edition: string;
  prices: { [what: string]: unknown };
  smallMines: { [field: string]: unknown }[];
  lines: { vp: { [seats: string]: unknown } }[];
}

/** A file like the one that comes with the game, changed. */
function edition(change: (file: Loose) => unknown): string {
  const file: Loose = JSON.parse(history);
  change(file);
  return JSON.stringify(file);
}

function write(name: string, content: string | Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

test("without a folder there is the edition that comes with the game", () => {
  loadEditions({ PITHEAD_DATA: folder });
  expect(editionsOf(GAME)).toEqual(["history"]);
  expect(findEdition({ game: GAME, name: "history" })).toEqual(JSON.parse(history));
});

describe("a file that is no edition refuses the start", () => {
  test.each<[why: string, text: string | Uint8Array, said: string]>([
    ["no JSON", "{ game", "not JSON: "],
    ["nothing", "", "not JSON: Unexpected end of JSON input."],
    ["not UTF-8", new Uint8Array([0x7b, 0xff, 0x7d]), "not UTF-8."],
    ["a doubled key", history.replace('"rounds": 5', '"rounds": 5, "rounds": 5'), "rounds: doubled key."],
    ["a list", "[]", "must be an object."],
    ["another game", edition((file) => Object.assign(file, { game: "coal-baron" })), "game: must be kohle-und-kolonie."],
    [
      "a name with spaces",
      edition((file) => Object.assign(file, { edition: "My box" })),
      "edition: must be an id of small letters, digits",
    ],
    ["a field too many", edition((file) => Object.assign(file, { publisher: "?" })), "publisher: is not a field here."],
    ["a field with a line end in its name", edition((file) => Object.assign(file, { "a\nb": 1 })), "a b: is not a field here."],
    ["a field too few", edition((file) => Object.assign(file, { supply: undefined })), "supply: must be an object."],
    [
      "half a coin",
      edition((file) => Object.assign(file, { prices: { ...file.prices, engineer: [2.5, 3] } })),
      "prices.engineer.0: must be a whole",
    ],
    ["one price for two", edition((file) => Object.assign(file.prices, { settlement: [2] })), "prices.settlement: must be two prices"],
    [
      "a mine twice",
      edition(({ smallMines }) => smallMines.push({ ...smallMines[0] })),
      "smallMines.40.number: 1 is there twice (mine 1).",
    ],
    [
      "a mine nowhere",
      edition(({ smallMines }) => Object.assign(smallMines[0] ?? {}, { field: "mars" })),
      'smallMines.0.field: "mars" has no large mine (mine 1).',
    ],
    [
      "a mine too late",
      edition(({ smallMines }) => Object.assign(smallMines[0] ?? {}, { round: 6 })),
      "smallMines.0.round: must be from 1 to 5 (mine 1).",
    ],
    [
      "a line without VP",
      edition(({ lines }) => Object.assign(lines[0] ?? {}, { vp: { "3": 1, "4": 1 } })),
      "lines.0.vp.5: must be VP, or null where the line is not in play (yellow).",
    ],
    [
      "other figures under its name",
      edition((file) => Object.assign(file, { lostSmallMineVp: 9 })),
      'edition: "history" is the name of another edition already.',
    ],
    ["the same name again", history, 'edition: "history" is the name of the edition in '],
  ])("%s", (_why, text, said) => {
    const file = write("wrong.json", text);
    const message = messageOf(() => loadEditions({ EDITIONS: folder }));
    expect(message.slice(0, file.length + 2 + said.length)).toBe(`${file}: ${said}`);
    expect(message).toMatch(/^[^\n]+\.$/);
    expect(editionsOf(GAME)).toEqual(["history"]);
  });

  test("a folder of the name of a file", () => {
    mkdirSync(path.join(folder, "deep.json"));
    expect(() => loadEditions({ EDITIONS: folder })).toThrow(`${folder}/deep.json: is a folder.`);
  });

  test("a folder that is named and not there", () => {
    expect(() => loadEditions({ EDITIONS: `${folder}/none` })).toThrow(`EDITIONS ${folder}/none: there is no such folder.`);
    expect(() => loadEditions({ EDITIONS: write("one.json", history) })).toThrow("one.json: is no folder.");
  });
});

test("a further edition is found by its name, offered as an option, and its options are read", () => {
  write("readme.txt", "not an edition");
  write(
    "printed.json",
    edition((file) => Object.assign(file, { edition: "printed", lostSmallMineVp: 9 })),
  );
  expect(newestRulesetOf(GAME)?.parseOptions({ edition: "printed" }).ok).toBe(false);
  loadEditions({ EDITIONS: folder });
  expect(gameCards().find(({ id }) => id === GAME)?.options).toEqual([{ name: "edition", values: ["history", "printed"] }]);
  expect(newestRulesetOf(GAME)?.parseOptions({ edition: "printed" }).ok).toBe(true);
  expect(findEdition({ game: GAME, name: "printed" })).toMatchObject({ edition: "printed", lostSmallMineVp: 9 });
  expect(findEdition({ game: "coal-baron", name: "printed" })).toBeUndefined();
  expect(editionFigures({ game: GAME, name: "printed" })).not.toBe(editionFigures({ game: GAME, name: "history" }));
});

test("a table plays the edition that its options name, or the one that comes with the game", () => {
  expect(editionPlayed(GAME, { edition: "gold" })).toEqual({ game: GAME, name: "gold" });
  expect(editionPlayed(GAME, {})).toEqual({ game: GAME, name: "history" });
  expect(editionPlayed("coal-baron", { edition: "gold" })).toBeUndefined();
});

function messageOf(load: () => void): string {
  try {
    load();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
