// Each seat's chance of winning from a position: games played on to their end by a quick policy, which sees what players see.
import { randomFrom } from "@pithead/bots";
import { type Chance, type GameTypes, play } from "@pithead/engine";
import type { Brain, ChancesWanted, Random } from "./question.ts";

/** Shares of the games won, shared wins shared. */
export function chancesFrom(brain: Brain, { state, playouts, seed }: ChancesWanted): number[] {
  let won: number[] = [];
  for (let played = 0; played < playouts; played++) {
    const shares = playedOut(brain, brain.rules.clone(state), `${seed} ${played}`);
    won = shares.map((share, seat) => share + (won[seat] ?? 0));
  }
  return won.map((each) => each / playouts);
}

function playedOut({ rules, policy }: Brain, state: GameTypes["state"], seed: string): number[] {
  // Apart, so that other choices don't change what is drawn: games of neighbouring positions stay comparable.
  const chance = imagined(randomFrom(`${seed} chance`));
  const random = randomFrom(`${seed} choices`);
  for (;;) {
    const outcome = rules.outcome(state);
    if (outcome !== undefined) return outcome.ranks.map((rank) => (rank === 1 ? 1 / outcome.winners.length : 0));
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
