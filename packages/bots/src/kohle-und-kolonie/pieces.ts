// What a seat's settlements, engineers, engines and markers are worth beside what they pay elsewhere.
import { roundsBetween } from "./calendar.ts";
import type { Outlook } from "./outlook.ts";

/** `enginesOnMines`: those to be expected there at the end. */
export function piecesWorth(outlook: Outlook, enginesOnMines: number): number {
  const { tables, player, calendar, weights, position } = outlook;
  const roundsLeft = calendar.allTurns / 2;
  const placed = tables.components.edition.start.engineers - player.engineersLeft;
  let vp = player.extraActions * (weights.extraAction + weights.extraActionPerRound * roundsLeft);
  if (calendar.allTurns > 0) vp += (weights.settlements[player.settlements.length] ?? 0) + (weights.engineers[placed] ?? 0);
  vp += farSettlements(outlook);
  vp +=
    weights.keptCart * player.markers.cart +
    weights.keptConsolidation * (calendar.consolidation <= calendar.rounds ? player.markers.consolidation : 0);
  let engines = enginesOnMines + player.enginesBeside;
  for (const space in player.engines) engines += player.engines[space] ?? 0;
  const toCome = weights.enginesToCome * roundsLeft;
  vp += tableVp(outlook, engines + toCome) - tableVp(outlook, toCome);
  const isOwnTurn = position.asked?.seat === outlook.seat && position.asked.question === "turn";
  if (player.bonus !== null && (calendar.turns > 0 || (position.phase === "extra-action" && isOwnTurn)))
    vp += weights.bonus[player.bonus] ?? 0;
  return vp;
}

/** Final VP of the engines, between two steps of the table in proportion. */
function tableVp({ tables: { engineVp } }: Outlook, engines: number): number {
  const most = engineVp.length - 1;
  const capped = Math.min(engines, most);
  const below = Math.floor(capped);
  const [from, to] = [engineVp[below] ?? 0, engineVp[Math.min(below + 1, most)] ?? 0];
  return from + (capped - below) * (to - from);
}

/** Fields at own settlements where the seat has no mine yet. */
function farSettlements({ tables, survey, player, seat, calendar, weights }: Outlook): number {
  const boards = roundsBetween(calendar.board, calendar.rounds);
  if (boards === 0 || calendar.allTurns === 0) return 0;
  let fields = 0;
  for (const village of player.settlements) {
    for (const field of tables.villages.get(village)?.fields ?? []) if ((survey.counts[field * survey.seats + seat] ?? 0) === 0) fields++;
  }
  return fields * boards * weights.farSettlement;
}
