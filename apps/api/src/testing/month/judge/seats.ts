// One game lived through again: who had the hand when, with which clock, and what was due at its seats.
import type { Journal, Shown } from "../journal.ts";
import { type AtTable, allowance, botHasMoved, counting, fault } from "./at-table.ts";
import { did } from "./deeds.ts";
import { passTo } from "./expiry.ts";
import type { Lived, Sitting } from "./hand.ts";
import type { PlayedGame } from "./log.ts";
import { moved } from "./moved.ts";
import type { Rests } from "./rests.ts";
import { whenCounted } from "./time-used.ts";

/** @param patience how long after an instant something may be done that was due then, in milliseconds */
export function liveAgain(game: PlayedGame, rests: Rests, journal: Journal, patience: (due: number) => number): Lived {
  const { first } = allowance(game);
  const table: AtTable = {
    ...{ game, rests, patience, ends: journal.ends, pauses: [], ballots: new Map(), hands: [], faults: [] },
    ...{ asked: [], timeouts: 0, finished: undefined },
    sitting: game.seats.map((userId, seat) => ({
      ...{ seat, userId, away: userId === null, resigned: false, wantsPause: false, timeUp: null, left: first, since: null },
      ...{ hand: undefined, botAsked: null },
    })),
  };
  for (const { at, happen } of factsOf(table, journal)) {
    passTo(table, at);
    happen();
  }
  passTo(table, table.ends);
  for (const each of table.sitting) botHasMoved(table, each, table.ends);
  const { hands, faults, timeouts, finished, sitting } = table;
  const [start] = game.batches;
  return {
    ...{ hands, faults, timeouts, finished },
    seats: game.seats,
    sitting: sitting.map(({ userId }) => userId),
    lastSeq: game.batches.at(-1)?.seq ?? 0,
    began: start?.at ?? 0,
    first: start?.asked ?? [],
  };
}

interface Fact {
  readonly at: number;
  readonly happen: () => void;
}

/** Moves, what people did, and what pages showed, in their order. What a page showed at an instant at which somebody did something may be of before or after it. */
function factsOf(table: AtTable, { done, shown }: Journal): Fact[] {
  const { id, batches } = table.game;
  const deeds = done.filter((deed) => deed.gameId === id && deed.did !== "look");
  const changed = new Set(deeds.map(({ at }) => at));
  const pages = shown.filter(({ gameId, at }) => gameId === id && !changed.has(at));
  return [
    ...batches.map((batch) => ({ at: batch.at, seq: batch.seq, rank: 0, happen: () => moved(table, batch) })),
    ...deeds.map((deed) => ({ at: deed.at, seq: deed.seq, rank: 1, happen: () => did(table, deed) })),
    ...pages.map((page) => ({ at: page.at, seq: page.seq, rank: 2, happen: () => compare(table, page) })),
  ].toSorted((a, b) => a.at - b.at || a.seq - b.seq || a.rank - b.rank);
}

/** What a page showed of a clock must be what it was; at the instant at which a vacation or an outage ends, before or after it. */
function compare(table: AtTable, { at, seat, deadline }: Shown): void {
  const each = table.sitting[seat];
  if (each === undefined || table.game.pace === undefined) return;
  const expected = deadlineKnown(table, each, at);
  if (expected !== deadline && deadlineKnown(table, each, at - 1) !== deadline)
    fault(table, at, seat, `the page shows the deadline ${iso(deadline)}, it is ${iso(expected)}`);
}

function deadlineKnown(table: AtTable, { userId, since, left }: Sitting, at: number): number | null {
  if (since === null) return null;
  const runsOut = whenCounted(counting(table, userId, at), since, left);
  return Number.isFinite(runsOut) ? Math.round(runsOut) : null;
}

function iso(at: number | null): string {
  return at === null ? "none" : new Date(at).toISOString();
}
