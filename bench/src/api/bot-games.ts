// Games of hard bots alone, which can be set going and brought to a halt.
import { setTimeout as wait } from "node:timers/promises";
import { Table } from "@pithead/contracts";
import type { Person } from "./server.ts";

/** Which games, with how many seats: both games, every number of seats. */
const TABLES: readonly { readonly game: string; readonly seats: number }[] = [
  ...[2, 3, 4, 2, 3].map((seats) => ({ game: "coal-baron", seats })),
  ...[3, 4, 5, 3, 4].map((seats) => ({ game: "kohle-und-kolonie", seats })),
];
const LOOK_MS = 200;

export interface BotGames {
  readonly count: number;
  /** From here on bots make every move; games that are over are replaced. */
  go(): Promise<void>;
  /** The owner plays one seat again: resolves when every game waits for them. @returns how many moves the bots have made since they were set going */
  halt(): Promise<number>;
}

/** @param count at most as many as there are tables in the list above */
export async function botGames(owner: Person, count: number): Promise<BotGames> {
  const looked = async (id: string) => Table.parse(await owner.ask("GET", `/tables/${id}`));
  const begin = async (index: number) => {
    const { game, seats } = TABLES[index % TABLES.length] ?? { game: "coal-baron", seats: 2 };
    const bots = Array.from({ length: seats - 1 }, () => "hard");
    return Table.parse(await owner.ask("POST", "/tables", { game, seats, bots })).id;
  };
  const isHalted = ({ status, players, toMove }: Table) =>
    status !== "running" || players.some(({ userId, seat }) => userId === owner.id && seat !== null && toMove.includes(seat));
  const games: string[] = [];
  for (let index = 0; index < count; index++) games.push(await begin(index));
  let before = new Map<string, number>();

  return {
    count,
    go: async () => {
      for (const [index, id] of games.entries()) if ((await looked(id)).status !== "running") games[index] = await begin(index);
      before = new Map(await Promise.all(games.map(async (id): Promise<[string, number]> => [id, (await looked(id)).seq])));
      for (const id of games) await owner.ask("POST", `/games/${id}/away`, { level: "hard" });
    },
    halt: async () => {
      let made = 0;
      for (const id of games) {
        const { status, seq } = await looked(id);
        made += seq - (before.get(id) ?? 0);
        if (status === "running") await owner.ask("POST", `/games/${id}/back`);
      }
      for (const id of games) while (!isHalted(await looked(id))) await wait(LOOK_MS);
      return made;
    },
  };
}
