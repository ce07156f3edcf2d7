// Load: a game's rows become its start and its state. No cache: see the README for what a load costs.
import type { LogRow, Typed } from "@pithead/db";
import { fold, type GameTypes, type Move, type Ruleset, type Seat, type Start, seatAt } from "@pithead/engine";

/** The host's start, the command of row 0. It holds the deal, so it never leaves the server. */
export interface StartCommand extends Typed {
  readonly type: "start";
  readonly options: object;
  readonly seats: number;
  readonly deal: object;
}

export interface LoadedGame {
  readonly start: Start;
  /** The caller's own, to fold further events into. */
  readonly state: GameTypes["state"];
}

/** The start and the state after the last of `rows`, which begin at seq 0. @throws Error when row 0 is no start of such a game. */
export function load(rules: Ruleset, rows: readonly LogRow[]): LoadedGame {
  const [first, ...moves] = rows;
  if (first === undefined) throw new Error("A game without a start cannot be loaded.");
  const start = startOf(rules, first);
  const state = rules.setup(start.options, start.seats, start.deal);
  for (const { events } of moves) fold(rules, state, events);
  return { start, state };
}

/** What row 0 says. */
export function startOf(rules: Ruleset, row: LogRow): Start {
  const { type, seats, ...given }: Typed & { options?: unknown; seats?: unknown; deal?: unknown } = row.command;
  const options = rules.parseOptions(given.options);
  if (type !== "start" || typeof seats !== "number" || !options.ok) throw new Error("Row 0 is not a start.");
  const deal = rules.parseDeal(given.deal, options.value, seats);
  // Not why: that would put a part of the deal into the server's log.
  if (!deal.ok) throw new Error(`The deal in row 0 is damaged at ${deal.field}.`);
  return { options: options.value, seats, deal: deal.value };
}

/** The rows after the start, as the record writes moves. */
export function movesOf(rows: readonly LogRow[]): Move[] {
  return rows.slice(1).map(({ seat, command }) => ({ seat: seatOrHost(seat), move: command }));
}

export function seatOrHost(seat: number | null): Seat | null {
  return seat === null ? null : seatAt(seat);
}
