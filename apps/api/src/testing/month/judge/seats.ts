// One game lived through again: who had the hand when, with which clock, and what was due at its seats.
import type { Done, Journal, Shown, Span } from "../journal.ts";
import { decisionOf, leading } from "./ballots.ts";
import type { Hand, Lived, Sitting } from "./hand.ts";
import type { Batch, PlayedGame } from "./log.ts";
import { type Rests, restsFor } from "./rests.ts";
import { type Counting, counted, whenCounted } from "./time-used.ts";

const MINUTE = 60_000;
const VOTE_MS = 24 * 60 * MINUTE;

/** @param patience how long after an instant something may be done that was due then, in milliseconds */
export function liveAgain(game: PlayedGame, rests: Rests, journal: Journal, patience: (due: number, at: number) => number): Lived {
  const { pace, atExpiry } = game;
  const hands: Hand[] = [];
  const faults: string[] = [];
  const pauses: { from: number; until: number }[] = [];
  const ballots = new Map<number, Map<string, string>>();
  let asked: readonly number[] = [];
  let timeouts = 0;
  let finished: number | undefined;
  const first = (pace?.kind === "each" ? pace.time : Math.min(pace?.bank ?? 0, pace?.cap ?? 0)) * 1000;
  const least = (pace?.kind === "each" ? pace.time : (pace?.increment ?? 0)) * 1000;
  const sitting: Sitting[] = game.seats.map((userId, seat) => ({
    ...{ seat, userId, away: userId === null, resigned: false, wantsPause: false, timeUp: null, left: first, since: null },
    ...{ hand: undefined, botAsked: null },
  }));

  const fault = (at: number, seat: number, what: string) =>
    faults.push(`${new Date(at).toISOString()} game ${game.id} seat ${seat} (${sitting[seat]?.userId ?? "a bot"}): ${what}`);
  const isPaused = () => pauses.some(({ until }) => until === Number.POSITIVE_INFINITY);
  const counting = (userId: string | null, at?: number): Counting => ({
    window: pace?.window ?? null,
    rests: [
      ...restsFor(rests, userId ?? "", game, at),
      ...pauses.filter(({ from }) => at === undefined || from <= at).map((pause) => knownPause(pause, at)),
    ],
  });
  const afterTurn = (left: number) => (pace?.kind === "bank" ? Math.min(pace.cap * 1000, left + pace.increment * 1000) : first);
  const stand = (each: Sitting, at: number) => {
    if (each.since !== null) each.left = Math.max(0, each.left - counted(counting(each.userId), each.since, at));
    each.since = null;
  };

  function open(each: Sitting, seq: number, at: number, isNews: boolean): void {
    const { seat, userId, left, since } = each;
    if (userId === null) return;
    const clocked = pace !== undefined && since !== null;
    const hand: Hand = {
      ...{ gameId: game.id, seat, userId, seq, from: at, until: journal.ends, ended: "open", isNews },
      deadline: (known) => finite(clocked ? whenCounted(counting(userId, known), since, left) : Number.POSITIVE_INFINITY),
      used: (share) => (clocked ? whenCounted(counting(userId), since, left * share) : Number.POSITIVE_INFINITY),
    };
    each.hand = hand;
    hands.push(hand);
  }

  function end(each: Sitting, at: number, how: Hand["ended"]): void {
    if (each.hand !== undefined) Object.assign(each.hand, { until: at, ended: how });
    each.hand = undefined;
  }

  function botHasMoved(each: Sitting, at: number): void {
    if (each.botAsked !== null && at - each.botAsked > patience(each.botAsked, at))
      fault(at, each.seat, `a bot was to move at ${new Date(each.botAsked).toISOString()}`);
    each.botAsked = null;
  }

  function leave(each: Sitting, at: number, how: Hand["ended"]): void {
    stand(each, at);
    each.timeUp = null;
    end(each, at, how);
    if (each.away) return;
    each.away = true;
    if (asked.includes(each.seat)) each.botAsked = at;
  }

  function comeTo(each: Sitting, seq: number, at: number, isNews: boolean): void {
    stand(each, at);
    each.left = Math.max(each.left, least);
    Object.assign(each, { away: false, timeUp: null });
    botHasMoved(each, at);
    if (!asked.includes(each.seat)) return;
    if (pace !== undefined) each.since = at;
    open(each, seq, at, isNews);
  }

  const votersAbout = (seat: number) =>
    sitting.filter((each) => each.seat !== seat && each.userId !== null && !each.away && !each.resigned);

  function expire(each: Sitting, at: number): void {
    if (each.timeUp === null) timeouts += 1;
    Object.assign(each, { left: 0, since: null, timeUp: at });
    ballots.delete(each.seat);
    if (atExpiry === "move") {
      end(each, at, "time");
      each.botAsked = at;
    } else if (atExpiry === "bot" || votersAbout(each.seat).length === 0) leave(each, at, "time");
  }

  function decide(each: Sitting, at: number, choice: string): void {
    ballots.delete(each.seat);
    if (choice !== "end") {
      leave(each, at, "time");
      return;
    }
    for (const one of sitting) {
      end(one, at, "over");
      Object.assign(one, { since: null, timeUp: null, botAsked: null });
    }
    asked = [];
  }

  /** What time alone brings about up to an instant, in its order. */
  function passTo(at: number): void {
    for (;;) {
      const due = sitting
        .flatMap((each) => {
          const runsOut = each.since === null || pace === undefined ? [] : [whenCounted(counting(each.userId), each.since, each.left)];
          const voted = each.timeUp !== null && atExpiry === "vote" && !each.away ? [each.timeUp + VOTE_MS] : [];
          return [...runsOut, ...voted].map((when) => ({ each, when, isVote: each.since === null }));
        })
        .toSorted((a, b) => a.when - b.when)[0];
      if (due === undefined || due.when > at) return;
      if (due.isVote) decide(due.each, due.when, leading([...(ballots.get(due.each.seat)?.values() ?? [])]));
      else expire(due.each, due.when);
    }
  }

  function moved({ rows, seq, at, asked: next, isOver }: Batch): void {
    const before = asked;
    for (const each of sitting) {
      const { seat } = each;
      const row = rows.findIndex((one) => one.seat === seat);
      const auto = rows[row]?.auto;
      const [wasAsked, isAsked] = [before.includes(seat), next.includes(seat)];
      const answered = wasAsked && row >= 0;
      const isStandIn = () => each.away || (each.timeUp !== null && atExpiry === "move");
      if (answered && auto === null && each.userId !== null && each.away)
        Object.assign(each, { away: false, left: Math.max(each.left, least) });
      if (answered && auto === "bot" && !isStandIn()) fault(at, seat, `a bot made move ${rows[row]?.seq} although the player had time`);
      if (answered) botHasMoved(each, at);
      if (pace !== undefined && each.userId !== null && !(wasAsked && isAsked && !answered)) {
        const others = rows.slice(row).some((one) => one.seat !== null && one.seat !== seat);
        const isTurnOver = answered && (pace.kind === "each" || !isAsked || others);
        stand(each, at);
        if (isTurnOver) each.left = afterTurn(each.left);
        else if (answered && auto === null && each.timeUp !== null) each.left = Math.max(each.left, least);
        else if (pace.kind === "each" && !wasAsked) each.left = first;
        if (isTurnOver || (answered && auto === null) || !isAsked) each.timeUp = null;
        each.since = isAsked && !each.away ? at : null;
      }
      if (answered || !isAsked) end(each, at, isOver ? "over" : auto === "bot" ? "bot" : "answered");
      const isNew = isAsked && (!wasAsked || row >= 0);
      if (isNew && isStandIn()) each.botAsked = at;
      else if (isNew) open(each, seq, at, true);
    }
    asked = next;
    if (isOver) finished = at;
  }

  function did(deed: Done): void {
    const { at, seq, userId } = deed;
    const own = sitting.find((each) => each.userId === userId);
    switch (deed.did) {
      case "look":
        return;
      case "away":
      case "resign":
        if (own === undefined) return;
        if (deed.did === "resign") own.resigned = true;
        leave(own, at, "left");
        return;
      case "back":
        if (own?.away && !own.resigned) comeTo(own, seq, at, false);
        return;
      case "replace": {
        const absent = sitting[deed.seat];
        if (absent !== undefined) leave(absent, at, "left");
        return;
      }
      case "take": {
        const taken = sitting[deed.seat];
        if (taken === undefined) return;
        Object.assign(taken, { userId, resigned: false, wantsPause: false });
        comeTo(taken, seq, at, true);
        return;
      }
      case "vote": {
        const about = sitting[deed.seat];
        const cast = (ballots.get(deed.seat) ?? new Map<string, string>()).set(userId, deed.choice);
        ballots.set(deed.seat, cast);
        const decided = decisionOf([...cast.values()], votersAbout(deed.seat).length);
        if (about !== undefined && decided !== undefined) decide(about, at, decided);
        return;
      }
      case "pause":
        if (own !== undefined) own.wantsPause = deed.wants;
        if (!deed.wants) goOn(at);
        else if (!isPaused() && sitting.every((each) => each.away || each.resigned || each.wantsPause))
          pauses.push({ from: at, until: Number.POSITIVE_INFINITY });
        return;
    }
  }

  function goOn(at: number): void {
    if (!isPaused()) return;
    for (const pause of pauses) pause.until = Math.min(pause.until, at);
    for (const each of sitting) each.wantsPause = false;
  }

  /** What a page showed of a clock must be what it was. */
  function compare({ at, seat, deadline }: Shown): void {
    const each = sitting[seat];
    if (each === undefined || pace === undefined) return;
    const own = each.since === null ? null : finite(whenCounted(counting(each.userId, at), each.since, each.left));
    const expected = own === null ? null : Math.round(own);
    if (expected !== deadline) fault(at, seat, `the page shows the deadline ${iso(deadline)}, it is ${iso(expected)}`);
  }

  const deeds = journal.done.filter((deed) => deed.gameId === game.id && deed.did !== "look");
  const changed = new Set(deeds.map(({ at }) => at));
  const facts = [
    ...game.batches.map((batch) => ({ at: batch.at, seq: batch.seq, rank: 0, happen: () => moved(batch) })),
    ...deeds.map((deed) => ({ at: deed.at, seq: deed.seq, rank: 1, happen: () => did(deed) })),
    ...journal.shown
      .filter(({ gameId, at }) => gameId === game.id && !changed.has(at))
      .map((shown) => ({ at: shown.at, seq: shown.seq, rank: 2, happen: () => compare(shown) })),
  ].toSorted((a, b) => a.at - b.at || a.seq - b.seq || a.rank - b.rank);
  for (const fact of facts) {
    passTo(fact.at);
    fact.happen();
  }
  passTo(journal.ends);
  for (const each of sitting) botHasMoved(each, journal.ends);
  const [start] = game.batches;
  return {
    hands,
    faults,
    timeouts,
    finished,
    seats: game.seats,
    sitting: sitting.map(({ userId }) => userId),
    began: start?.at ?? 0,
    first: start?.asked ?? [],
  };
}

function knownPause({ from, until }: Span, at = Number.POSITIVE_INFINITY): Span {
  return { from, until: until <= at ? until : Number.POSITIVE_INFINITY };
}

function finite(at: number): number | null {
  return Number.isFinite(at) ? at : null;
}

function iso(at: number | null): string {
  return at === null ? "none" : new Date(at).toISOString();
}
