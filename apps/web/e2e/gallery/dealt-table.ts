// A table whose seats, deal and chance are the same each time: opened in the database with seeds that follow from its name, filled through the API.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { newestRulesetOf } from "@pithead/catalog";
import type { CreateTable } from "@pithead/contracts";
import { type Database, keepServerSeed, openDatabase } from "@pithead/db";
import { type chanceOf, commitmentOf, type Ruleset } from "@pithead/engine";
import type { Person } from "../person.ts";

/** What follows from the name, in hex. */
export function seedOf(name: string): string {
  return createHash("sha256").update(`gallery ${name}`).digest("hex");
}

export function rulesOf(game: string): Ruleset {
  const rules = newestRulesetOf(game);
  if (rules === undefined) throw new Error(`There is no game ${game}.`);
  return rules;
}

/** A table whose game has begun. */
export interface DealtTable {
  id: string;
  /** Seeds and choices follow from it. */
  name: string;
  game: string;
  options: object;
  fairness: Parameters<typeof chanceOf>[0];
  /** In the order in which they sat down. */
  people: readonly [Person, ...Person[]];
}

/** Opens the table, at which everybody sits down in order, so that the game starts. */
export async function dealtTable(
  name: string,
  { game, pace = { kind: "none" } }: Pick<CreateTable, "game" | "pace">,
  people: readonly [Person, ...Person[]],
): Promise<DealtTable> {
  const [owner, ...others] = people;
  const id = seedOf(`${name} id`).slice(0, 10);
  const serverSeed = seedOf(`${name} server`);
  const clientSeeds = people.map((_, index) => `${name} ${index}`);
  const options = rulesOf(game).parseOptions({});
  if (!options.ok) throw new Error(`${game} has no options of its own.`);
  const ownerId = await accountOf(owner);
  await withDatabase(async (db) => {
    const given = { options: { ...options.value }, visibility: "open", description: "", pace } as const;
    await db.game.create({ data: { id, game, seats: people.length, ownerId, commitment: commitmentOf(serverSeed), ...given } });
    await keepServerSeed(db, id, serverSeed);
    await db.gamePlayer.create({ data: { gameId: id, userId: ownerId, joinIndex: 0, clientSeed: clientSeeds[0] ?? name } });
  });
  for (const [index, person] of others.entries()) {
    const answer = await person.call("POST", `/tables/${id}/sit`, { clientSeed: clientSeeds[index + 1] });
    if (!answer.ok()) throw new Error(await answer.text());
  }
  return { id, name, game, options: options.value, fairness: { serverSeed, clientSeeds, gameId: id }, people };
}

async function withDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const db = openDatabase(await databaseAddress(), 1);
  await work(db).finally(() => db.$disconnect());
}

/** Of the embedded Postgres that the stories' service runs on. */
async function databaseAddress(): Promise<string> {
  const data = path.dirname(process.env.PITHEAD_CLOCK ?? "");
  const password = await readFile(path.join(data, "postgres-password"), "utf8");
  const port = (await readFile(path.join(data, "postgres/postmaster.pid"), "utf8")).split("\n")[3];
  return `postgresql://pithead:${password.trim()}@127.0.0.1:${port}/pithead`;
}

/** The id of the person's account. */
export async function accountOf(person: Person): Promise<string> {
  const { me } = await (await person.call("GET", "/session")).json();
  return me.id;
}
