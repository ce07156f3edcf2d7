// What is legal in phase 1: choosing a bonus marker (§5.1).
import type { ChooseBonus } from "../commands.ts";
import { bonusCard, componentsOf } from "../components.ts";
import type { Reason } from "../reasons.ts";
import type { Position } from "../state.ts";

/** The steam-engine marker can't be chosen in round 1. */
export function refuseChooseBonus(position: Position, { marker }: ChooseBonus): Reason | undefined {
  if (!position.bonusRow.includes(marker)) return { code: "bonus-not-on-row", marker };
  const { fromRound } = bonusCard(componentsOf(position), marker);
  return position.round < fromRound ? { code: "bonus-not-yet", marker, fromRound } : undefined;
}
