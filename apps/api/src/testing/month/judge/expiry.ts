// What time alone brings about at a table: clocks that run out, votes that are over.
import { type AtTable, counting, end, leave } from "./at-table.ts";
import { leading } from "./ballots.ts";
import type { Sitting } from "./hand.ts";
import { whenCounted } from "./time-used.ts";

const VOTE_MS = 24 * 3_600_000;

/** Everything that is due by an instant happens, in its order. */
export function passTo(table: AtTable, at: number): void {
  for (;;) {
    const due = table.sitting.flatMap((each) => dueAt(table, each)).toSorted((a, b) => a.when - b.when)[0];
    if (due === undefined || due.when > at) return;
    const { each, when } = due;
    if (each.since === null) decide(table, each, when, leading([...(table.ballots.get(each.seat)?.values() ?? [])]));
    else expire(table, each, when);
  }
}

/** Who may vote about a seat. */
export function votersAbout({ sitting }: AtTable, seat: number): readonly Sitting[] {
  return sitting.filter((each) => each.seat !== seat && each.userId !== null && !each.away && !each.resigned);
}

/** A vote about a seat has come to something. */
export function decide(table: AtTable, each: Sitting, at: number, choice: string): void {
  table.ballots.delete(each.seat);
  if (choice !== "end") {
    leave(table, each, at, "time");
    return;
  }
  for (const one of table.sitting) {
    end(one, at, "over");
    Object.assign(one, { since: null, timeUp: null, botAsked: null });
  }
  table.asked = [];
}

/** When a seat's clock runs out, and when the vote about it is over. */
function dueAt(table: AtTable, each: Sitting): readonly { readonly each: Sitting; readonly when: number }[] {
  const { pace, atExpiry } = table.game;
  const runsOut = each.since === null || pace === undefined ? [] : [whenCounted(counting(table, each.userId), each.since, each.left)];
  const voted = each.timeUp !== null && atExpiry === "vote" && !each.away ? [each.timeUp + VOTE_MS] : [];
  return [...runsOut, ...voted].map((when) => ({ each, when }));
}

function expire(table: AtTable, each: Sitting, at: number): void {
  if (each.timeUp === null) table.timeouts += 1;
  Object.assign(each, { left: 0, since: null, timeUp: at });
  table.ballots.delete(each.seat);
  switch (table.game.atExpiry) {
    case "move":
      end(each, at, "time");
      each.botAsked = at;
      return;
    case "bot":
      leave(table, each, at, "time");
      return;
    case "vote":
      if (votersAbout(table, each.seat).length === 0) leave(table, each, at, "time");
  }
}
