// What engineers, settlements and steam engines cost (§5.1.2, §5.2.1): more for everyone once somebody has flipped the card that raises it.
import { componentsOf } from "../components.ts";
import type { Through } from "../events.ts";
import type { StepReason } from "../reasons.ts";
import { type Position, playerAt } from "../state.ts";
import type { BonusMarker, Priced } from "../vocabulary.ts";
import { bonusPrice } from "./bonus-markers.ts";

const MARKERS = { engineer: "engineer", settlement: "settlement", steamEngine: "steam-engine" } as const satisfies {
  [what in Priced]: BonusMarker;
};

/** The bonus marker's price never rises. */
export function currentPrice(position: Position, what: Priced, through: Through): number {
  const components = componentsOf(position);
  if (through === "bonus") return bonusPrice(components, MARKERS[what]);
  const [before, after] = components.prices[what];
  return position.raised[what] ? after : before;
}

export function refuseCost(position: Position, seat: number, what: Priced, through: Through): StepReason | undefined {
  const price = currentPrice(position, what, through);
  const { coins } = playerAt(position, seat);
  return coins < price ? { code: "too-few-coins", price, coins } : undefined;
}
