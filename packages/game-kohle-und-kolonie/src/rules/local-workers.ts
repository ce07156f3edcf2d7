// Local workers: those of the 40 and worker markers, and trading them (§5.1.2, §5.3).
import type { Trade } from "../commands.ts";
import { type Components, componentsOf } from "../components.ts";
import { type Price, priceOf } from "../components-above-ground.ts";
import type { TurnEvent } from "../events.ts";
import type { StepReason } from "../reasons.ts";
import { type PlayerPosition, type Position, playerAt } from "../state.ts";

/** A worker marker counts as a local worker. */
export function workersOf(player: PlayerPosition): number {
  return player.workers + player.markers.worker;
}

export function refusePrice(player: PlayerPosition, { coins, workers }: Price): StepReason | undefined {
  if (player.coins < coins) return { code: "too-few-coins", price: coins, coins: player.coins };
  return workersOf(player) < workers ? { code: "too-few-workers", price: workers, workers: workersOf(player) } : undefined;
}

/** Worker markers are spent first, then they are out; the others go back to the supply. */
export function payWorkers(position: Position, player: PlayerPosition, count: number): void {
  const markers = Math.min(count, player.markers.worker);
  player.markers.worker -= markers;
  player.workers -= count - markers;
  position.supply.workers += count - markers;
}

export function refuseTrade(position: Position, seat: number, { give }: Trade): StepReason | undefined {
  const rate = rateOf(componentsOf(position), give);
  const needed = rate.get.workers;
  const { workers: supply } = position.supply;
  if (needed > supply) return { code: "too-few-workers-in-supply", needed, supply };
  return refusePrice(playerAt(position, seat), rate.give);
}

export function tradeEvents(position: Position, seat: number, { give }: Trade): TurnEvent[] {
  const rate = rateOf(componentsOf(position), give);
  return [{ type: "traded", seat, coins: rate.get.coins - rate.give.coins, workers: rate.get.workers - rate.give.workers }];
}

/** The trade in which `give` is what the player gives. */
export function rateOf({ edition }: Components, give: Trade["give"]): { give: Price; get: Price } {
  const rate = edition.trade.find((each) => priceOf(each.give)[give] > 0);
  return { give: priceOf(rate?.give ?? {}), get: priceOf(rate?.get ?? {}) };
}
