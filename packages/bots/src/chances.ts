// Each seat's chance of winning from a position, by games played on from there to their end by the brain's quick policy.
import { type GameTypes, play } from "@pithead/engine";
import type { Brain } from "./brain.ts";
import { imaginedChance, randomFrom } from "./random.ts";
import { shares } from "./worth.ts";

/** A position of a game whose secrets are open. */
export interface Standpoint {
  readonly state: GameTypes["state"];
  /** How many moves were made until then, those of the host too. */
  readonly made: number;
}

/** Which games are played on: those of the same number from the same seed have the same luck, whatever position they begin at. */
export interface Numbered {
  readonly seed: string;
  readonly first: number;
  readonly games: number;
}

/** How well a chance is to be known. */
export interface Accuracy {
  /** The standard error of every seat's chance at which no more games are played on. */
  readonly error: number;
  readonly fewest: number;
  /** However much they differ. */
  readonly most: number;
}

/**
 * What came of each game: every seat's share in winning it, in seat order. The policy errs by some VP, the more the longer it plays: a
 * narrow end might as well have been another's, so that the lead counts and not who won. It counts by the brain's `swing` from the start
 * of a game, and by ever less of it: errors of that many moves add up as steps at random do.
 */
export function endings(brain: Brain, { state, made }: Standpoint, { seed, first, games }: Numbered): number[][] {
  return Array.from({ length: games }, (_, index) => {
    const { scores, moves } = playedOut(brain, brain.rules.clone(state), `${seed} ${first + index}`);
    return shares(scores, brain.swing * Math.sqrt(moves / (made + moves)));
  });
}

/** Each seat's mean share, in seat order; undefined while that is not known well enough. */
export function chancesFrom(ends: readonly (readonly number[])[], { error, fewest, most }: Accuracy): number[] | undefined {
  const games = ends.length;
  const means = (ends[0] ?? []).map((_, seat) => ends.reduce((sum, each) => sum + (each[seat] ?? 0), 0) / games);
  if (games >= most) return means;
  const isKnown = (mean: number, seat: number) => {
    const spread = ends.reduce((sum, each) => sum + ((each[seat] ?? 0) - mean) ** 2, 0);
    return spread <= error ** 2 * games * (games - 1);
  };
  return games >= fewest && means.every(isKnown) ? means : undefined;
}

function playedOut({ rules, policy }: Brain, state: GameTypes["state"], seed: string): { scores: readonly number[]; moves: number } {
  // Apart, so that other choices don't change what is drawn: games of neighbouring positions stay comparable.
  const chance = imaginedChance(randomFrom(`${seed} chance`));
  const choices = randomFrom(`${seed} choices`);
  for (let moves = 0; ; moves++) {
    const outcome = rules.outcome(state);
    if (outcome !== undefined) return { scores: outcome.scores, moves };
    const [seat = null] = rules.toMove(state);
    const move = seat === null ? rules.chanceMove(state, chance) : policy(state, seat, choices);
    const decision = move === undefined ? undefined : play(rules, state, { seat, move });
    if (!decision?.ok) throw new RangeError(`A game of ${rules.id} that is only thought of cannot go on.`);
  }
}
