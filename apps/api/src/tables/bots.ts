// Bots at a table before its game starts: those of the house sit down where its owner wants them. They leave as other players do.
import type { BotLevel, Table } from "@pithead/contracts";
import type { Database, LockedPlayer } from "@pithead/db";
import { type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { changeTable, type Newcomer, sitDown } from "./sitting.ts";

/** What every bot adds to chance (`record.md`, fair chance 2). */
const CLIENT_SEED = "bot";

/** The owner has a bot sit down; the game starts when the last seat is taken. */
export function seatBot(service: Service, userId: string, gameId: string, level: BotLevel): Promise<Outcome<Table>> {
  return changeTable(service, gameId, async (locked) => {
    if (locked.game.ownerId !== userId) return refuse({ kind: "not-the-owner", detail: "Only the table's owner may seat a bot." });
    return sitDown(service, locked, await botsOfTheHouse(locked.tx, [level], locked.players));
  });
}

/** A bot for each of the levels, none of them among the `seated`. The house has as many of each level as a table may lack. */
export async function botsOfTheHouse(
  db: Pick<Database, "user">,
  levels: readonly BotLevel[],
  seated: readonly Pick<LockedPlayer, "userId">[] = [],
): Promise<Newcomer[]> {
  if (levels.length === 0) return [];
  const house = await db.user.findMany({ where: { bot: { not: null } }, orderBy: { id: "asc" }, select: { id: true, bot: true } });
  const taken = new Set(seated.map(({ userId }) => userId));
  return levels.map((level) => {
    const free = house.find(({ id, bot }) => bot === level && !taken.has(id));
    if (free === undefined) throw new Error(`The house has too few bots of level ${level}.`);
    taken.add(free.id);
    return { userId: free.id, clientSeed: CLIENT_SEED, playedBy: level };
  });
}
