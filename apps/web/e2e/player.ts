// A game as one player is shown it, and moves made through the API.
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { Person } from "./person.ts";

/** A game as one player is shown it. */
export interface Shown<View> {
  seat: number;
  seq: number;
  view: View;
  toMove: readonly number[];
  finished: boolean;
}

/** Reads the game through the API. `View`: of the game that is played there. */
export async function look<View>(person: Person, game: string): Promise<Shown<View>> {
  const answer = await person.call("GET", `/games/${game}`);
  expect(answer.status(), await answer.text()).toBe(200);
  const { seat, seq, view, table } = await answer.json();
  return { seat, seq, view, toMove: table.toMove, finished: table.status === "finished" };
}

/** As the player sees it who is asked; as the first one does when nobody is. `seats`: by their seats. */
export async function lookAsMover<View>(seats: readonly Person[], game: string): Promise<Shown<View>> {
  const shown = await look<View>(personAt(seats, 0), game);
  const [mover] = shown.toMove;
  return mover === undefined || mover === shown.seat ? shown : look(personAt(seats, mover), game);
}

/** Sends a move through the API. */
export async function send(person: Person, game: string, expectedSeq: number, command: object): Promise<void> {
  const answer = await person.call("POST", `/games/${game}/moves`, { command, expectedSeq, key: randomUUID() });
  expect(answer.status(), `${JSON.stringify(command)}: ${await answer.text()}`).toBe(201);
}

/** Leaves their pages blank: one that is open draws every move of a game, which takes far longer than making it. */
export async function leavePages(people: readonly Person[]): Promise<void> {
  for (const { page } of people) await page.goto("about:blank");
}

/** Plays the moves of `choose` through the API until `enough` says so, or to the end. `people` in any order. */
export async function playOn<View>(
  people: readonly Person[],
  game: string,
  choose: (shown: Shown<View>) => object,
  enough: (shown: Shown<View>) => boolean = () => false,
): Promise<void> {
  const seats = await seatOrder(people, game);
  for (;;) {
    const shown = await lookAsMover<View>(seats, game);
    if (shown.finished || enough(shown)) return;
    await send(personAt(seats, shown.seat), game, shown.seq, choose(shown));
  }
}

/** The move that came after `seq` is the command. */
export async function expectMoved(person: Person, game: string, seq: number, command: object): Promise<void> {
  const { entries } = await (await person.call("GET", `/games/${game}/log?from=${seq + 1}`)).json();
  expect(entries[0].command).toEqual(command);
}

/** The people by their seats. */
export async function seatOrder(people: readonly Person[], game: string): Promise<Person[]> {
  const seated = await Promise.all(people.map(async (person) => ({ person, seat: (await look(person, game)).seat })));
  return seated.sort((a, b) => a.seat - b.seat).map(({ person }) => person);
}

export function personAt(seats: readonly Person[], seat: number): Person {
  const person = seats[seat];
  if (person === undefined) throw new Error(`Nobody sits at ${seat}.`);
  return person;
}

export function oneOf<T>(list: readonly T[]): T {
  const chosen = list[Math.floor(Math.random() * list.length)];
  if (chosen === undefined) throw new Error("There is nothing to choose from.");
  return chosen;
}
