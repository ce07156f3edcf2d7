// What is legal in phase 5: securing mines, and losing miners (§5.1.4).
import type { Lose, Secure } from "../commands.ts";
import { componentsOf } from "../components.ts";
import type { Reason } from "../reasons.ts";
import { minersAt } from "../rules/places.ts";
import { coinSecurable, unsecuredSlots } from "../rules/securing.ts";
import { type Position, playerAt } from "../state.ts";
import type { Slot } from "../vocabulary.ts";

const TEAM_SLOTS = 2;

/** Each slot holds an own unsecured mine; none is named twice, in whichever list. */
export function refuseSecure(position: Position, seat: number, { coins, team }: Secure): Reason | undefined {
  const components = componentsOf(position);
  const player = playerAt(position, seat);
  const unsecured = unsecuredSlots(player);
  const named = new Set<Slot>();
  for (const slot of [...coins, ...team]) {
    if (player.slots[slot] === null) return { code: "slot-empty", slot };
    if (!unsecured.includes(slot)) return { code: "slot-secured", slot };
    if (named.has(slot)) return { code: "slot-named-twice", slot };
    named.add(slot);
  }
  const notForCoins = coins.find((slot) => !coinSecurable(components, slot));
  if (notForCoins !== undefined) return { code: "slot-not-for-coins", slot: notForCoins };
  if (coins.length > player.coins) return { code: "too-few-coins", price: coins.length, coins: player.coins };
  if (team.length > 0 && player.bonus !== "rescue-team") return { code: "bonus-not-held", marker: "rescue-team" };
  return team.length > TEAM_SLOTS ? { code: "too-many-by-team", most: TEAM_SLOTS, given: team.length } : undefined;
}

export function refuseLose(position: Position, seat: number, { from }: Lose): Reason | undefined {
  return minersAt(playerAt(position, seat), from) > 0 ? undefined : { code: "no-miner-there", place: from };
}
