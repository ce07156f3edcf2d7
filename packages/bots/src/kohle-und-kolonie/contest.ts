// How a consolidation will probably end for a seat: the chance of winning the field, and the coins that takes.
import { type Consolidation, playerAt } from "@pithead/game-kohle-und-kolonie/client";
import type { Outlook } from "./outlook.ts";

export interface Contest {
  readonly chance: number;
  /** Coins paid by the seat if it wins. */
  readonly price: number;
}

const NO_CONTEST: Contest = { chance: 0, price: 0 };

/** Coins that nobody bids beyond. */
const MOST_COINS = 9;

/** For a field where the seat has a small mine. `gain`: by how many VP winning is better than losing, before the price. */
export function contestFor(outlook: Outlook, field: number, gain: number): Contest {
  const { consolidation } = outlook.position;
  if (consolidation !== null && outlook.tables.fieldNumbers.get(consolidation.field) === field && consolidation.stage !== "place")
    return biddingFor(outlook, consolidation, gain);
  return laterContestFor(outlook, field);
}

/** A field still to be turned over: costs, administration and coins make a seat strong. */
function laterContestFor({ position, survey, seat, weights }: Outlook, field: number): Contest {
  const { seats, counts, costs, people } = survey;
  const basisOf = (of: number) => (costs[field * seats + of] ?? 0) + (people[of]?.administration ?? 0);
  let rivals = 0;
  let best = 0;
  const own = basisOf(seat) + strengthOfCoins(seat);
  for (let of = 0; of < seats; of++) {
    if (of === seat || (counts[field * seats + of] ?? 0) === 0) continue;
    meet(basisOf(of) + strengthOfCoins(of));
  }
  const unsold = survey.unsoldCosts[field] ?? 0;
  const syndicateCosts = survey.syndicateCosts[field] ?? 0;
  if (unsold + syndicateCosts > 0) meet(position.syndicate.coins + syndicateCosts + weights.unsoldStrength * unsold);
  const { coins } = playerAt(position, seat);
  return { chance: 1 / (1 + rivals), price: Math.max(0, Math.min(coins, best - basisOf(seat))) };

  function meet(strength: number): void {
    rivals += Math.exp(weights.sharpness * (strength - own));
    best = Math.max(best, strength);
  }

  function strengthOfCoins(of: number): number {
    const { coins, markers, bonus } = playerAt(position, of);
    return weights.coinStrength * Math.min(coins, MOST_COINS) + markers.consolidation + (bonus === "consolidation-aid" ? 1 : 0);
  }
}

/** While bids are made: who would go how far. Others are thought to value the field as the seat does. */
function biddingFor(outlook: Outlook, { order, basis, totals, hasPassed, syndicate, stage }: Consolidation, gain: number): Contest {
  const { position, seat, weights, calendar } = outlook;
  const index = order.indexOf(seat);
  if (index < 0) return NO_CONTEST;
  const leading = Math.max(syndicate ?? 0, ...totals);
  const willing = Math.max(0, gain) / calendar.coin;
  let rivals = 0;
  let best = syndicate ?? 0;
  const reachOf = (at: number) => {
    const total = totals[at] ?? 0;
    const isOut = hasPassed[at] === true && (total < leading || syndicate === leading);
    if (isOut) return 0;
    const { coins, markers, bonus } = playerAt(position, order[at] ?? 0);
    const declarable = stage === "declare" ? markers.consolidation + (bonus === "consolidation-aid" ? 2 : 0) : 0;
    const reach = (basis[at] ?? 0) + Math.min(coins, willing) + declarable;
    return hasPassed[at] === true ? total : Math.max(total, reach);
  };
  const own = reachOf(index);
  if (own === 0) return NO_CONTEST;
  if (syndicate !== null) rivals += Math.exp(2 * weights.sharpness * (syndicate - own));
  for (const at of order.keys()) {
    if (at === index) continue;
    const reach = reachOf(at);
    if (reach === 0) continue;
    rivals += Math.exp(2 * weights.sharpness * (reach - own));
    best = Math.max(best, reach);
  }
  const paid = Math.max(totals[index] ?? 0, Math.min(own, best)) - (basis[index] ?? 0);
  return { chance: 1 / (1 + rivals), price: Math.max(0, paid) };
}
