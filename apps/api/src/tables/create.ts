// Opening a table: the server's seed is drawn and its commitment published before anybody sits.
import { randomBytes, randomInt } from "node:crypto";
import type { CreateTable, Table } from "@pithead/contracts";
import { keepServerSeed, tell } from "@pithead/db";
import { commitmentOf } from "@pithead/engine";
import { done, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { tableOf, WITH_PLAYERS } from "./stored-table.ts";

/** How many tables one user may have waiting for players. */
const MOST_OPEN = 50;
const ID_CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** Opens a table at which `userId` sits first. */
export async function createTable(service: Service, userId: string, wanted: CreateTable): Promise<Outcome<Table>> {
  const { game, seats, visibility = "open", description = "", clientSeed = newClientSeed() } = wanted;
  const rules = service.games.newestRulesetOf(game);
  if (rules === undefined) return refuse({ kind: "malformed", field: "game", detail: `there is no game ${game} here` });
  const { min, max } = rules.seats;
  if (seats < min || seats > max) return refuse({ kind: "malformed", field: "seats", detail: `${game} is played by ${min} to ${max}` });
  const options = rules.parseOptions(wanted.options ?? {});
  if (!options.ok) {
    const field = options.field === "" ? "options" : `options.${options.field}`;
    return refuse({ kind: "malformed", field, detail: options.problem });
  }
  const open = await service.db.game.count({ where: { ownerId: userId, status: "open" } });
  if (open >= MOST_OPEN) return refuse({ kind: "conflict", detail: `You have ${open} open tables already: start or leave some first.` });

  const id = newGameId();
  const serverSeed = randomBytes(32).toString("hex");
  const stored = await service.db.$transaction(async (tx) => {
    const details = { id, game, seats, options: { ...options.value }, visibility, description, ownerId: userId };
    await tx.game.create({ data: { ...details, commitment: commitmentOf(serverSeed) } });
    await keepServerSeed(tx, id, serverSeed);
    await tx.gamePlayer.create({ data: { gameId: id, userId, joinIndex: 0, clientSeed } });
    await tell(tx, { kind: "table", game: id, seq: 0, users: [userId] });
    return tx.game.findUniqueOrThrow({ where: { id }, include: WITH_PLAYERS });
  });
  return done(tableOf(stored));
}

/** The seed of somebody who gave none: the page fills one in, so this serves other clients. */
export function newClientSeed(): string {
  return randomBytes(16).toString("hex");
}

/** 10 characters: 36¹⁰ ids, so that an unlisted table cannot be found by trying. */
function newGameId(): string {
  return Array.from({ length: 10 }, () => ID_CHARACTERS.charAt(randomInt(ID_CHARACTERS.length))).join("");
}
