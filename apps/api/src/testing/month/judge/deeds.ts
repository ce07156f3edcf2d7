// What people did at a table, beside moving, and what it brought about.
import type { Done } from "../journal.ts";
import { type AtTable, comeTo, leave } from "./at-table.ts";
import { decisionOf } from "./ballots.ts";
import { decide, votersAbout } from "./expiry.ts";
import type { Sitting } from "./hand.ts";

export function did(table: AtTable, deed: Done): void {
  const { at, seq, userId } = deed;
  const own = table.sitting.find((each) => each.userId === userId);
  switch (deed.did) {
    case "look":
      return;
    case "away":
    case "resign":
      if (own === undefined) return;
      if (deed.did === "resign") own.resigned = true;
      leave(table, own, at, "left");
      return;
    case "back":
      if (own?.away && !own.resigned) comeTo(table, own, { seq, at, isNews: false });
      return;
    case "replace": {
      const absent = table.sitting[deed.seat];
      if (absent !== undefined) leave(table, absent, at, "left");
      return;
    }
    case "take": {
      const taken = table.sitting[deed.seat];
      if (taken === undefined) return;
      Object.assign(taken, { userId, resigned: false, wantsPause: false });
      comeTo(table, taken, { seq, at, isNews: true });
      return;
    }
    case "vote":
      vote(table, userId, deed);
      return;
    case "pause":
      pause(table, own, deed);
      return;
  }
}

function vote(table: AtTable, userId: string, { at, seat, choice }: Extract<Done, { did: "vote" }>): void {
  const about = table.sitting[seat];
  const cast = (table.ballots.get(seat) ?? new Map<string, string>()).set(userId, choice);
  table.ballots.set(seat, cast);
  const decided = decisionOf([...cast.values()], votersAbout(table, seat).length);
  if (about !== undefined && decided !== undefined) decide(table, about, at, decided);
}

/** Clocks stand once all want it who play themselves, and go on when one does not. */
function pause({ sitting, pauses }: AtTable, own: Sitting | undefined, { at, wants }: Extract<Done, { did: "pause" }>): void {
  if (own !== undefined) own.wantsPause = wants;
  const standing = pauses.find(({ until }) => until === Number.POSITIVE_INFINITY);
  if (standing === undefined) {
    if (wants && sitting.every((each) => each.away || each.resigned || each.wantsPause))
      pauses.push({ from: at, until: Number.POSITIVE_INFINITY });
  } else if (!wants) {
    standing.until = at;
    for (const each of sitting) each.wantsPause = false;
  }
}
