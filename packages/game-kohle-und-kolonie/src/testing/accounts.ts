// What each fact says of coins and VP, to check that nothing comes or goes unsaid.
import type { Event } from "../events.ts";

/** What a fact says that a seat gains or loses in coins. */
export function coinsOf(event: Event, seat: number): number {
  switch (event.type) {
    case "incomeTaken":
      return event.coins[seat] ?? 0;
    case "fieldConsolidated":
      return event.winner === seat ? -event.coins : 0;
    case "mineBought":
      return event.seat === seat ? -event.cost : 0;
    case "engineBought":
    case "settlementBuilt":
    case "engineerPlaced":
      return event.seat === seat ? -event.price : 0;
    case "cardFlipped":
    case "damageTaken":
      return event.seat === seat ? -event.coins : 0;
    case "minesSecured":
      return event.seat === seat ? -event.coins.length : 0;
    case "traded":
    case "coinTaken":
    case "railwayMarkerTaken":
    case "cardsPaid":
    case "loaded":
      return event.seat === seat ? event.coins : 0;
    default:
      return 0;
  }
}

/** The same in VP. */
export function vpOf(event: Event, seat: number): number {
  switch (event.type) {
    case "boardScored":
    case "fieldConsolidated":
      return event.vp[seat] ?? 0;
    case "pointsLost":
    case "damageTaken":
      return event.seat === seat ? -event.vp : 0;
    case "mineBought":
    case "cardFlipped":
    case "rewarded":
    case "railwayMarkerTaken":
    case "largeMinePlaced":
    case "cardsPaid":
    case "loaded":
      return event.seat === seat ? event.vp : 0;
    case "gameScored": {
      const { total = 0, vpBefore = 0 } = event.final[seat] ?? {};
      return total - vpBefore;
    }
    default:
      return 0;
  }
}
