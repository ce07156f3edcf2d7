// Whether the player of Kohle & Kolonie guesses what can be, and judges a game that is over by its score.
import { kohleUndKolonie } from "@pithead/game-kohle-und-kolonie";
import { expect, test } from "vitest";
import { randomFrom } from "../random.ts";
import { positionsOf } from "../testing/positions.ts";
import { kohleUndKolonieBrain as brain } from "./brain.ts";

/** Whole games are played. */
const LONG = { timeout: 60_000 };

const positions = positionsOf(brain, [{}]);

test("a guess is a deal that can be, and keeps what was turned over", LONG, () => {
  for (const { state, seat, seats, where } of positions) {
    const { deal, options, round, ...guess } = brain.determinise(kohleUndKolonie.view(state, seat), seat, randomFrom(where));
    expect(kohleUndKolonie.parseDeal(deal, options, seats), where).toMatchObject({ ok: true });
    for (const [index, accident] of guess.accidents.entries()) if (accident !== null) expect(deal.accidents[index], where).toBe(accident);
    for (const [station, marker] of Object.entries(guess.railwayMarkers)) {
      if (marker !== null) expect(deal.railwayMarkers[station], where).toBe(marker);
    }
    expect(deal.consolidations[round]?.slice(0, guess.consolidated.length) ?? [], where).toEqual(guess.consolidated);
  }
});

test("what is done at once is legal", LONG, () => {
  for (const { state, seat, where } of positions) {
    const command = brain.policy(kohleUndKolonie.view(state, seat), seat, randomFrom(where));
    expect(kohleUndKolonie.decide(state, seat, command), `${where}: ${JSON.stringify(command)}`).toMatchObject({ ok: true });
  }
});

test("every position is worth a figure to every seat", LONG, () => {
  for (const { state, seats, where } of positions) {
    const worths = brain.evaluate(state);
    expect(worths, where).toHaveLength(seats);
    expect(worths.every(Number.isFinite), where).toBe(true);
  }
});
