// What a seat's above-ground cards will pay: coking coins, ironworks VP, loading both by the carts to come.
import { piecesOn, upperSide, workersOf } from "@pithead/game-kohle-und-kolonie/client";
import { coinsBetween, roundsBetween } from "./calendar.ts";
import type { Outlook } from "./outlook.ts";

/** `carts`: symbols to be expected, by round. */
export function cardsWorth(outlook: Outlook, carts: readonly number[]): number {
  const { tables, player, calendar, weights } = outlook;
  const { components } = tables;
  const coking = coinsBetween(calendar, calendar.cards, calendar.rounds);
  const ironworks = roundsBetween(calendar.cards, calendar.rounds);
  let vp = loadingWorth(outlook, carts);
  for (const space of upperSide(components, player, "coking").spaces)
    vp += filled(outlook, piecesOn(player, space), space.room) * space.coins * coking;
  for (const space of upperSide(components, player, "ironworks").spaces)
    vp += filled(outlook, piecesOn(player, space), space.room) * space.vp * ironworks;
  const consolidations = roundsBetween(Math.max(calendar.consolidation, 3), calendar.rounds);
  for (const space of upperSide(components, player, "administration").spaces)
    vp += filled(outlook, piecesOn(player, space), space.room) * weights.administration * consolidations;
  if (player.flipped.workforce) vp += weights.workforce * Math.max(0, calendar.rounds - calendar.income + 1);
  return vp;
}

function filled({ weights }: Outlook, pieces: number, room: number): number {
  if (pieces >= room) return 1;
  return pieces > 0 ? weights.halfPair : 0;
}

/** Each round it is loaded if that brings more than the local worker it costs. */
function loadingWorth({ tables, player, position, calendar, weights }: Outlook, carts: readonly number[]): number {
  const side = upperSide(tables.components, player, "loading");
  let vp = 0;
  for (let round = calendar.loading; round <= calendar.rounds; round++) {
    const coin = weights.coin[round] ?? 0;
    const isNow = round === position.round;
    const hasMarker = isNow && player.bonus === "cart";
    const price = side.workers > 0 && !hasMarker ? side.workers : 0;
    if (price > 0 && isNow && calendar.turns === 0 && workersOf(player) < price) continue;
    const count = (carts[round] ?? 0) + (hasMarker ? 1 : 0);
    let left = count;
    let worth = count * weights.cart - price * weights.worker * coin;
    for (const space of side.spaces) {
      if (piecesOn(player, space) < space.room) continue;
      worth += space.coins * coin * Math.max(0, Math.min(1, left / space.carts));
      left -= space.carts;
    }
    if (worth > 0) vp += worth;
  }
  return vp;
}
