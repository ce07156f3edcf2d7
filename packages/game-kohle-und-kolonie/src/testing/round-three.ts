// Tables for tests of consolidations: round 3 is about to consolidate.
import type { State } from "../state.ts";
import type { FieldId } from "../vocabulary.ts";
import { actionPhase, giveBonus, giveMine, giveSyndicate } from "./table.ts";

/** Round 3 with the field Vereinigter General (cards 2, 3 and 13, cost 1 each) first; nobody holds anything to declare. */
export function roundThree(fields: FieldId[] = ["general", "hasenwinkel", "cfe", "hermanns"]): State {
  const state = actionPhase(3, { round: 3 }, { consolidations: { "3": fields } });
  giveBonus(state, 0, "cart");
  giveBonus(state, 1, "miners");
  giveBonus(state, 2, "engineer");
  state.display.push(13, 15, 17, 18);
  for (const player of state.players) player.coins = 5;
  return state;
}

/** Seat 0 has the Glocke (13), seat 1 the Große Nebenbank (3), the syndicate Generals Erbstollen (2). */
export function general(): State {
  const state = roundThree();
  giveMine(state, 0, "T1", 13);
  giveMine(state, 1, "T1", 3);
  giveSyndicate(state, 2);
  return state;
}
