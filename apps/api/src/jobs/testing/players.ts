// People and games for tests, through the same functions that the routes call.
import { newestRulesetOf, rulesetOf } from "@pithead/catalog";
import type { CreateTable } from "@pithead/contracts";
import { type Database, readRows } from "@pithead/db";
import { type GameTypes, type Ruleset, type Seat, seatAt } from "@pithead/engine";
import { type Clock, SYSTEM_CLOCK } from "../../clock.ts";
import { load } from "../../play/load.ts";
import { submitMove } from "../../play/submit.ts";
import type { Outcome } from "../../refusal.ts";
import type { Service } from "../../service.ts";
import { createTable } from "../../tables/create.ts";
import { sit } from "../../tables/seats.ts";

export const games = { rulesetOf, newestRulesetOf };

/** Notices are due at once. */
export const serviceOn = (db: Database, clock: Clock = SYSTEM_CLOCK): Service => ({
  db,
  games,
  clock,
  publicUrl: "https://pithead.example",
  pushKey: "",
  noticeDelaySeconds: 0,
  botDelayMs: 0,
  absentDays: 7,
});

/** Somebody with a mail address made of the name; a guest has none. */
export async function join(db: Database, name: string, { guest = false } = {}): Promise<string> {
  const { id } = await db.user.create({ data: { name, ...(!guest && { email: `${name.toLowerCase()}@example.org` }) } });
  return id;
}

/** A running game of Coal Baron among these users. */
export async function startedGame(
  service: Service,
  users: readonly string[],
  wanted: Pick<Partial<CreateTable>, "pace"> = {},
): Promise<string> {
  const [owner = "", ...others] = users;
  const { id } = value(await createTable(service, owner, { game: "coal-baron", seats: users.length, ...wanted }));
  for (const user of others) value(await sit(service, user, id));
  return id;
}

/** Where a game stands, secrets included, and whose turn it is. */
export interface Standing {
  readonly seq: number;
  readonly rules: Ruleset;
  readonly state: GameTypes["state"];
  readonly seat: Seat;
  readonly userId: string;
}

export async function standingOf({ db }: Service, gameId: string): Promise<Standing> {
  const { seq, toMove, rulesVersion, players } = await db.game.findUniqueOrThrow({ where: { id: gameId }, include: { players: true } });
  const rules = rulesetOf("coal-baron", rulesVersion ?? 1);
  const [seat] = toMove;
  const userId = players.find((player) => player.seat === seat)?.userId;
  if (rules === undefined || seat === undefined || userId === undefined) throw new Error(`Nobody is to move in game ${gameId}.`);
  return { seq, rules, state: load(rules, await readRows(db, gameId)).state, seat: seatAt(seat), userId };
}

/** Whoever is to move makes the first legal move, or the first that `wanted` takes. @returns whose move it was. */
export async function move(service: Service, gameId: string, wanted: (command: { type: string }) => boolean = () => true): Promise<string> {
  const { seq, rules, state, seat, userId } = await standingOf(service, gameId);
  const command = rules.openings(state, seat).find(wanted);
  if (command === undefined) throw new Error("There is no such move now.");
  value(await submitMove(service, userId, gameId, { command: { ...command }, expectedSeq: seq, key: `move-${gameId}-${seq}` }));
  return userId;
}

function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`);
  return outcome.value;
}
