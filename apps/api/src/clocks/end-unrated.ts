// Ending a game before its end, without a result.
import type { LockedGame } from "@pithead/db";
import { announceEnd } from "../notices/announce.ts";
import { closeTurns } from "../notices/rows.ts";
import type { Service } from "../service.ts";
import { tellTable } from "../tables/sitting.ts";
import { clockOf, keepPlayer, standing } from "./seat-clocks.ts";

/** The log stays as it is; nobody is asked any more, and all are told. */
export async function endUnrated(service: Service, locked: LockedGame): Promise<void> {
  for (const player of locked.players)
    await keepPlayer(locked, player, standing(locked, clockOf(player)), { timeUpAt: null, offered: false });
  await locked.summarise({ status: "cancelled", rated: false, toMove: [], waitingSince: null, pausedAt: null, finishedAt: locked.now });
  const { tx, game, players, now } = locked;
  await closeTurns(
    tx,
    game.id,
    players.map(({ userId }) => userId),
    now,
  );
  await announceEnd(service, locked, locked.players, locked.game.seq);
  await tellTable(locked);
}
