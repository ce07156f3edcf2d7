// `pithead verify` finds what is wrong with a record of Coal Baron, and where.
import { afterAll, expect, test } from "vitest";
import { corruptible, type LooseRecord, type LooseMove as Move } from "../testing/loose-record.ts";
import { folderForTests, runPithead } from "../testing/run-pithead.ts";

const folder = folderForTests();
afterAll(() => folder.remove());

interface Loose extends LooseRecord {
  deal: { start: number; tiles: string[]; orders: string[]; [field: string]: unknown };
}

const { text, good, changed, withMove } = corruptible<Loose>("coal-baron", { options: { delivered: "open" }, seats: 2, seed: "verify" });
const last = good.moves.length;

const isMining = ({ move }: Move) => Array.isArray(move.steps) && move.steps.length > 1;
const mining = good.moves.findIndex(isMining);
const draw = good.moves.findIndex(({ move }) => move.space === "factory-draw");
const keep = draw + 1;
const money = good.moves.findIndex(({ move }) => String(move.space).startsWith("money"));
const bought = good.moves.findIndex(({ move }) => /^factory-\d/.test(String(move.space)));
const firstPlace = good.moves.findIndex(({ move }) => move.type === "place");

const WRONG: [why: string, text: string, place: string | number][] = [
  ["cut off", text.slice(0, -20), "json"],
  ["a comma too many", text.replace("]}", ",]}"), "json"],
  ["a doubled key", text.replace('"rules":1', '"rules":1,"rules":1'), "json"],
  ["a doubled key in a move", text.replace('"type":"draft"', '"type":"draft","type":"draft"'), "json"],
  ["not a number", text.replace('"rules":1', '"rules":NaN'), "json"],
  ["nested without end", "[".repeat(100_000), "json"],
  ["nested and closed", "[".repeat(100_000) + "]".repeat(100_000), "json"],
  ["another format", changed((record) => Object.assign(record, { format: "pithead/record@9" })), "header"],
  ["another game", changed((record) => Object.assign(record, { game: "__proto__" })), "header"],
  ["other rules", changed((record) => Object.assign(record, { rules: 99 })), "header"],
  ["rules 1.0", text.replace('"rules":1', '"rules":1.0'), "header"],
  ["rules 1e400", text.replace('"rules":1', '"rules":1e400'), "header"],
  ["an unknown field", changed((record) => Object.assign(record, { comment: "hello" })), "header"],
  ["a field called __proto__", text.replace('"rules":1', '"rules":1,"__proto__":{"seat":0}'), "header"],
  ["an unknown option", changed((record) => Object.assign(record, { options: { delivered: "maybe" } })), "header"],
  ["five players", changed(({ players }) => players.push("C", "D", "E")), "header"],
  ["half a letter in a name", text.replace('"Random 1"', '"\\ud83d"'), "header"],
  ["a partial record", changed((record) => Object.assign(record, { partial: true })), "header"],
  ["no deal", changed((record) => Object.assign(record, { deal: undefined })), "deal"],
  ["a tile missing", changed(({ deal }) => deal.tiles.pop()), "deal"],
  ["a tile too often", changed(({ deal }) => deal.tiles.splice(0, 1, String(deal.tiles.find((kind) => kind !== deal.tiles[0])))), "deal"],
  ["an unknown order", changed(({ deal }) => deal.orders.splice(3, 1, "barrow-XX")), "deal"],
  ["a doubled order", changed(({ deal }) => deal.orders.splice(3, 1, String(deal.orders[4]))), "deal"],
  ["no such start player", changed(({ deal }) => Object.assign(deal, { start: 2 })), "deal"],
  ["another field in the deal", changed(({ deal }) => Object.assign(deal, { seed: 1 })), "deal"],
  ["the other start player", changed(({ deal }) => Object.assign(deal, { start: 1 - deal.start })), 0],
  ["an order that does not exist", withMove(0, (move) => Object.assign(move, { order: "barrow-XX" })), 0],
  ["an order that is not revealed", withMove(0, (move) => Object.assign(move, { order: good.deal.orders.at(-1) })), 0],
  ["an order taken twice", withMove(1, (move) => Object.assign(move, { order: good.moves[0]?.move.order })), 1],
  ["the wrong seat", withMove(0, (_, entry) => Object.assign(entry, { seat: 1 - Number(entry.seat) })), 0],
  ["the host", withMove(2, (_, entry) => Object.assign(entry, { seat: null })), 2],
  ["a seat in quotes", withMove(2, (_, entry) => Object.assign(entry, { seat: String(entry.seat) })), 2],
  ["a seat that is not there", withMove(2, (_, entry) => Object.assign(entry, { seat: 2 })), 2],
  ["a seat between two", withMove(2, (_, entry) => Object.assign(entry, { seat: 0.5 })), 2],
  ["a field beside the move", withMove(2, (_, entry) => Object.assign(entry, { at: "now" })), 2],
  ["a move without a move", changed(({ moves }) => moves.splice(2, 1, JSON.parse('{"seat":0}'))), 2],
  ["null for a move", changed(({ moves }) => moves.splice(3, 1, JSON.parse("null"))), 3],
  ["two moves swapped", changed(({ moves }) => moves.splice(0, 2, ...moves.slice(0, 2).reverse())), 0],
  ["a move left out", changed(({ moves }) => moves.splice(1, 1)), 1],
  ["a move made twice", changed(({ moves }) => moves.splice(1, 0, ...moves.slice(0, 1))), 1],
  ["a draft after the draft", withMove(firstPlace, (_, entry) => Object.assign(entry, { move: good.moves[0]?.move })), firstPlace],
  ["an unknown field in a move", withMove(firstPlace, (move) => Object.assign(move, { note: "" })), firstPlace],
  ["a space that does not exist", withMove(firstPlace, (move) => Object.assign(move, { space: "factory-9" })), firstPlace],
  ["a space that is locked for two", withMove(money, (move) => Object.assign(move, { space: "money-5" })), money],
  ["nothing to deliver", placed(firstPlace, { type: "place", space: "delivery-barrow" }), firstPlace],
  ["steps outside the mine", withMove(money, (move) => Object.assign(move, { steps: [] })), money],
  ["substitutes outside the factory", withMove(money, (move) => Object.assign(move, { substitutes: ["gray"] })), money],
  ["substitutes where none are needed", withMove(bought, (move) => Object.assign(move, { substitutes: ["gray"] })), bought],
  ["empty substitutes", withMove(bought, (move) => Object.assign(move, { substitutes: [] })), bought],
  ["mining without steps", withMove(mining, (move) => Object.assign(move, { steps: undefined })), mining],
  ["mining with null steps", withMove(mining, (move) => Object.assign(move, { steps: null })), mining],
  [
    "more steps than the space allows",
    withSteps(
      Array(6)
        .fill([
          { step: "cage", to: "black" },
          { step: "cage", to: "gray" },
        ])
        .flat(),
    ),
    mining,
  ],
  [
    "a cage that stays",
    withSteps([
      { step: "cage", to: "black" },
      { step: "cage", to: "black" },
    ]),
    mining,
  ],
  [
    "loading at the surface",
    withSteps([
      { step: "cage", to: "black" },
      { step: "cage", to: "surface" },
      { step: "load", cube: "black" },
    ]),
    mining,
  ],
  [
    "loading a colour that is not there",
    withSteps([
      { step: "cage", to: "black" },
      { step: "load", cube: "yellow" },
    ]),
    mining,
  ],
  ["an unknown step", withSteps([{ step: "dig" }]), mining],
  ["a step with another's field", withSteps([{ step: "cage", to: "black", cube: "black" }]), mining],
  ["filling an order one does not have", withSteps([{ step: "fill", order: "barrow-KK", spot: "yellow", from: "storage" }]), mining],
  [
    "a swap of one cube",
    withSteps([{ step: "swap", order: "barrow-Y", spot: "yellow", cubes: [{ cube: "gray", from: "storage" }] }]),
    mining,
  ],
  [
    "storing what is not there",
    withSteps([
      { step: "store", cube: "black" },
      { step: "store", cube: "black" },
    ]),
    mining,
  ],
  ["a placement during a draw", placed(keep, { type: "place", space: "bank" }), keep],
  ["a card that was not drawn", withMove(keep, (move) => Object.assign(move, { card: "engine-GGG" })), keep],
  ["a rest that is too short", withMove(keep, (move) => Object.assign(move, { rest: [] })), keep],
  ["no rest", withMove(keep, (move) => Object.assign(move, { rest: undefined })), keep],
  ["no card", withMove(keep, (move) => Object.assign(move, { card: undefined })), keep],
  ["the rest in the middle", withMove(keep, (move) => Object.assign(move, { to: "middle" })), keep],
  ["a keep without a draw", placed(firstPlace, { type: "keep", card: null, to: "top", rest: [] }), firstPlace],
  ["a move after the end", changed(({ moves }) => moves.push(...moves.slice(-1))), last],
  ["the last move missing", changed(({ moves }) => moves.pop()), "end"],
  ["no moves", changed(({ moves }) => moves.splice(0)), "end"],
  ["another score", changed(({ result }) => result.scores.splice(0, 1, 99)), "result"],
  ["everybody wins", changed(({ result }) => Object.assign(result, { winners: [0, 1] })), "result"],
  ["other ranks", changed(({ result }) => Object.assign(result, { ranks: [1, 1] })), "result"],
  ["no result", changed((record) => Object.assign(record, { result: undefined })), "result"],
  ["a result with more", changed(({ result }) => Object.assign(result, { vp: 1 })), "result"],
  ["a stack in another order", changed(({ deal }) => deal.orders.splice(-2, 2, ...deal.orders.slice(-2).reverse())), "fairness"],
  ["another server seed", changed(({ fairness }) => Object.assign(fairness, { serverSeed: "00".repeat(32) })), "fairness"],
  ["another commitment", changed(({ fairness }) => Object.assign(fairness, { commitment: "00".repeat(32) })), "fairness"],
  ["client seeds in another order", changed(({ fairness }) => fairness.clientSeeds.reverse()), "fairness"],
  ["another join order", changed(({ fairness }) => fairness.joinOrder.reverse()), "fairness"],
  ["another game id", changed(({ fairness }) => Object.assign(fairness, { gameId: "other" })), "fairness"],
  ["a fairness without its game id", changed(({ fairness }) => Object.assign(fairness, { gameId: undefined })), "fairness"],
];

function placed(index: number, move: Move["move"]): string {
  return withMove(index, (_, entry) => Object.assign(entry, { move }));
}

function withSteps(steps: object[]): string {
  return withMove(mining, (move) => Object.assign(move, { steps }));
}

test("every corrupted record is refused at its move or place, in one line each", async () => {
  const file = folder.write("wrong.ndjson", [text, ...WRONG.map(([, wrong]) => wrong)].map((line) => `${line}\n`).join(""));
  const { code, out, err } = await runPithead(folder.path, "verify", file);
  const found = out.split("\n").slice(0, -2);
  const places = found.map((line, index) => [WRONG[index]?.[0], line.replace(/^wrong\.ndjson:(\d+): (move \d+|[a-z]+): .+$/, "$1 $2")]);
  expect(places).toEqual(
    WRONG.map(([why, , place], index) => [why, `${index + 2} ${typeof place === "number" ? `move ${place}` : place}`]),
  );
  expect(out).toMatch(new RegExp(`\\n${WRONG.length + 1} records, \\d+ moves, ${WRONG.length} wrong\\n$`));
  expect({ code, err }).toEqual({ code: 1, err: "" });
});

test("good records are counted, and the exit code is 0", async () => {
  folder.write("one.json", JSON.stringify(good, null, 2));
  folder.write("two.ndjson", `${text}\r\n${text}`);
  const { code, out } = await runPithead(folder.path, "verify", "one.json", "two.ndjson");
  expect({ code, out }).toEqual({ code: 0, out: `3 records, ${3 * last} moves, 0 wrong\n` });
});

test("a refused move is said in words, with the figures", async () => {
  folder.write(
    "seat.json",
    withMove(0, (_, entry) => Object.assign(entry, { seat: 1 - Number(entry.seat) })),
  );
  const { out } = await runPithead(folder.path, "verify", "seat.json");
  expect(out).toMatch(/^seat\.json: move 0: .*Random [12].*\.\n1 records, 0 moves, 1 wrong\n$/);
});

test("hostile lines are told in one line each: empty, no UTF-8, a byte order mark, longer than any record", async () => {
  const lines = ["", "\xff\xfe", "\uFEFF{}", "7".repeat(17 * 2 ** 20), '{"\\u001b[31m\\n\\u202e":1}'];
  folder.write("hostile.ndjson", Buffer.concat(lines.map((line) => Buffer.from(`${line}\n`, line.startsWith("\xff") ? "latin1" : "utf8"))));
  const { code, out, err } = await runPithead(folder.path, "verify", "hostile.ndjson");
  expect(out.split("\n")).toEqual([
    "hostile.ndjson:1: json: empty",
    "hostile.ndjson:2: json: not UTF-8",
    "hostile.ndjson:3: json: begins with a byte order mark",
    "hostile.ndjson:4: json: longer than 16 MB",
    "hostile.ndjson:5: header: \\u{1b}[31m\\u{a}\\u{202e}: unknown field",
    "5 records, 0 moves, 5 wrong",
    "",
  ]);
  expect({ code, err }).toEqual({ code: 1, err: "" });
});

test("a file that cannot be read does not keep the others from being verified", async () => {
  folder.write("good.json", text);
  const { code, out, err } = await runPithead(folder.path, "verify", "nowhere.json", ".", "good.json");
  expect({ code, out }).toEqual({ code: 2, out: `1 records, ${last} moves, 0 wrong\n` });
  expect(err).toBe("pithead: nowhere.json: no such file or folder\npithead: .: is a folder\n");
});
