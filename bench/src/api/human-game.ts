// People who play one game after the other over HTTP, each move timed as they wait for it.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { newestRulesetOf } from "@pithead/catalog";
import { Table, TurnView } from "@pithead/contracts";
import { seatAt } from "@pithead/engine";
import { randomCommand, randomFrom } from "@pithead/engine-testkit/random-player";
import type { Person } from "./server.ts";

/** Between two moves: people do not play as fast as programs can. */
const PAUSE_MS = 40;

export interface HumanGame {
  /** The id of the game that is played now; another once it was over. */
  readonly id: () => string;
  /** Makes so many moves. @returns how long each waited for its answer, and each look at the position before it, in milliseconds */
  play(moves: number): Promise<{ moves: number[]; looks: number[] }>;
}

/** @param people who play, the owner of the table first */
export async function humanGame(game: string, people: readonly Person[]): Promise<HumanGame> {
  const rules = newestRulesetOf(game);
  const random = randomFrom(`${game} of people`);
  if (rules === undefined) throw new Error(`There is no game ${game}.`);
  let table = await begin();

  async function begin(): Promise<Table> {
    const [owner, ...others] = people;
    const { id } = Table.parse(await owner?.ask("POST", "/tables", { game, seats: people.length }));
    for (const other of others) await other.ask("POST", `/tables/${id}/sit`, {});
    return Table.parse(await owner?.ask("GET", `/tables/${id}`));
  }

  return {
    id: () => table.id,
    play: async (count) => {
      const moves: number[] = [];
      const looks: number[] = [];
      for (let [asked = 0] = table.toMove; moves.length < count; ) {
        const person = people.find(({ id }) => id === table.players.find(({ seat }) => seat === asked)?.userId);
        if (person === undefined) throw new Error(`Nobody sits in seat ${asked}.`);
        const looked = performance.now();
        const { seq, view } = TurnView.parse(await person.ask("GET", `/games/${table.id}/view`));
        looks.push(performance.now() - looked);
        const move = { command: randomCommand(rules, view, seatAt(asked), random), expectedSeq: seq, key: randomUUID() };
        const began = performance.now();
        await person.ask("POST", `/games/${table.id}/moves`, move);
        moves.push(performance.now() - began);
        table = Table.parse(await person.ask("GET", `/tables/${table.id}`));
        if (table.status !== "running") table = await begin();
        [asked = 0] = table.toMove;
        await wait(PAUSE_MS);
      }
      return { moves, looks };
    },
  };
}
