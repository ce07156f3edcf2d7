// Each seat's chance of winning from a position: games played on to their end by a quick policy, which sees what players see.
import { randomFrom, shares } from "@pithead/bots";
import { type Chance, type GameTypes, play } from "@pithead/engine";
import type { Brain, ChancesWanted, Random } from "./question.ts";

/**
 * Means over the games played on. The policy plays worse than people, above all in the last turns, so that a game it ends a few VP apart
 * might as well have been won by the other: what counts of it is not who won, but by how much.
 */
export function chancesFrom(brain: Brain, { state, playouts, seed }: ChancesWanted): number[] {
  let sums: number[] = [];
  for (let played = 0; played < playouts; played++) {
    const scores = playedOut(brain, brain.rules.clone(state), `${seed} ${played}`);
    sums = shares(scores, brain.swing / 2).map((share, seat) => share + (sums[seat] ?? 0));
  }
  return sums.map((each) => each / playouts);
}

/** The final scores. */
function playedOut({ rules, policy }: Brain, state: GameTypes["state"], seed: string): readonly number[] {
  // Apart, so that other choices don't change what is drawn: games of neighbouring positions stay comparable.
  const chance = imagined(randomFrom(`${seed} chance`));
  const random = randomFrom(`${seed} choices`);
  for (;;) {
    const outcome = rules.outcome(state);
    if (outcome !== undefined) return outcome.scores;
    const [seat = null] = rules.toMove(state);
    const move = seat === null ? rules.chanceMove(state, chance) : policy(state, seat, random);
    const decision = move === undefined ? undefined : play(rules, state, { seat, move });
    if (!decision?.ok) throw new Error(`A game of ${rules.id} that is only thought of cannot go on.`);
  }
}

/** Chance for games that are only thought of: every draw is new. */
function imagined(random: Random): Chance {
  return { uniform: (_label, n) => random.below(n), shuffle: (_label, list) => random.shuffle(list) };
}
