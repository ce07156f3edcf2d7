// Securing so many mines for coins, and others by the rescue team (§5.1.4).
import {
  componentsOf,
  type Position,
  playerAt,
  type Secure,
  type Slot,
  slotCard,
  unsecuredSlots,
} from "@pithead/game-kohle-und-kolonie/client";

/** The rescue team secures so many. */
export const TEAM = 2;

/** Mines that no coin can secure are the team's first. As many as there are and coins allow. */
export function securing(position: Position, seat: number, coins: number, hasTeam: boolean): Secure {
  const { slots, isSecurable } = unsecuredBy(position, seat);
  const team = slots.slice(0, hasTeam ? TEAM : 0);
  const left = slots.slice(team.length).filter(isSecurable);
  return { type: "secure", coins: left.slice(0, Math.min(coins, playerAt(position, seat).coins)), team };
}

/** With and without the rescue team, for every number of coins. */
export function securings(position: Position, seat: number): Secure[] {
  const player = playerAt(position, seat);
  const teams = player.bonus === "rescue-team" ? [false, true] : [false];
  return teams.flatMap((hasTeam) => {
    const most = securing(position, seat, player.coins, hasTeam).coins.length;
    return Array.from({ length: most + 1 }, (_, coins) => securing(position, seat, coins, hasTeam));
  });
}

/** First those that no coin can secure. */
function unsecuredBy(position: Position, seat: number): { slots: Slot[]; isSecurable: (slot: Slot) => boolean } {
  const components = componentsOf(position);
  const isSecurable = (slot: Slot) => slotCard(components, slot).coinSecurable;
  const slots = unsecuredSlots(playerAt(position, seat));
  return { slots: slots.toSorted((one, other) => Number(isSecurable(one)) - Number(isSecurable(other))), isSecurable };
}
