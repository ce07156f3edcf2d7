// Plays a stored log again: every row is decided anew, and what follows must be what was kept.
import type { LogRow, Typed } from "@pithead/db";
import { canonicalJson, fold, type GameTypes, type Move, type Parsed, type Ruleset, type Start, seatsOf } from "@pithead/engine";
import { isSpokenGame, say } from "@pithead/wording";
import { plainNames } from "../plain.ts";

export type Replay =
  | { readonly fault: string; readonly start?: undefined }
  | { readonly fault: undefined; readonly start: Start; readonly moves: readonly Move[]; readonly state: GameTypes["state"] };

/** Up to the first row that is wrong. */
export function replayLog(rules: Ruleset, rows: readonly LogRow[]): Replay {
  const [first, ...later] = rows;
  if (first === undefined) return { fault: "row 0: is missing" };
  const start = readStart(rules, first);
  if (!start.ok) return { fault: `row 0: ${start.field === "" ? "" : `${start.field}: `}${start.problem}` };
  const { options, seats, deal } = start.value;
  const state = rules.setup(options, seats, deal);
  const moves: Move[] = [];
  for (const [index, row] of later.entries()) {
    if (row.seq !== index + 1) return { fault: `row ${index + 1}: is missing` };
    const move = readMove(rules, row, seats);
    const problem = move.ok ? playRow(rules, start.value, state, move.value, row) : `${move.field}: ${move.problem}`;
    if (!move.ok || problem !== undefined) return { fault: `row ${row.seq}: ${problem}` };
    moves.push(move.value);
  }
  return { fault: undefined, start: start.value, moves, state };
}

function readStart(rules: Ruleset, { command, seat, events }: LogRow): Parsed<Start> {
  const { type, seats, ...given }: Typed & { options?: unknown; seats?: unknown; deal?: unknown } = command;
  const isStart = type === "start" && seat === null && events.length === 0;
  const isCount = typeof seats === "number" && Number.isInteger(seats) && seats >= rules.seats.min && seats <= rules.seats.max;
  if (!isStart || !isCount) return { ok: false, field: "", problem: "is no start" };
  const options = rules.parseOptions(given.options);
  if (!options.ok) return { ...options, field: `options.${options.field}` };
  const deal = rules.parseDeal(given.deal, options.value, seats);
  if (!deal.ok) return { ...deal, field: `deal.${deal.field}` };
  return { ok: true, value: { options: options.value, seats, deal: deal.value } };
}

function readMove(rules: Ruleset, { seat, command }: LogRow, seats: number): Parsed<Move> {
  const mover = seat === null ? null : seatsOf(seats).find((each) => each === seat);
  if (mover === undefined) return { ok: false, field: "seat", problem: `there is no seat ${seat}` };
  const move = rules.parseCommand(command);
  return move.ok ? { ok: true, value: { seat: mover, move: move.value } } : { ...move, field: `command.${move.field}` };
}

/** Decides a row on the state before it and folds what followed; says what is wrong with it, if anything. */
function playRow(rules: Ruleset, start: Start, state: GameTypes["state"], { seat, move }: Move, row: LogRow): string | undefined {
  const decision = rules.decide(state, seat, move);
  if (!decision.ok) return `the rules refuse it: ${reasonWords(rules, start, decision.reason)}`;
  const count = Math.max(decision.events.length, row.events.length);
  const wrong = Array.from({ length: count }, (_, index) => index).find(
    (index) => canonicalJson(decision.events[index] ?? null) !== canonicalJson(row.events[index] ?? null),
  );
  if (wrong !== undefined)
    return `event ${wrong} is ${row.events[wrong]?.type ?? "missing"}, and another by the rules (${decision.events[wrong]?.type ?? "none"})`;
  fold(rules, state, row.events);
  return undefined;
}

function reasonWords(rules: Ruleset, { options, seats }: Start, reason: GameTypes["reason"]): string {
  if (!isSpokenGame(rules.id)) return reason.code;
  const names = plainNames(Array.from({ length: seats }, () => ""));
  return say("en", rules.id, options).reason(reason, { names, reader: null });
}
