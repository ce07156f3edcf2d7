// What is legal in phase 9: declaring, bidding, placing the large mine (§5.1.8).
import type { Bid, Declare, PlaceMine } from "../commands.ts";
import { componentsOf } from "../components.ts";
import type { Reason } from "../reasons.ts";
import { leaderOf, mostOf } from "../rules/bidding.ts";
import { refuseSlot } from "../rules/slots.ts";
import { type Position, playerAt } from "../state.ts";

export function refuseDeclare(position: Position, seat: number, { aid, markers }: Declare): Reason | undefined {
  const player = playerAt(position, seat);
  if (aid && player.bonus !== "consolidation-aid") return { code: "bonus-not-held", marker: "consolidation-aid" };
  const have = player.markers.consolidation;
  return markers >= 0 && markers <= have ? undefined : { code: "too-few-markers", marker: "consolidation", have, given: markers };
}

export function refuseBid(position: Position, seat: number, { total }: Bid): Reason | undefined {
  const { consolidation } = position;
  if (consolidation === null) return undefined;
  const leading = leaderOf(consolidation).total;
  if (total <= leading) return { code: "bid-too-low", total, leading };
  const most = mostOf(position, consolidation, seat);
  return total <= most ? undefined : { code: "bid-too-high", total, most };
}

export function refusePlaceMine(position: Position, seat: number, { slot }: PlaceMine): Reason | undefined {
  return refuseSlot(componentsOf(position), playerAt(position, seat), slot);
}
