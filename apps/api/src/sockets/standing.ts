// Where games stand, asked of the database by one query at a time: however many sockets ask, they never hold more than one connection.
import type { Database } from "@pithead/db";

/** A game's newest seq; undefined when there is no such game. */
export type Standing = (game: string) => Promise<number | undefined>;

export function createStanding(db: Database): Standing {
  /** The query that has not been sent yet: it waits for the one before, and more games may join it. */
  let next: { readonly games: Set<string>; readonly seqs: Promise<ReadonlyMap<string, number>> } | undefined;
  let before: Promise<unknown> = Promise.resolve();

  function queue() {
    const games = new Set<string>();
    const seqs = before.then(() => {
      next = undefined;
      return seqsOf(db, games);
    });
    before = seqs.catch(() => undefined);
    return { games, seqs };
  }

  return async (game) => {
    next ??= queue();
    next.games.add(game);
    return (await next.seqs).get(game);
  };
}

async function seqsOf(db: Database, games: Iterable<string>): Promise<ReadonlyMap<string, number>> {
  const found = await db.game.findMany({ where: { id: { in: [...games] } }, select: { id: true, seq: true } });
  return new Map(found.map(({ id, seq }) => [id, seq]));
}
