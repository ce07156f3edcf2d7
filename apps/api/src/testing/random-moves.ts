// For tests: a player who moves at random, knowing nothing but what the API shows.
import { newestRulesetOf } from "@pithead/catalog";
import { seatAt } from "@pithead/engine";

/** Whole numbers from 0 below `n`, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) % n;
  };
}

/** A legal command for the seat that is asked, built from its own view; composite ones grow by a few steps. */
export function randomCommand(game: string, view: object, seat: number, random: (n: number) => number): { readonly type: string } {
  const rules = newestRulesetOf(game);
  const [first, ...others] = rules?.openings(view, seatAt(seat)) ?? [];
  if (rules === undefined || first === undefined) throw new Error(`Seat ${seat} has no legal move.`);
  let command = [first, ...others][random(others.length + 1)] ?? first;
  for (let steps = random(6); steps > 0; steps--) {
    const longer = rules.extensions(view, seatAt(seat), command);
    command = longer[random(longer.length || 1)] ?? command;
  }
  return command;
}
