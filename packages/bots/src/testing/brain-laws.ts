// What every brain must keep to, and the levels that use it: one import for the tests of a game's brain.
import { type GameTypes, seatsOf } from "@pithead/engine";
import { expect, test } from "vitest";
import type { Brain } from "../brain.ts";
import { choose } from "../choose.ts";
import { LEVELS } from "../level.ts";
import { randomFrom } from "../random.ts";
import { positionsOf } from "./positions.ts";

/** Positions at which all levels are asked: one in so many. */
const SAMPLE = 40;
const PLAYOUTS = 30;

/** Defines the tests. `options`: the tables to play at; every number of seats is played. */
export function keepsToTheLaws<G extends GameTypes>(brain: Brain<G>, options: readonly G["options"][]): void {
  const { rules } = brain;
  const positions = positionsOf(brain, options);
  const sample = positions.filter((_, index) => index % SAMPLE === 0);

  test("what is dealt anew looks the same to the seat, in every position", () => {
    expect(positions.length).toBeGreaterThan(100);
    for (const { state, seats, where } of positions) {
      for (const seat of seatsOf(seats)) {
        const view = rules.view(state, seat);
        expect(rules.view(brain.determinise(view, seat, randomFrom(where)), seat), where).toEqual(view);
      }
    }
  });

  test("what is dealt anew differs from guess to guess", () => {
    const guesses = sample.map(({ state, seat }) => {
      const view = rules.view(state, seat);
      return new Set(["a", "b", "c"].map((seed) => JSON.stringify(brain.determinise(view, seat, randomFrom(seed))))).size;
    });
    expect(Math.max(...guesses)).toBe(3);
  });

  test("every candidate is legal, and so is what is done at once; there is one wherever the seat is asked", () => {
    for (const { state, seat, where } of positions) {
      const view = rules.view(state, seat);
      const proposed = [...brain.candidates(view, seat, randomFrom(where)), brain.policy(view, seat, randomFrom(where))];
      expect(proposed.length, where).toBeGreaterThan(1);
      for (const command of proposed)
        expect(rules.decide(state, seat, command), `${where}: ${JSON.stringify(command)}`).toMatchObject({ ok: true });
    }
  });

  test("thinking changes nothing", () => {
    for (const { state, seat, where } of sample) {
      const view = rules.view(state, seat);
      const before = JSON.stringify([view, state]);
      choose({ game: rules.id, rules: rules.version, level: "medium", seat, view, seed: where });
      expect(JSON.stringify([view, state]), where).toBe(before);
    }
  });

  test.each(LEVELS)("%s moves the same for the same seed, whatever it can't know", (level) => {
    for (const { state, seat, where } of sample) {
      const moves = ["truth", "twin", "another"].map((world) => {
        const there = world === "truth" ? state : brain.determinise(rules.view(state, seat), seat, randomFrom(`${where} ${world}`));
        return choose({
          game: rules.id,
          rules: rules.version,
          level,
          seat,
          view: rules.view(there, seat),
          seed: where,
          playouts: PLAYOUTS,
        });
      });
      expect(new Set(moves.map((move) => JSON.stringify(move))).size, where).toBe(1);
      const [move] = moves;
      if (move !== undefined) expect(rules.decide(state, seat, move), where).toMatchObject({ ok: true });
    }
  });
}
