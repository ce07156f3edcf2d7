// Who looks at a table, as one of its players.
import type { Game, TablePlayer } from "@pithead/contracts";

/** Undefined for who only watches. */
export function ownPlayer({ seat, table }: Pick<Game, "seat" | "table">): TablePlayer | undefined {
  return seat === null ? undefined : table.players.find((player) => player.seat === seat);
}
