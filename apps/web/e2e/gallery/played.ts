// Games played by computer players in people's names, so that the positions are those of sensible play, and the same each time.
import { randomUUID } from "node:crypto";
import { levelPlayer } from "@pithead/bots";
import { chanceOf, type GameTypes, joinOrderOf, play, type Seat } from "@pithead/engine";
import { expect } from "@playwright/test";
import type { Person } from "../person.ts";
import { passTime } from "../service-clock.ts";
import { type DealtTable, rulesOf, seedOf } from "./dealt-table.ts";

/** How much time passes before a move, in ms: more at some moves than at others. */
const PAUSES = [4, 11, 23, 7, 38, 16].map((minutes) => minutes * 60_000);

/** A position, for whoever is asked there. */
export interface Moment<View = object> {
  seq: number;
  seat: Seat;
  view: View;
  mover: Person;
}

/** What a computer player would do. */
export function wishOf(
  { name, game }: Pick<DealtTable, "name" | "game">,
  { view, seat, seq }: Omit<Moment, "mover">,
): GameTypes["command"] {
  return levelPlayer(rulesOf(game), "medium")(view, seat, seedOf(`${name} ${seq}`));
}

/**
 * Plays through the API until `enough` says so, or to the end, which is undefined. Where the game stands is known without
 * asking, since deal and chance are. `viewer`: has seen the board after every move of their own.
 */
export async function playOn<View extends object>(
  table: DealtTable,
  viewer: Person,
  enough: (moment: Moment<View>) => boolean = () => false,
): Promise<Moment<View> | undefined> {
  const { id, game, people, fairness } = table;
  const rules = rulesOf(game);
  const chance = chanceOf(fairness);
  const order = joinOrderOf(chance, people.length);
  const options = table.options;
  const state = rules.setup(options, people.length, rules.deal(options, people.length, chance));
  for (let seq = 0; rules.outcome(state) === undefined; seq += 1) {
    const owed = rules.chanceMove(state, chance);
    const [seat] = rules.toMove(state);
    if (owed !== undefined) made(play(rules, state, { seat: null, move: owed }));
    else {
      const mover = people[order[seat ?? 0] ?? 0];
      if (seat === undefined || mover === undefined) throw new Error("Nobody is asked, and the game is not over.");
      const moment = { seq, seat, view: rules.view(state, seat) as View, mover };
      if (enough(moment)) return moment;
      const command = wishOf(table, moment);
      passTime(PAUSES[seq % PAUSES.length] ?? 0);
      const answer = await mover.call("POST", `/games/${id}/moves`, { command, expectedSeq: seq, key: randomUUID() });
      expect(answer.status(), await answer.text()).toBe(201);
      if (mover === viewer) await mover.call("POST", `/games/${id}/seen`, { seq: seq + 1, atHand: true });
      made(play(rules, state, { seat, move: command }));
    }
  }
  return undefined;
}

function made(decision: { ok: boolean }): void {
  if (!decision.ok) throw new Error("A move is refused that the computer player chose.");
}
