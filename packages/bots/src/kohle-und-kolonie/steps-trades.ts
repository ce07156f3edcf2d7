// Trades that bring together what something costs (§5.1.2).
import { type PlayerPosition, type Step, workersOf } from "@pithead/game-kohle-und-kolonie/client";

/** 2 coins for 3 local workers, 2 local workers for 1 coin. */
const COINS_GIVEN = 2;
const WORKERS_GOT = 3;
const WORKERS_GIVEN = 2;

/** Trades of local workers until the player has so many coins; undefined when there are too few workers, or more than two trades would be needed. */
export function coinTrades(player: PlayerPosition, coins: number): Step[] | undefined {
  const needed = Math.max(0, coins - player.coins);
  if (needed > 2 || needed * WORKERS_GIVEN > workersOf(player)) return undefined;
  return Array.from({ length: needed }, () => ({ step: "trade", give: "workers" }));
}

/** Trades until the player has both; undefined where none lead there. */
export function tradesFor(player: PlayerPosition, price: { readonly coins: number; readonly workers: number }): Step[] | undefined {
  const lacking = price.workers - workersOf(player);
  if (lacking <= 0)
    return coinTrades({ ...player, workers: workersOf(player) - price.workers, markers: { ...player.markers, worker: 0 } }, price.coins);
  const count = Math.ceil(lacking / WORKERS_GOT);
  if (player.coins - count * COINS_GIVEN < price.coins) return undefined;
  return Array.from({ length: count }, () => ({ step: "trade", give: "coins" }));
}
