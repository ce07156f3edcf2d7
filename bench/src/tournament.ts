// One stronger computer player among weaker ones: the same deals from every seat, and what came of them.
import { finishedGame, LEVELS, type Level, levelPlayer, type Player, randomFrom } from "@pithead/bots";
import { newestRulesetOf } from "@pithead/catalog";
import type { Ruleset } from "@pithead/engine";
import { fairnessFrom, randomCommand } from "@pithead/engine-testkit/random-player";
import { wilsonInterval } from "./wilson.ts";

/** `random` makes any legal move. */
export const BOTS = ["random", ...LEVELS] as const;
export type Bot = (typeof BOTS)[number];

/** The steps between the levels: each is to beat the one before it. */
export const STEPS: readonly { readonly strong: Bot; readonly weak: Bot }[] = [
  { strong: "easy", weak: "random" },
  { strong: "medium", weak: "easy" },
  { strong: "hard", weak: "medium" },
];

export interface Pairing {
  readonly game: string;
  readonly seats: number;
  /** Sits in one seat, in each seat once for every deal; the weaker ones in all others. */
  readonly strong: Bot;
  readonly weak: Bot;
  /** Made a multiple of the seats. */
  readonly games: number;
  /** How many games hard plays in its mind for a move; null: its own number. */
  readonly playouts: number | null;
  readonly seed: string;
}

export interface TournamentResult extends Pairing {
  /** A win shared by n seats counts 1/n for each. */
  readonly wins: number;
  readonly share: number;
  /** What each seat would win if all were alike. */
  readonly evenShare: number;
  /** Wilson's 95 % interval of the share. */
  readonly interval: readonly [low: number, high: number];
  readonly meanVp: { readonly strong: number; readonly weak: number };
}

/** Plays the games; `onGame` hears how many are over and how many the stronger player won. @throws Error for an unknown game. */
export function tournament(pairing: Pairing, onGame: (over: number, wins: number) => void): TournamentResult {
  const rules = newestRulesetOf(pairing.game);
  if (rules === undefined) throw new Error(`There is no game "${pairing.game}".`);
  const { seats, strong, weak, playouts } = pairing;
  const games = Math.ceil(pairing.games / seats) * seats;
  let [wins, strongVp, weakVp] = [0, 0, 0];
  for (let index = 0; index < games; index++) {
    const own = index % seats;
    const outcome = outcomeOf(rules, pairing, Math.floor(index / seats), own);
    if (outcome.winners.some((seat) => seat === own)) wins += 1 / outcome.winners.length;
    const vp = outcome.scores[own] ?? 0;
    strongVp += vp;
    weakVp += (outcome.scores.reduce((sum, score) => sum + score, 0) - vp) / (seats - 1);
    onGame(index + 1, wins);
  }
  return {
    ...{ ...pairing, strong, weak, playouts, games },
    wins: round(wins, 2),
    share: round(wins / games, 4),
    evenShare: round(1 / seats, 4),
    interval: wilson(wins, games),
    meanVp: { strong: round(strongVp / games, 1), weak: round(weakVp / games, 1) },
  };
}

function outcomeOf(rules: Ruleset, { seats, strong, weak, playouts, seed }: Pairing, deal: number, own: number) {
  const table = `${rules.id} ${seats} ${seed} ${deal}`;
  const players = Array.from({ length: seats }, (_, seat) => playerOf(rules, seat === own ? strong : weak, playouts));
  const { state } = finishedGame(rules, { options: {}, players, fairness: fairnessFrom(table, seats), seed: `${table} ${own}` });
  const outcome = rules.outcome(state);
  if (outcome === undefined) throw new Error("A finished game has no outcome.");
  return outcome;
}

function playerOf(rules: Ruleset, bot: Bot, playouts: number | null): Player {
  return bot === "random"
    ? (view, seat, seed) => randomCommand(rules, view, seat, randomFrom(seed))
    : levelPlayer(rules, bot satisfies Level, playouts ?? undefined);
}

function wilson(wins: number, games: number): readonly [low: number, high: number] {
  const [low, high] = wilsonInterval(wins, games);
  return [round(low, 4), round(high, 4)];
}

function round(figure: number, digits: number): number {
  return Number(figure.toFixed(digits));
}
