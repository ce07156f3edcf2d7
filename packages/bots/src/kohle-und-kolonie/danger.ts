// What the accidents to come will probably cost a seat, secured as well as coins allow (§5.1.4).
import { slotCard, unsecuredSlots } from "@pithead/game-kohle-und-kolonie/client";
import type { Outlook } from "./outlook.ts";
import { TEAM } from "./securing.ts";
import { FEWEST_STONES } from "./survey.ts";

/** In VP, over all rounds to come. */
export function dangerOf(outlook: Outlook): number {
  const { calendar, weights, position } = outlook;
  let cost = 0;
  for (let round = calendar.accident; round <= calendar.rounds; round++) {
    const { cost: least } = safetyIn(outlook, round);
    cost += round === position.round ? least : weights.laterDanger * least;
  }
  return cost;
}

/** How many mines are best secured for coins in a round, and what that and the danger left cost. */
export function safetyIn(outlook: Outlook, round: number): { coins: number; cost: number } {
  const { position, tables, survey, player, seat, weights } = outlook;
  const isNow = round === position.round;
  if (isNow && position.accident !== null && !isStillToSecure(outlook))
    return { coins: 0, cost: lossOf(outlook, round, survey.people[seat]?.stones ?? 0) };
  const unsecured = unsecuredSlots(player);
  const open = Math.max(0, unsecured.length - (isNow && player.bonus === "rescue-team" ? TEAM : 0));
  const securable = unsecured.filter((slot) => slotCard(tables.components, slot).coinSecurable).length;
  const most = Math.min(securable, open, isNow ? player.coins : open);
  const price = weights.coin[round] ?? 0;
  const { maxStonesPerPlayer } = tables.components.edition.accident;
  let best = { coins: 0, cost: Number.POSITIVE_INFINITY };
  for (let coins = 0; coins <= most; coins++) {
    const cost = price * coins + lossOf(outlook, round, Math.min(open - coins, maxStonesPerPlayer));
    if (cost < best.cost) best = { coins, cost };
  }
  return best;
}

/** What so many own stones in the bag cost on average. */
function lossOf({ position, tables, survey, seat, weights }: Outlook, round: number, own: number): number {
  if (own === 0) return 0;
  const isNow = round === position.round;
  const mine = survey.people[seat]?.stones ?? 0;
  const others = isNow ? survey.stones - mine : survey.laterStones - Math.max(FEWEST_STONES, mine);
  const { blackStones, blankStones, draws } = tables.components.edition.accident;
  const all = own + others + blackStones + blankStones;
  let missed = 1;
  for (let draw = 0; draw < draws; draw++) missed *= (all - own - draw) / (all - draw);
  return (1 - missed) * (tables.accidentVp[round - 1] ?? 0) + ((draws * own) / all) * weights.lostMiner;
}

/** Whether the seat will still be asked what it secures, in the phase under way. */
function isStillToSecure({ position, seat }: Outlook): boolean {
  return position.accident?.stage === "secure" && (position.queue.includes(seat) || position.asked?.seat === seat);
}
