// For tests: tables that are opened, filled and played through the API.
import { randomUUID } from "node:crypto";
import { Game, Table } from "@pithead/contracts";
import { expect } from "vitest";
import type { Answer, Person } from "./api.ts";

/** Opens a table and seats everybody, so that the game starts. @returns its id and the people in seat order. */
export async function startTable(people: readonly Person[], game = "lamps", more: object = {}): Promise<{ id: string; seats: Person[] }> {
  const [owner, ...others] = people;
  if (owner === undefined) throw new Error("Nobody sits.");
  const opened = await owner.post("/tables", { game, seats: people.length, ...more });
  expect(opened).toMatchObject({ status: 201 });
  const { id } = Table.parse(opened.body);
  let table = Table.parse(opened.body);
  for (const other of others) table = Table.parse((await other.post(`/tables/${id}/sit`, {})).body);
  expect(table.status).toBe("running");
  const seats = table.players.map(({ userId }) => {
    const person = people.find((each) => each.id === userId);
    if (person === undefined) throw new Error(`Nobody here is ${userId}.`);
    return person;
  });
  return { id, seats };
}

/** Sends a move. */
export function move(person: Person, id: string, command: object, expectedSeq: number, key: string = randomUUID()): Promise<Answer> {
  return person.post(`/games/${id}/moves`, { command, expectedSeq, key });
}

/** The game as somebody sees it. */
export async function look(person: Pick<Person, "get">, id: string): Promise<Game> {
  const { status, body } = await person.get(`/games/${id}`);
  expect(status).toBe(200);
  return Game.parse(body);
}
