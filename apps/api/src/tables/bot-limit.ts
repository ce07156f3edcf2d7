// How many games with bots an owner may have running: asked wherever such a game starts.
import type { Transaction } from "@pithead/db";
import { done, type Outcome, refuse } from "../refusal.ts";

/** Games with bots that one user owns: they take the machine's time. */
const MOST_RUNNING = 30;

/** Refuses to start one more game with bots while its owner has so many running. Starts of one owner wait here for each other, until their transactions end. */
export async function roomForBots(tx: Transaction, ownerId: string): Promise<Outcome<undefined>> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`games with bots of ${ownerId}`}, 0))`;
  const running = await tx.game.count({ where: { ownerId, status: "running", players: { some: { user: { bot: { not: null } } } } } });
  if (running < MOST_RUNNING) return done(undefined);
  return refuse({
    kind: "conflict",
    reason: { code: "many-bot-games", count: running },
    detail: `The owner plays ${running} games with bots already: some must be finished first.`,
  });
}
