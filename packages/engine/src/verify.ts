// Checks a record: re-plays it, and finds the first thing that is wrong with it (`record.md`).
import { isText, unfairness } from "./fairness.ts";
import { canonicalJson, type Fields, fieldsOf, parseJson, type Refusal, refuse } from "./json.ts";
import { type PlayedGame, RECORD_FORMAT } from "./record.ts";
import { type Move, play } from "./replay.ts";
import type { GameTypes, Outcome, Parsed, Ruleset } from "./ruleset.ts";
import { type Seat, seatsOf } from "./seat.ts";

/** The rules of a game in one version, if there are any. */
export type RulesOf = (game: string, version: number) => Ruleset | undefined;

export interface Fault {
  /** The index of the first bad move (a move after the end has its own), or the place outside the moves. */
  readonly at: number | "json" | "header" | "deal" | "end" | "result" | "fairness";
  /** What is wrong, naming the field; for a move that the rules refuse, the code of their reason. */
  readonly problem: string;
  /** Why the rules refuse the move, when they do. */
  readonly reason?: GameTypes["reason"];
}

/** What was found. `game` holds all that could be read before the fault: of a bad move, the good moves before it. */
export interface Verdict {
  readonly rules?: Ruleset;
  readonly game?: PlayedGame;
  /** Undefined when the record is right. */
  readonly fault: Fault | undefined;
}

const FIELDS = ["format", "game", "rules", "options", "players", "deal", "moves", "result", "fairness"];

interface Header {
  readonly rules: Ruleset;
  readonly options: object;
  readonly players: readonly string[];
  readonly moves: readonly unknown[];
  /** The parts that are read later. */
  readonly rest: Fields;
}

/** Verifies the text of a full record. Places are checked in the order json, header, deal, moves, end, result, fairness. */
export function verifyRecord(text: string, rulesOf: RulesOf): Verdict {
  const json = parseJson(text);
  if (!json.ok) return { fault: faultAt("json", json) };
  const header = parseHeader(json.value, rulesOf);
  if (!header.ok) return { fault: faultAt("header", header) };
  const { rules, options, players, rest } = header.value;
  const seats = players.length;
  const deal = rules.parseDeal(rest.deal, options, seats);
  if (!deal.ok) return { rules, fault: faultAt("deal", deal) };

  const moves: Move[] = [];
  const game: PlayedGame = { options, seats, players, deal: deal.value, moves };
  const state = rules.setup(options, seats, deal.value);
  for (const [index, raw] of header.value.moves.entries()) {
    const move = rules.outcome(state) === undefined ? parseMove(raw, rules, seatsOf(seats)) : refuse("", "the game is over");
    if (!move.ok) return { rules, game, fault: faultAt(index, move) };
    const decision = play(rules, state, move.value);
    if (!decision.ok) return { rules, game, fault: { at: index, problem: decision.reason.code, reason: decision.reason } };
    moves.push(move.value);
  }

  const outcome = rules.outcome(state);
  if (outcome === undefined) return { rules, game, fault: { at: "end", problem: "the moves end before the game does" } };
  const wrong = differenceOf(rest.result, outcome);
  if (wrong !== undefined) return { rules, game, fault: faultAt("result", wrong) };
  const unfair = rest.fairness === undefined ? undefined : unfairness(rules, game, moves, rest.fairness);
  return { rules, game, fault: unfair && faultAt("fairness", unfair) };
}

function parseHeader(raw: unknown, rulesOf: RulesOf): Parsed<Header> {
  const fields = fieldsOf(raw, "partial", ...FIELDS);
  if (!fields.ok) return fields;
  const { format, partial, game, rules: version, players, moves } = fields.value;
  if (format !== RECORD_FORMAT) return refuse("format", `must be "${RECORD_FORMAT}"`);
  if (partial !== undefined) return refuse("partial", "a partial record is for reading and cannot be re-played");
  if (typeof game !== "string") return refuse("game", "must be the id of a game");
  if (typeof version !== "number" || !Number.isInteger(version)) return refuse("rules", "must be a whole number");
  const rules = rulesOf(game, version);
  if (rules === undefined) return refuse("rules", `no game "${game}" with rules version ${version} here`);
  const options = rules.parseOptions(fields.value.options);
  if (!options.ok) return within("options", options);
  const { min, max } = rules.seats;
  if (!Array.isArray(players) || players.length < min || players.length > max || !players.every(isText))
    return refuse("players", `must list ${min} to ${max} names`);
  if (!Array.isArray(moves)) return refuse("moves", "must be a list");
  return { ok: true, value: { rules, options: options.value, players, moves, rest: fields.value } };
}

function parseMove(raw: unknown, rules: Ruleset, seats: readonly Seat[]): Parsed<Move> {
  const fields = fieldsOf(raw, "seat", "move");
  if (!fields.ok) return fields;
  const seat = fields.value.seat === null ? null : seats.find((each) => each === fields.value.seat);
  if (seat === undefined) return refuse("seat", `must be null or a seat from 0 to ${seats.length - 1}`);
  const move = rules.parseCommand(fields.value.move);
  return move.ok ? { ok: true, value: { seat, move: move.value } } : within("move", move);
}

function differenceOf(raw: unknown, outcome: Outcome): Refusal | undefined {
  const names = ["scores", "ranks", "winners"] as const;
  const fields = fieldsOf(raw, ...names);
  if (!fields.ok) return fields;
  const wrong = names.find((name) => canonicalJson(fields.value[name]) !== canonicalJson(outcome[name]));
  return wrong && refuse(wrong, `must be ${canonicalJson(outcome[wrong])}`);
}

function within(field: string, inner: Refusal): Refusal {
  return refuse(inner.field === "" ? field : `${field}.${inner.field}`, inner.problem);
}

function faultAt(at: Fault["at"], { field, problem }: Refusal): Fault {
  return { at, problem: field === "" ? problem : `${field}: ${problem}` };
}
