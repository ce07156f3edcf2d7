// `pithead verify` finds what is wrong with a record of Kohle & Kolonie, and where.
import { afterAll, expect, test } from "vitest";
import { corruptible, type LooseRecord, type LooseMove as Move } from "../testing/loose-record.ts";
import { folderForTests, runPithead } from "../testing/run-pithead.ts";

const folder = folderForTests();
afterAll(() => folder.remove());

interface Loose extends LooseRecord {
  deal: {
    [field: string]: unknown;
    start: number;
    accidents: string[];
    railwayMarkers: { [station: string]: string };
    consolidations: { [round: string]: string[] };
  };
}

const { text, good, changed, withMove } = corruptible<Loose>("kohle-und-kolonie", { options: {}, seats: 3, seed: "i" });
const last = good.moves.length;

const first = (type: string) => good.moves.findIndex(({ move }) => move.type === type);
const stepsOf = ({ move }: Move): { [field: string]: unknown }[] => (Array.isArray(move.steps) ? move.steps : []);
const turn = first("turn");
const bag = first("chance");
const secure = first("secure");
const bid = first("bid");
const placeMine = first("placeMine");
const load = first("load");
const damage = first("damage");

/** The first turn of the game, with other steps. */
const withSteps = (...steps: object[]) => withMove(turn, (move) => Object.assign(move, { steps }));

/** The first turn that holds such a step, with that step changed. */
const changedStep = (kind: string, change: object): [text: string, place: number] => {
  const index = good.moves.findIndex((entry) => stepsOf(entry).some(({ step }) => step === kind));
  return [withMove(index, (move) => Object.assign(stepsOf({ seat: 0, move }).find(({ step }) => step === kind) ?? {}, change)), index];
};

/** Swaps two different markers of stations that nobody ever reaches: the game itself goes on as it was. */
function swapUnseen(markers: Loose["deal"]["railwayMarkers"]): void {
  const reached = new Set(good.moves.flatMap((entry) => stepsOf(entry).map(({ to }) => String(to))));
  const [one = "", ...others] = Object.keys(markers).filter((station) => !reached.has(`station:${station}`));
  const other = others.find((station) => markers[station] !== markers[one]) ?? "";
  [markers[one], markers[other]] = [markers[other] ?? "", markers[one] ?? ""];
}

const WRONG: [why: string, text: string, place: string | number][] = [
  ["cut off", text.slice(0, -20), "json"],
  ["a doubled key", text.replace('"rules":1', '"rules":1,"rules":1'), "json"],
  ["other rules", changed((record) => Object.assign(record, { rules: 2 })), "header"],
  ["two players", changed(({ players }) => players.pop()), "header"],
  ["six players", changed(({ players }) => players.push("D", "E", "F")), "header"],
  ["an edition that nobody has", changed((record) => Object.assign(record, { options: { edition: "gold" } })), "header"],
  ["an option of the other game", changed((record) => Object.assign(record, { options: { delivered: "open" } })), "header"],
  ["no deal", changed((record) => Object.assign(record, { deal: undefined })), "deal"],
  ["no such start player", changed(({ deal }) => Object.assign(deal, { start: 3 })), "deal"],
  ["an accident too few", changed(({ deal }) => deal.accidents.pop()), "deal"],
  ["an accident twice", changed(({ deal }) => deal.accidents.fill("mining-damage")), "deal"],
  ["a marker at a station of Essen", changed(({ deal }) => Object.assign(deal.railwayMarkers, { g1: "points" })), "deal"],
  ["a station without its marker", changed(({ deal }) => Object.assign(deal.railwayMarkers, { y4: undefined })), "deal"],
  ["a marker of no kind", changed(({ deal }) => Object.assign(deal.railwayMarkers, { y4: "gold" })), "deal"],
  ["a field consolidated twice", changed(({ deal }) => deal.consolidations["3"]?.fill("cfe")), "deal"],
  ["a field of another round", changed(({ deal }) => deal.consolidations["3"]?.splice(0, 1, "baaker-mulde")), "deal"],
  ["another field in the deal", changed(({ deal }) => Object.assign(deal, { seed: 1 })), "deal"],
  ["another start player", changed(({ deal }) => Object.assign(deal, { start: (deal.start + 1) % 3 })), 0],
  ["the steam-engine marker in round 1", withMove(0, (move) => Object.assign(move, { marker: "steam-engine" })), 0],
  ["a marker that does not exist", withMove(0, (move) => Object.assign(move, { marker: "gold" })), 0],
  ["a marker that is taken", withMove(1, (move) => Object.assign(move, { marker: good.moves[0]?.move.marker })), 1],
  ["the wrong seat", withMove(0, (_, entry) => Object.assign(entry, { seat: (Number(entry.seat) + 1) % 3 })), 0],
  ["the host", withMove(1, (_, entry) => Object.assign(entry, { seat: null })), 1],
  ["a turn before its phase", withMove(0, (_, entry) => Object.assign(entry, { move: { type: "turn", steps: [], end: true } })), 0],
  ["a turn that does not end", withMove(turn, (move) => Object.assign(move, { end: false })), turn],
  ["a turn that does not say whether it ends", withMove(turn, (move) => Object.assign(move, { end: undefined })), turn],
  ["no steps", withMove(turn, (move) => Object.assign(move, { steps: undefined })), turn],
  ["an unknown step", withSteps({ step: "dig" }), turn],
  ["a step with another's field", withSteps({ step: "trade", give: "coins", card: 2 }), turn],
  ["an engine in round 1", withSteps({ step: "buyEngine", on: "coking:engine" }), turn],
  ["two actions", withSteps({ step: "placeEngineer", at: "coking:engineer" }, { step: "placeEngineer", at: "ironworks:engineer" }), turn],
  ["a settlement among local workers", withSteps({ step: "buildSettlement", village: "winz", miners: 0 }), turn],
  ["a miner straight onto a station", withSteps({ step: "place", at: "station:y4" }), turn],
  ["three miners placed", withSteps(...["rescue:T1", "rescue:T2", "rescue:T3"].map((at) => ({ step: "place", at }))), turn],
  ["a miner moved from nowhere", withSteps({ step: "move", from: "rescue:T1", to: "supply" }), turn],
  ["an engineer moved too early", withSteps({ step: "moveEngineer", from: "coking:engineer", to: "ironworks:engineer" }), turn],
  ["a card flipped without saying how it is paid", withSteps({ step: "flip", card: "workforce" }), turn],
  ["a card that has no back", withSteps({ step: "flip", card: "administration" }), turn],
  ["the trade of what is not there", withSteps({ step: "trade", give: "workers" }), turn],
  ["a mine of a later round", ...changedStep("buyMine", { card: 45 })],
  ["a mine into a slot that is out of reach", ...changedStep("buyMine", { slot: "B3" })],
  ["a mine through a village elsewhere", ...changedStep("buyMine", { village: "annen" })],
  ["a settlement with three miners", ...changedStep("buildSettlement", { miners: 3 })],
  ["a draw under another label", withMove(bag, (move) => Object.assign(move, { label: "bag-9" })), bag],
  ["two stones drawn", withMove(bag, (move) => Object.assign(move, { result: ["black", "black"] })), bag],
  ["a stone that does not lie in the bag", withMove(bag, (move) => Object.assign(move, { result: ["blank", "blank", "black"] })), bag],
  ["a draw by a player", withMove(bag, (_, entry) => Object.assign(entry, { seat: 0 })), bag],
  ["a draw left out", changed(({ moves }) => moves.splice(bag, 1)), bag],
  ["a slot secured twice", withMove(secure, (move) => Object.assign(move, { coins: ["T1", "T1"] })), secure],
  ["an empty slot secured", withMove(secure, (move) => Object.assign(move, { coins: ["B3"] })), secure],
  ["damage paid in miners", withMove(damage, (move) => Object.assign(move, { pay: "miner" })), damage],
  ["a bid of nothing", withMove(bid, (move) => Object.assign(move, { total: 0 })), bid],
  ["a bid beyond all coins", withMove(bid, (move) => Object.assign(move, { total: 99 })), bid],
  ["a bid of half a coin", withMove(bid, (move) => Object.assign(move, { total: 5.5 })), bid],
  ["a large mine out of reach", withMove(placeMine, (move) => Object.assign(move, { slot: "Z9" })), placeMine],
  ["more cart markers than are kept", withMove(load, (move) => Object.assign(move, { markers: 9 })), load],
  ["loading with a field too many", withMove(load, (move) => Object.assign(move, { coins: 1 })), load],
  ["a move left out", changed(({ moves }) => moves.splice(1, 1)), 1],
  ["a move after the end", changed(({ moves }) => moves.push(...moves.slice(-1))), last],
  ["the last move missing", changed(({ moves }) => moves.pop()), "end"],
  ["another score", changed(({ result }) => result.scores.splice(0, 1, 99)), "result"],
  ["other ranks", changed(({ result }) => Object.assign(result, { ranks: [1, 1, 1] })), "result"],
  ["the deal of another seed", changed(({ deal }) => swapUnseen(deal.railwayMarkers)), "fairness"],
  ["another server seed", changed(({ fairness }) => Object.assign(fairness, { serverSeed: "00".repeat(32) })), "fairness"],
  ["another join order", changed(({ fairness }) => fairness.joinOrder.reverse()), "fairness"],
];

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

test("a refused move is said in words, with the figures", async () => {
  folder.write(
    "bid.json",
    withMove(bid, (move) => Object.assign(move, { total: 99 })),
  );
  const { out } = await runPithead(folder.path, "verify", "bid.json");
  expect(out).toMatch(/^bid\.json: move \d+: With your coins you can bid \d+ in all, not 99\.\n/);
});
