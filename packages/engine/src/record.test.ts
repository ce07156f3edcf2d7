// The record, built and verified, by a small game with a hidden stack and chance moves.
import { expect, test } from "vitest";
import { commitmentOf, joinOrderOf } from "./chance.ts";
import { chanceOf, type Fairness } from "./fairness.ts";
import { type GameRecord, partialRecordOf, recordOf } from "./record.ts";
import { type Move, play, replay } from "./replay.ts";
import { seatAt } from "./seat.ts";
import { type Command, type Lamps, lamps } from "./testing/lamps.ts";
import { type RulesOf, verifyRecord } from "./verify.ts";

const rulesOf: RulesOf = (game, version) => (game === "lamps" && version === 1 ? lamps : undefined);

const secret = { serverSeed: "5a".repeat(32), clientSeeds: ["one", "two"], gameId: "G" };
const chance = chanceOf(secret);
const fairness: Fairness = { ...secret, commitment: commitmentOf(secret.serverSeed), joinOrder: joinOrderOf(chance, 2) };
const start = { options: { open: false }, seats: 2, deal: lamps.deal({ open: false }, 2, chance), players: ["Ada", ""] };

/** Each seat looks and keeps in round 1 and lights a lamp afterwards. */
function playToTheEnd(): Move<Command>[] {
  const state = lamps.setup(start.options, start.seats, start.deal);
  const moves: Move<Command>[] = [];
  while (lamps.outcome(state) === undefined) {
    const [seat = null] = lamps.toMove(state);
    const token = state.look?.token ?? null;
    const keep: Command = { type: "keep", token };
    const own: Command = token === null ? { type: "look" } : keep;
    const move = lamps.chanceMove(state, chance) ?? (state.round === 1 ? own : { type: "light", lamps: ["oil"] });
    expect(play(lamps, state, { seat, move })).toMatchObject({ ok: true });
    moves.push({ seat, move });
  }
  return moves;
}

const moves = playToTheEnd();
const record: GameRecord<Lamps> = recordOf(lamps, { ...start, moves }, fairness);
const text = JSON.stringify(record);

/** The record with some fields changed. */
function changed(fields: object): string {
  return JSON.stringify({ ...record, ...fields });
}

function changedMove(index: number, move: unknown): string {
  return changed({ moves: moves.map((each, at) => (at === index ? move : each)) });
}

test("a record that was built is right, and built again from what was read it is the same", () => {
  const verdict = verifyRecord(text, rulesOf);
  expect(verdict.fault).toBeUndefined();
  expect(verdict.rules && verdict.game && JSON.stringify(recordOf(verdict.rules, verdict.game, fairness))).toBe(text);
});

test("fairness may be absent, names may be empty or equal, options may be {}", () => {
  const { fairness: _, ...without } = record;
  expect(verifyRecord(JSON.stringify({ ...without, players: ["", ""] }), rulesOf).fault).toBeUndefined();
  expect(verifyRecord(changed({ options: {} }), rulesOf).fault).toBeUndefined();
});

test.each<[string, string, string | number, string]>([
  ["no JSON", text.slice(0, -1), "json", "not JSON"],
  ["a doubled key", text.replace('"rules":1', '"rules":1,"rules":1'), "json", "rules: doubled key"],
  ["a doubled key in a move", text.replace('"type":"look"', '"type":"look","type":"look"'), "json", "type: doubled key"],
  ["a list", "[]", "header", "must be an object"],
  ["another format", changed({ format: "pithead/record@2" }), "header", "format"],
  ["an unknown field", changed({ note: "" }), "header", "note: unknown field"],
  ["a partial record", changed({ partial: true }), "header", "partial"],
  ["an unknown game", changed({ game: "chess" }), "header", "rules"],
  ["an unknown version", changed({ rules: 2 }), "header", "rules"],
  ["a version in words", changed({ rules: "1" }), "header", "rules"],
  ["a version that is 1.0", text.replace('"rules":1', '"rules":1.0'), "header", "rules"],
  ["an unknown option", changed({ options: { fast: true } }), "header", "options.fast"],
  ["no options", changed({ options: undefined }), "header", "options"],
  ["one player", changed({ players: ["Ada"] }), "header", "players"],
  ["a player who is a number", changed({ players: ["Ada", 2] }), "header", "players"],
  ["half a letter in a name", changed({ players: ["Ada", "\ud800"] }), "header", "players"],
  ["no moves", changed({ moves: undefined }), "header", "moves"],
  ["no deal", changed({ deal: undefined }), "deal", "must be an object"],
  ["a deal with a doubled token", changed({ deal: { stack: [1, 1, 2, 3, 4, 5, 6, 7] } }), "deal", "stack"],
  ["a move that is a word", changedMove(3, "look"), 3, "must be an object"],
  ["a move with another field", changedMove(3, { ...moves[3], note: 1 }), 3, "note: unknown field"],
  ["a move with a prototype", changedMove(3, JSON.parse('{"seat":1,"move":{"type":"look"},"__proto__":{}}')), 3, "__proto__"],
  ["a seat that is not there", changedMove(0, { seat: 2, move: { type: "look" } }), 0, "seat"],
  ["a seat that is 0.0", text.replace('"seat":0', '"seat":0.0'), 0, "seat"],
  ["no seat", changedMove(0, { move: { type: "look" } }), 0, "seat"],
  ["the host in a player's stead", changedMove(0, { seat: null, move: { type: "look" } }), 0, "host-only"],
  ["a player in the host's stead", changedMove(4, { ...moves[4], seat: 0 }), 4, "host-only"],
  ["an unknown move", changedMove(1, { seat: 0, move: { type: "jump" } }), 1, "move.type"],
  ["an illegal move", changedMove(1, { seat: 0, move: { type: "look" } }), 1, "not-now"],
  ["a bad move and a wrong result", changedMove(1, null).replace('"winners":[', '"winners":[7,'), 1, "must be an object"],
  ["a move after the end", changed({ moves: [...moves, moves[0]] }), moves.length, "the game is over"],
  ["a malformed move after the end", changed({ moves: [...moves, null] }), moves.length, "the game is over"],
  ["the last move missing", changed({ moves: moves.slice(0, -1) }), "end", "before the game does"],
  ["no moves at all", changed({ moves: [] }), "end", "before the game does"],
  ["no result", changed({ result: undefined }), "result", "must be an object"],
  ["another score", changed({ result: { ...record.result, scores: [0, 0] } }), "result", "scores: must be"],
  ["other ranks", changed({ result: { ...record.result, ranks: [9, 9] } }), "result", "ranks: must be"],
  ["other winners", changed({ result: { ...record.result, winners: [] } }), "result", "winners: must be"],
  ["a result with another field", changed({ result: { ...record.result, best: 1 } }), "result", "best: unknown field"],
  ["fairness that is null", changed({ fairness: null }), "fairness", "must be an object"],
  ["fairness with another field", changed({ fairness: { ...fairness, x: 1 } }), "fairness", "x: unknown field"],
  ["another server seed", changed({ fairness: { ...fairness, serverSeed: "5b".repeat(32) } }), "fairness", "commitment"],
  ["a seed in capitals", changed({ fairness: { ...fairness, serverSeed: "5A".repeat(32) } }), "fairness", "serverSeed"],
  ["another commitment", changed({ fairness: { ...fairness, commitment: "00".repeat(32) } }), "fairness", "commitment"],
  ["another client seed", changed({ fairness: { ...fairness, clientSeeds: ["one", "2"] } }), "fairness", "joinOrder|serverSeed"],
  ["a seed too many", changed({ fairness: { ...fairness, clientSeeds: ["one", "two", "three"] } }), "fairness", "clientSeeds"],
  ["an empty seed", changed({ fairness: { ...fairness, clientSeeds: ["one", ""] } }), "fairness", "clientSeeds"],
  ["a seed with an umlaut", changed({ fairness: { ...fairness, clientSeeds: ["one", "zwölf"] } }), "fairness", "clientSeeds"],
  ["another join order", changed({ fairness: { ...fairness, joinOrder: [...fairness.joinOrder].reverse() } }), "fairness", "joinOrder"],
  ["a game id that is a number", changed({ fairness: { ...fairness, gameId: 1 } }), "fairness", "gameId"],
  ["another game id", changed({ fairness: { ...fairness, gameId: "H" } }), "fairness", "joinOrder|serverSeed"],
])("%s is refused in its place", (_why, wrong, at, problem) => {
  const { fault } = verifyRecord(wrong, rulesOf);
  expect(fault?.at).toBe(at);
  expect(fault?.problem).toMatch(new RegExp(problem));
});

test("a legal deal that the seeds do not give is unfair", () => {
  const deal = { stack: [...start.deal.stack.slice(0, 2), ...start.deal.stack.slice(2).reverse()] };
  expect(verifyRecord(changed({ deal }), rulesOf).fault).toMatchObject({
    at: "fairness",
    problem: "serverSeed: the seeds give another deal",
  });
});

test("a legal chance move that the seeds do not give is unfair", () => {
  const other = moves.map((each) => (each.move.type === "weather" ? { ...each, move: { ...each.move, sun: !each.move.sun } } : each));
  const unfair = recordOf(lamps, { ...start, moves: other }, fairness);
  expect(verifyRecord(JSON.stringify(unfair), rulesOf).fault).toMatchObject({
    at: "fairness",
    problem: expect.stringContaining("for move 4"),
  });
});

test("of a bad record the good moves before the fault are read", () => {
  expect(verifyRecord(changedMove(5, null), rulesOf).game?.moves).toEqual(moves.slice(0, 5));
  expect(verifyRecord(changed({ deal: null }), rulesOf).game).toBeUndefined();
});

test("a game that is not over has no full record, and replay refuses a refused move", () => {
  expect(() => recordOf(lamps, { ...start, moves: moves.slice(0, 3) })).toThrow("not over");
  expect(() => replay(lamps, start, [{ seat: seatAt(1), move: { type: "look" } }])).toThrow("Move 0 is refused: not-your-turn.");
});

test("a partial record shows what the viewer may see: no deal, no result, no server seed, others' hidden choices hidden", () => {
  const partial = partialRecordOf(lamps, { ...start, moves: moves.slice(0, 4) }, seatAt(0), fairness);
  expect(partial.partial).toBe(true);
  expect(Object.keys(partial)).not.toContain("deal");
  expect(Object.keys(partial)).not.toContain("result");
  expect(JSON.stringify(partial)).not.toContain(fairness.serverSeed);
  expect(partial.moves[1]).toEqual(moves[1]);
  expect(partial.moves[3]).toEqual({ seat: 1, move: { type: "keep", token: null } });
  expect(verifyRecord(JSON.stringify(partial), rulesOf).fault).toMatchObject({ at: "header", problem: expect.stringContaining("partial") });
});
