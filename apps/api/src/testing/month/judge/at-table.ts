// A game while it is lived through again: its seats, what their clocks have counted, and who has the hand.
import type { Span } from "../journal.ts";
import type { Hand, Sitting } from "./hand.ts";
import type { PlayedGame } from "./log.ts";
import { type Rests, restsFor } from "./rests.ts";
import { type Counting, counted, whenCounted } from "./time-used.ts";

export interface AtTable {
  readonly game: PlayedGame;
  readonly rests: Rests;
  /** When the month ends. */
  readonly ends: number;
  /** How long after an instant something may be done that was due then, in milliseconds. */
  readonly patience: (due: number) => number;
  readonly sitting: readonly Sitting[];
  readonly pauses: { readonly from: number; until: number }[];
  /** By seat, and by who has voted. */
  readonly ballots: Map<number, Map<string, string>>;
  readonly hands: Hand[];
  readonly faults: string[];
  /** Seats. */
  asked: readonly number[];
  timeouts: number;
  finished: number | undefined;
}

/** What a clock shows at first, what each turn of fixed time gives, and what somebody who comes back has at least; in milliseconds. */
export function allowance({ pace }: PlayedGame): { readonly first: number; readonly least: number } {
  switch (pace?.kind) {
    case undefined:
      return { first: 0, least: 0 };
    case "each":
      return { first: pace.time * 1000, least: pace.time * 1000 };
    case "bank":
      return { first: Math.min(pace.bank, pace.cap) * 1000, least: pace.increment * 1000 };
  }
}

/** What is left on a clock once the turn is over. */
export function afterTurn(game: PlayedGame, left: number): number {
  const { pace } = game;
  return pace?.kind === "bank" ? Math.min(pace.cap * 1000, left + pace.increment * 1000) : allowance(game).first;
}

export function fault({ game, sitting, faults }: AtTable, at: number, seat: number, what: string): void {
  faults.push(`${new Date(at).toISOString()} game ${game.id} seat ${seat} (${sitting[seat]?.userId ?? "a bot"}): ${what}`);
}

/** How a user's clock counts, as far as it was known at `at`; by all that came of it when absent. */
export function counting({ game, rests, pauses }: AtTable, userId: string | null, at?: number): Counting {
  const known = pauses.filter(({ from }) => at === undefined || from <= at).map((pause) => knownPause(pause, at));
  return { window: game.pace?.window ?? null, rests: [...restsFor(rests, userId ?? "", game, at), ...known] };
}

/** Stops a seat's clock. */
export function stand(table: AtTable, each: Sitting, at: number): void {
  if (each.since !== null) each.left = Math.max(0, each.left - counted(counting(table, each.userId), each.since, at));
  each.since = null;
}

/** A seat's player is asked. */
export function open(table: AtTable, each: Sitting, { seq, at, isNews }: { seq: number; at: number; isNews: boolean }): void {
  const { game, ends, hands } = table;
  const { seat, userId, left, since } = each;
  if (userId === null) return;
  const runsOut = (counts: Counting, share: number) =>
    game.pace === undefined || since === null ? Number.POSITIVE_INFINITY : whenCounted(counts, since, left * share);
  const hand: Hand = {
    ...{ gameId: game.id, seat, userId, seq, from: at, until: ends, ended: "open", isNews },
    deadline: (known) => finite(runsOut(counting(table, userId, known), 1)),
    used: (share) => runsOut(counting(table, userId), share),
  };
  each.hand = hand;
  hands.push(hand);
}

/** A seat's player is asked no more. */
export function end(each: Sitting, at: number, how: Hand["ended"]): void {
  if (each.hand !== undefined) Object.assign(each.hand, { until: at, ended: how });
  each.hand = undefined;
}

/** What a bot was to do at a seat is done. */
export function botHasMoved(table: AtTable, each: Sitting, at: number): void {
  if (each.botAsked !== null && at - each.botAsked > table.patience(each.botAsked))
    fault(table, at, each.seat, `a bot was to move at ${new Date(each.botAsked).toISOString()}`);
  each.botAsked = null;
}

/** A bot plays a seat from now on. */
export function leave(table: AtTable, each: Sitting, at: number, how: Hand["ended"]): void {
  stand(table, each, at);
  each.timeUp = null;
  end(each, at, how);
  if (each.away) return;
  each.away = true;
  if (table.asked.includes(each.seat)) each.botAsked = at;
}

/** Somebody plays a seat from now on that a bot has played. */
export function comeTo(table: AtTable, each: Sitting, { seq, at, isNews }: { seq: number; at: number; isNews: boolean }): void {
  stand(table, each, at);
  each.left = Math.max(each.left, allowance(table.game).least);
  Object.assign(each, { away: false, timeUp: null });
  botHasMoved(table, each, at);
  if (!table.asked.includes(each.seat)) return;
  if (table.game.pace !== undefined) each.since = at;
  open(table, each, { seq, at, isNews });
}

function finite(at: number): number | null {
  return Number.isFinite(at) ? at : null;
}

function knownPause({ from, until }: Span, at = Number.POSITIVE_INFINITY): Span {
  return { from, until: until <= at ? until : Number.POSITIVE_INFINITY };
}
