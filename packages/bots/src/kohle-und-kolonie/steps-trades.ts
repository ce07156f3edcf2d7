// Trades that bring together what something costs (§5.1.2).
import { type Components, type PlayerPosition, rateOf, type Step, workersOf } from "@pithead/game-kohle-und-kolonie/client";

/** More trades at once are hardly ever worth it. */
const MOST = 2;

interface Cost {
  readonly coins: number;
  readonly workers: number;
}

/** Trades in one direction until the player has both; empty when they have, undefined where no few trades lead there. */
export function tradesFor(components: Components, player: PlayerPosition, price: Cost): Step[] | undefined {
  const workers = workersOf(player) - price.workers;
  const coins = player.coins - price.coins;
  if (workers >= 0 && coins >= 0) return [];
  const lacking = workers < 0 ? "workers" : "coins";
  const spare = workers < 0 ? "coins" : "workers";
  const { give, get } = rateOf(components, spare);
  const left = { coins, workers };
  const count = Math.ceil(-left[lacking] / get[lacking]);
  if (count > MOST || left[spare] < count * give[spare]) return undefined;
  return Array.from({ length: count }, () => ({ step: "trade", give: spare }));
}
