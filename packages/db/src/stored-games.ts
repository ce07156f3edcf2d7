// Every stored game, for whoever checks them all: one at a time, so that memory does not grow with their number.
import type { Game, GamePlayer } from "../generated/client.ts";
import type { LogRow } from "./chain.ts";
import type { Database } from "./database.ts";
import { readSoundRows } from "./log.ts";
import { originOf } from "./origin.ts";
import { seedToVerify } from "./secret.ts";

/** A game, all of it as it stood at one moment. */
export interface StoredGame {
  readonly game: Game;
  /** In join order. */
  readonly players: readonly GamePlayer[];
  /** The log, up to the first row that is damaged. */
  readonly rows: readonly LogRow[];
  /** The seq of the first row that is not as the store writes them. */
  readonly damaged: number | undefined;
  /** A secret: for holding the log against it, and never to be shown. */
  readonly serverSeed: string | undefined;
  /** The id that its chance follows from, together with the seeds. */
  readonly origin: string;
}

/** How many ids are read at once. */
const PAGE = 500;

/** Every game, by its id. Games may be played meanwhile. */
export async function* storedGames(db: Database): AsyncGenerator<StoredGame> {
  for (let after = ""; ; ) {
    const page = await db.game.findMany({ where: { id: { gt: after } }, orderBy: { id: "asc" }, take: PAGE, select: { id: true } });
    for (const { id } of page) {
      const stored = await storedGame(db, id);
      if (stored !== undefined) yield stored;
      after = id;
    }
    if (page.length < PAGE) return;
  }
}

export function countGames(db: Database): Promise<number> {
  return db.game.count();
}

function storedGame(db: Database, gameId: string): Promise<StoredGame | undefined> {
  return db.$transaction(
    async (tx) => {
      const found = await tx.game.findUnique({ where: { id: gameId }, include: { players: { orderBy: { joinIndex: "asc" } } } });
      if (found === null) return undefined;
      const { players, ...game } = found;
      const log = await readSoundRows(tx, gameId);
      return { game, players, ...log, serverSeed: await seedToVerify(tx, gameId), origin: await originOf(tx, game) };
    },
    // Game and log of one moment, while others write.
    { isolationLevel: "RepeatableRead" },
  );
}
