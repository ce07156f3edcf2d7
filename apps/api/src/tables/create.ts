// Opening a table: the server's seed is drawn and its commitment published before anybody sits.
import { randomBytes, randomInt } from "node:crypto";
import { isZone } from "@pithead/clocks";
import { type CreateTable, Pace, type Table } from "@pithead/contracts";
import { keepServerSeed, lockGame } from "@pithead/db";
import { commitmentOf } from "@pithead/engine";
import { holdEdition } from "../play/editions.ts";
import { done, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { roomForBots } from "./bot-limit.ts";
import { botsOfTheHouse } from "./bots.ts";
import { newClientSeed, sitDown } from "./sitting.ts";
import { tableOf, WITH_PLAYERS } from "./stored-table.ts";

/** How many tables one user may have waiting for players. */
const MOST_OPEN = 50;
const ID_CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** Opens a table at which `userId` sits first, and the wanted bots after them; when they fill it, the game starts. */
export async function createTable(service: Service, userId: string, wanted: CreateTable): Promise<Outcome<Table>> {
  const { game, seats, visibility = "open", description = "", clientSeed = newClientSeed(), bots = [] } = wanted;
  const { atExpiry = "bot", vacations = true, reliability = 0 } = wanted;
  const pace = Pace.parse(wanted.pace ?? { kind: "none" });
  const rules = service.games.newestRulesetOf(game);
  if (rules === undefined) return refuse({ kind: "malformed", field: "game", detail: `there is no game ${game} here` });
  const { min, max } = rules.seats;
  if (seats < min || seats > max) return refuse({ kind: "malformed", field: "seats", detail: `${game} is played by ${min} to ${max}` });
  if (bots.length >= seats) return refuse({ kind: "malformed", field: "bots", detail: `beside the owner there are ${seats - 1} seats` });
  const options = rules.parseOptions(wanted.options ?? {});
  if (!options.ok) {
    const field = options.field === "" ? "options" : `options.${options.field}`;
    return refuse({ kind: "malformed", field, detail: options.problem });
  }
  if (pace.kind !== "none" && pace.window !== null && !isZone(pace.window.zone))
    return refuse({ kind: "malformed", field: "pace.window.zone", detail: "there is no such time zone" });
  const open = await service.db.game.count({ where: { ownerId: userId, status: "open" } });
  if (open >= MOST_OPEN)
    return refuse({
      kind: "conflict",
      reason: { code: "many-open-tables", count: open },
      detail: `You have ${open} open tables already: start or leave some first.`,
    });

  const id = newGameId();
  const serverSeed = randomBytes(32).toString("hex");
  const details = {
    id,
    game,
    seats,
    options: { ...options.value },
    visibility,
    description,
    ownerId: userId,
    pace,
    atExpiry,
    vacations,
    reliability,
  };
  return service.db.$transaction(async (tx): Promise<Outcome<Table>> => {
    // What may refuse the start is asked before anything is written.
    const isFull = bots.length + 1 === seats;
    const held = isFull ? await holdEdition(tx, details) : done(undefined);
    if (!held.ok) return held;
    const room = isFull && bots.length > 0 ? await roomForBots(tx, userId) : done(undefined);
    if (!room.ok) return room;
    await tx.game.create({ data: { ...details, commitment: commitmentOf(serverSeed) } });
    await keepServerSeed(tx, id, serverSeed);
    await tx.gamePlayer.create({ data: { gameId: id, userId, joinIndex: 0, clientSeed } });
    const locked = await lockGame(tx, service.clock, id);
    if (locked !== undefined) await sitDown(service, locked, await botsOfTheHouse(tx, bots));
    return done(tableOf(await tx.game.findUniqueOrThrow({ where: { id }, include: WITH_PLAYERS })));
  });
}

/** 10 characters: 36¹⁰ ids, so that an unlisted table cannot be found by trying. */
export function newGameId(): string {
  return Array.from({ length: 10 }, () => ID_CHARACTERS.charAt(randomInt(ID_CHARACTERS.length))).join("");
}
