// Holding and using a bonus marker (§5.1, §5.1.1).
import type { Via } from "../commands.ts";
import { bonusCard, type Components } from "../components.ts";
import type { Through, TurnEvent } from "../events.ts";
import type { StepReason } from "../reasons.ts";
import { type Position, playerAt } from "../state.ts";
import type { Action, BonusMarker } from "../vocabulary.ts";

export function throughOf({ via }: Via): Through {
  return via === "bonus" ? "bonus" : "action";
}

/** The bonus marker unused, or the turn's one action not yet done. The miners action and marker may have begun. */
export function refuseThrough(
  position: Position,
  seat: number,
  through: Through,
  action: Action,
  marker: BonusMarker,
): StepReason | undefined {
  const done = position.turn?.action ?? null;
  if (through === "action") return done === null || (done === "miners" && action === "miners") ? undefined : { code: "action-done", done };
  const isUnderWay = marker === "miners" && (position.turn?.viaBonus ?? null) !== null;
  return isUnderWay || playerAt(position, seat).bonus === marker ? undefined : { code: "bonus-not-held", marker };
}

/** What using the marker costs, at any time in the game. */
export function bonusPrice(components: Components, marker: BonusMarker): number {
  return bonusCard(components, marker).cost;
}

/** A used marker goes at once to the leftmost free space. */
export function bonusUsed(position: Position, seat: number, through: Through = "bonus"): TurnEvent[] {
  const { bonus } = playerAt(position, seat);
  if (through === "action" || bonus === null) return [];
  return [{ type: "bonusReturned", seat, marker: bonus, isUsed: true, space: position.bonusRow.indexOf(null) }];
}
