// `pithead replay` prints a game in words and a position as a picture, and to a viewer only what that viewer may know.
import { rulesetOf } from "@pithead/catalog";
import { partialRecordOf, recordOf, seatAt } from "@pithead/engine";
import { randomGame } from "@pithead/engine-testkit/random-player";
import { afterAll, expect, test } from "vitest";
import { folderForTests, runPithead } from "../testing/run-pithead.ts";

const folder = folderForTests();
afterAll(() => folder.remove());

const rules = rulesetOf("coal-baron", 1);
if (rules === undefined) throw new Error("Coal Baron is not in the catalog.");
const { fairness, ...game } = randomGame(rules, { options: { delivered: "hidden" }, seats: 2, seed: "replay" });
const record = recordOf(rules, { ...game, players: ["Ada", ""] }, fairness);
const last = record.moves.length;
folder.write("game.json", JSON.stringify(record));

const replay = (...args: string[]) => runPithead(folder.path, "replay", ...args);

test("the whole game is told, move by move, to its final scoring", async () => {
  const { code, out, err } = await replay("game.json");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  const numbers = out.split("\n").flatMap((line) => /^ {0,3}(\d+) {2}\S/.exec(line)?.[1] ?? []);
  expect(numbers).toEqual(Array.from({ length: last }, (_, index) => String(index + 1)));
  expect(out).toContain("coal-baron, rules 1 · Ada, Seat 1 · delivered: hidden");
  expect(out).toContain("FINAL SCORING");
  for (const score of record.result.scores) expect(out).toMatch(new RegExp(` ${String(score).replace("-", "−")}\\n`));
});

test("Kohle & Kolonie is told and drawn, too; what lies face down only to who may know everything", async () => {
  const ours = rulesetOf("kohle-und-kolonie", 1);
  if (ours === undefined) return;
  const { fairness: ourFairness, ...played } = randomGame(ours, { options: {}, seats: 3, seed: "replay" });
  folder.write("colony.json", JSON.stringify(recordOf(ours, { ...played, players: ["Ada", "Bo", "Cy"] }, ourFairness)));
  const { code, out, err } = await replay("colony.json");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  const numbers = out.split("\n").flatMap((line) => /^ {0,3}(\d+) {2}\S/.exec(line)?.[1] ?? []);
  expect(numbers).toEqual(played.moves.map((_, index) => String(index + 1)));
  expect(out).toContain("FINAL SCORING");
  const middle = await replay("colony.json", "--at", "30", "--as", "1");
  expect(middle.out).toMatch(/^ +\d+ {2}You took the /m);
  expect(middle.out).toContain("Accidents");
  expect(middle.out).not.toContain("Dealt");
});

test("--at 0 is the set-up: the draft, no move told", async () => {
  const { out } = await replay("game.json", "--at", "0");
  expect(out.split("\n").slice(2, 6)).toEqual([
    "",
    `After 0 of ${last} moves`,
    expect.stringMatching(/^Draft · .* takes one of 7 orders/),
    "",
  ]);
  expect(out).toContain("factory-1");
  expect(out).not.toContain("factory-8");
});

test("--as a seat hides the stacks and what others draw", async () => {
  const all = await replay("game.json", "--at", "60");
  expect(all.out).toContain("Next tiles");
  for (const viewer of ["0", "1", "spectator"]) {
    const { out } = await replay("game.json", "--at", "60", "--as", viewer);
    expect(out).not.toContain("Next tiles");
    const drawn = out.split("\n").filter((line) => line.includes("Drawn: "));
    for (const line of drawn) expect(line).toMatch(/^ *\d+ {2}You /);
    expect(drawn.length > 0).toBe(viewer !== "spectator");
  }
});

test("a damaged record is shown up to its fault, and the fault is named", async () => {
  folder.write("damaged.json", JSON.stringify({ ...record, moves: record.moves.map((move, index) => (index === 9 ? null : move)) }));
  const { code, out, err } = await replay("damaged.json");
  expect(code).toBe(1);
  expect(out).toContain("After 9 of 9 moves");
  expect(err).toBe("damaged.json: move 9: must be an object\n");
});

test("a partial record is listed as its viewer saw it", async () => {
  if (rules === undefined) return;
  folder.write("partial.json", JSON.stringify(partialRecordOf(rules, { ...game, players: ["Ada", "B\u001b[2Jo"] }, seatAt(0), fairness)));
  const { code, out, err } = await replay("partial.json");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain("coal-baron, rules 1 · Ada, B\\u{1b}[2Jo · partial record");
  expect(out).toMatch(/^ {3}1 {2}(Ada|B\S+): draft, order [a-z]+-[A-Z]+$/m);
  expect(out).toMatch(/^ *\d+ {2}B\S+: keep, .*rest 4/m);
  expect(out.split("\n")).toHaveLength(last + 3);
});

test("any record of an .ndjson file can be chosen by its line", async () => {
  folder.write("games.ndjson", `${JSON.stringify(record)}\nnonsense\n`);
  expect(await replay("games.ndjson", "--line", "2")).toMatchObject({
    code: 1,
    out: "",
    err: expect.stringMatching(/^games\.ndjson:2: json: not JSON/),
  });
  expect(await replay("games.ndjson", "--line", "3")).toEqual({ code: 2, out: "", err: "pithead: games.ndjson: there is no record 3\n" });
});

test.each([
  [["--at", "999"], `--at 999: must be a whole number from 0 to ${last}`],
  [["--at", "-1"], "Option '--at' argument is ambiguous"],
  [["--as", "2"], "--as 2: must be spectator or a seat from 0 to 1"],
  [["--as", "Ada"], "--as Ada: must be spectator or a seat from 0 to 1"],
  [["other.json"], "replay: which one file? See pithead replay --help"],
])("%s is refused in one line", async (args, message) => {
  const { code, out, err } = await replay("game.json", ...args);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err.split("\n")).toEqual([expect.stringContaining(`pithead: ${message}`), ""]);
});
