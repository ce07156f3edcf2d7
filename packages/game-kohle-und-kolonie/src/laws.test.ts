// Kohle & Kolonie obeys the laws of every game, with 3, 4 and 5 seats.
import { obeysTheLaws, randomGame } from "@pithead/engine-testkit";
import { expect, test } from "vitest";
import type { Event } from "./events.ts";
import { type KohleUndKolonie, kohleUndKolonie } from "./index.ts";
import { coinsOf, vpOf } from "./testing/accounts.ts";
import { census } from "./testing/census.ts";
import { twinOf } from "./testing/twin.ts";

obeysTheLaws<KohleUndKolonie>(kohleUndKolonie, {
  options: [{}],
  census,
  indistinguishable: twinOf,
  golden: new URL("./golden/", import.meta.url),
});

test.each([3, 4, 5])("%i seats: every coin and every VP of a game is in the facts", (seats) => {
  const events: Event[] = [];
  const { state } = randomGame(kohleUndKolonie, { options: {}, seats, seed: `coins ${seats}` }, (before, { seat, move }) => {
    const decision = kohleUndKolonie.decide(before, seat, move);
    if (decision.ok) events.push(...decision.events);
  });
  for (const [seat, { coins, vp }] of state.players.entries()) {
    expect(events.reduce((sum, event) => sum + coinsOf(event, seat), 4)).toBe(coins);
    expect(events.reduce((sum, event) => sum + vpOf(event, seat), 2)).toBe(vp);
  }
});
