// The end of a shift: scoring, then the next shift or the end of the game (rulebook, "End of a shift" and "End of the game").
import { ELEMENTS_PER_SHIFT, SHIFT_CLOCK, SHIFTS } from "../components.ts";
import type { Event } from "../events.ts";
import { finalScoringOf } from "../rules/final-scoring.ts";
import { countOf, majorityVp } from "../rules/shift-clock.ts";
import { nextStartPlayer } from "../rules/start-player.ts";
import type { ShiftScoring, State } from "../state.ts";

/** Scores elements 1–4, 1–8 or 1–12 of the shift clock, over the orders of all shifts so far. */
export function shiftScored(state: State): Event {
  const elements = SHIFT_CLOCK.slice(0, ELEMENTS_PER_SHIFT[state.shift - 1]).map((element) => {
    const counts = state.players.map((player) => countOf(player, element) ?? 0);
    return { element: element.element, counts, vp: majorityVp(counts, element) };
  });
  const scoring: ShiftScoring = { shift: state.shift, elements };
  return { type: "shiftScored", scoring };
}

/** What follows once the shift's VP are given. */
export function afterScoring(state: State): Event {
  return state.shift < SHIFTS
    ? { type: "shiftBegan", shift: state.shift + 1, startPlayer: nextStartPlayer(state) }
    : { type: "gameScored", final: state.players.map(finalScoringOf) };
}
