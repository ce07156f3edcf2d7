// Where a game's chance comes from: from its own start, or from that of the game it was first played on from.
import type { Game } from "../generated/client.ts";
import type { Transaction } from "./database.ts";

/** The id that the game's seed is made with (`record.md`, fair chance 3): what plays on from another game has that one's seeds, and its id. */
export async function originOf(
  db: Pick<Transaction, "$queryRaw">,
  { id, linkedGameId }: Pick<Game, "id" | "linkedGameId">,
): Promise<string> {
  if (linkedGameId === null) return id;
  const [origin] = await db.$queryRaw<{ id: string }[]>`
    with recursive line as (
      select id, linked_game_id from games where id = ${linkedGameId}
      union all
      select games.id, games.linked_game_id from games join line on games.id = line.linked_game_id)
    select id::text from line where linked_game_id is null`;
  if (origin === undefined) throw new Error(`The game that ${id} was first played on from is missing.`);
  return origin.id;
}
