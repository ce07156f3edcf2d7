// Where games stand, asked of the database by one query at a time: however many sockets ask, they never hold more than one connection.
import type { Database } from "@pithead/db";
import { together } from "../together.ts";

/** A game's newest seq; undefined when there is no such game. */
export type Standing = (game: string) => Promise<number | undefined>;

export function createStanding(db: Database): Standing {
  const seqsOf = together(async (games: ReadonlySet<string>) => {
    const found = await db.game.findMany({ where: { id: { in: [...games] } }, select: { id: true, seq: true } });
    return new Map(found.map(({ id, seq }) => [id, seq]));
  });
  return async (game) => (await seqsOf(game)).get(game);
}
