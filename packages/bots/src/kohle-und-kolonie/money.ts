// What coins and local workers are worth to a seat: more while cards and turns wait for them.
import { FLIP_CARDS, workersOf } from "@pithead/game-kohle-und-kolonie/client";
import type { Outlook } from "./outlook.ts";

/** In VP. */
export function moneyWorth({ position, tables, player, calendar, weights }: Outlook): number {
  const { coin, allTurns, turns } = calendar;
  const { coins } = player;
  const workers = workersOf(player);
  if (allTurns === 0) return coin * coins;
  const { flips } = tables.components.aboveGround;
  let [coinsWanted, workersWanted] = [allTurns, 0];
  for (const card of FLIP_CARDS) {
    if (player.flipped[card]) continue;
    const [first, second] = flips[card].prices;
    const price = second !== undefined && second.coins > 0 ? second : first;
    coinsWanted += price?.coins ?? 0;
    workersWanted += price?.workers ?? 0;
  }
  coinsWanted += weights.worker * Math.max(0, workersWanted - workers);
  const turnsBeforeIncome = calendar.income > position.round ? 2 : turns;
  return (
    coin * (Math.min(coins, coinsWanted) + weights.idleCoin * Math.max(0, coins - coinsWanted)) +
    coin * weights.readyCoin * Math.min(coins, weights.coinsPerTurn * turnsBeforeIncome) +
    coin * (weights.worker * Math.min(workers, workersWanted) + weights.idleWorker * Math.max(0, workers - workersWanted))
  );
}
