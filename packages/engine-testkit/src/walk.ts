// Walks through random games of a ruleset and stops before every move: where the laws look.
import { type Move, type Ruleset, type Seat, seatsOf, type Viewer } from "@pithead/engine";
import { type Random, randomFrom } from "./random.ts";
import { type RandomGame, randomGame } from "./random-player.ts";
import type { Subject } from "./subject.ts";

/** A random game before one of its moves, or at its end. */
export interface Moment {
  readonly options: object;
  readonly seats: readonly Seat[];
  readonly viewers: readonly Viewer[];
  /** The walk's own: clone it before changing it. */
  readonly state: object;
  /** The move that the random player is about to make; undefined at the end. */
  readonly next: Move | undefined;
  /** For whoever looks; the game does not depend on it. */
  readonly random: Random;
  /** Which game and which move, for messages. */
  readonly where: string;
}

/** Plays the subject's random games, with every option and every number of seats, and hands each back when it is over. */
export function walk(rules: Ruleset, subject: Subject, visit: (moment: Moment) => void): RandomGame[] {
  const seatCounts = Array.from({ length: rules.seats.max - rules.seats.min + 1 }, (_, more) => rules.seats.min + more);
  const tables = subject.options.flatMap((options) => seatCounts.map((count) => ({ options, count })));
  return tables.flatMap(({ options, count }) =>
    Array.from({ length: subject.games ?? 2 }, (_, index) => {
      const seed = `${rules.id} ${index} of ${count} seats`;
      const seats = seatsOf(count);
      const random = randomFrom(`looking at ${seed}`);
      let made = 0;
      const at = (state: object, next: Move | undefined) => {
        const where = `game "${seed}" with ${JSON.stringify(options)}, move ${made++}`;
        visit({ options, seats, viewers: [...seats, "spectator"], state, next, random, where });
      };
      const game = randomGame(rules, { options, seats: count, seed, longest: subject.longest ?? 2000 }, at);
      at(game.state, undefined);
      return game;
    }),
  );
}
