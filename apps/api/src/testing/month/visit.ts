// Somebody comes to the page: they look, move, vote, and see to seats that are held up. Through the API, as a page does.
import { randomUUID } from "node:crypto";
import { Game, Moved, MyGames, Table, TableList } from "@pithead/contracts";
import { randomCommand } from "../random-moves.ts";
import type { Person } from "./habits.ts";
import { ask, isDone, type World, writeDown } from "./world.ts";

/** A turn of more moves than that is finished another time. */
const MOST_MOVES = 12;

/** `tab`: a page is open and nobody at it; `look`: they look and leave it at that; `play`: they do what they are asked. */
export type Visit = "tab" | "look" | "play";

export async function visit(world: World, person: Person, how: Visit): Promise<void> {
  const mine = await ask(world, person, "GET", "/me/games");
  if (!isDone(mine)) return;
  const { yourMove, waiting } = MyGames.parse(mine.body);
  for (const { id } of yourMove) await attend(world, person, id, how);
  if (how !== "play") return;
  for (const table of waiting) {
    const own = table.players.find(({ userId }) => userId === person.id);
    if (own !== undefined && own.playedBy !== null && !own.resigned) await comeBack(world, person, table.id);
    else if (table.toMove.length > 0) await helpOn(world, person, table.id);
  }
}

/** Looks at a game, and moves for as long as the turn lasts. */
async function attend(world: World, person: Person, gameId: string, how: Visit): Promise<void> {
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const game = await look(world, person, gameId, how !== "tab");
    if (game === undefined || how !== "play") return;
    const { seat, table, view, seq } = game;
    if (seat === null || table.status !== "running" || !table.toMove.includes(seat)) return;
    const command = randomCommand(table.game, view, seat, world.random);
    const sent = ask(world, person, "POST", `/games/${gameId}/moves`, { command, expectedSeq: seq, key: randomUUID() });
    if (world.dangers.inMove) {
      world.dangers.inMove = false;
      await world.replaceOne();
    }
    const answer = await sent;
    if (!isDone(answer)) return;
    world.journal.moves += 1;
    if (!Moved.parse(answer.body).toMove.includes(seat)) return;
  }
}

async function look(world: World, person: Person, gameId: string, atHand: boolean): Promise<Game | undefined> {
  const answer = await ask(world, person, "GET", `/games/${gameId}`);
  if (!isDone(answer)) return undefined;
  const game = Game.parse(answer.body);
  keepShown(world, game.table);
  const seen = await ask(world, person, "POST", `/games/${gameId}/seen`, { seq: game.seq, atHand });
  if (isDone(seen)) writeDown(world, person, gameId, game.seq, { did: "look", atHand });
  return game;
}

/** Votes about seats whose time is up, and has a bot play on for who has been away too long. */
async function helpOn(world: World, person: Person, gameId: string): Promise<void> {
  const game = await look(world, person, gameId, true);
  if (game === undefined) return;
  for (const { seat, own } of game.votes) {
    if (own !== null) continue;
    const choice = world.random(10) < 5 ? "bot" : world.random(5) < 4 ? "substitute" : "end";
    await act(world, person, gameId, `/games/${gameId}/seats/${seat}/vote`, { choice }, { did: "vote", seat, choice });
  }
  for (const seat of game.absent)
    await act(world, person, gameId, `/games/${gameId}/seats/${seat}/away`, undefined, { did: "replace", seat });
}

export async function comeBack(world: World, person: Person, gameId: string): Promise<void> {
  await act(world, person, gameId, `/games/${gameId}/back`, undefined, { did: "back" });
}

/** Does something at a table that answers with the table. */
export async function act(
  world: World,
  person: Person,
  gameId: string,
  path: string,
  body: object | undefined,
  deed: Parameters<typeof writeDown>[4],
): Promise<boolean> {
  const answer = await ask(world, person, "POST", path, body);
  if (!isDone(answer)) return false;
  const table = Table.parse(answer.body);
  writeDown(world, person, gameId, table.seq, deed);
  keepShown(world, table);
  return true;
}

/** Takes over a seat that anybody may have. */
export async function takeOver(world: World, person: Person): Promise<void> {
  const answer = await ask(world, person, "GET", "/tables?status=running&offered=true");
  if (!isDone(answer)) return;
  const [table] = TableList.parse(answer.body).tables;
  const seat = table?.players.find(({ offered }) => offered)?.seat;
  if (table === undefined || seat === undefined || seat === null || table.players.some(({ userId }) => userId === person.id)) return;
  await act(world, person, table.id, `/games/${table.id}/seats/${seat}/take`, undefined, { did: "take", seat });
}

function keepShown({ journal, now }: World, { id: gameId, players, seq, status }: Table): void {
  if (status !== "running") return;
  for (const { seat, clock } of players) {
    if (seat === null || clock === null) continue;
    journal.shown.push({ at: now(), gameId, seat, seq, deadline: clock.deadline === null ? null : Date.parse(clock.deadline) });
  }
}
