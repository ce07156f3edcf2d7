// The moves that are worth a look: every space once, mining turns planned to the end, nothing that another move plainly beats.
import type { Command, Place, Position } from "@pithead/game-coal-baron";
import { openings, playerAt, priceOf, spaceCard } from "@pithead/game-coal-baron/client";
import type { Random } from "../random.ts";
import { EMPTIED, miningPlans } from "./mining-plans.ts";

/** Plans for each mining space. */
const PLANS = 3;
export function candidates(position: Position, seat: number, _random: Random): Command[] {
  const legal = openings(position, seat);
  return legal.flatMap((command): Command[] => {
    if (command.type !== "place") return [command];
    if (isBeaten(position, command, legal)) return [];
    return "steps" in command ? miningTurns(position, seat, command) : [command];
  });
}

function miningTurns(position: Position, seat: number, command: Extract<Place, { steps: unknown }>): Command[] {
  const card = spaceCard(command.space);
  const budget = card.kind === "mining" ? card.steps : 0;
  return miningPlans(playerAt(position, seat), budget, PLANS, EMPTIED).map(({ steps }) => ({ ...command, steps }));
}

/** Whether another space gives as much or more for as many workers or fewer. */
function isBeaten(position: Position, command: Place, legal: readonly Command[]): boolean {
  const [kind, gain] = gainOf(position, command);
  if (gain === 0) return false;
  const price = priceOf(position, command.space);
  return legal.some((other) => {
    if (other.type !== "place" || other.space === command.space) return false;
    const [otherKind, otherGain] = gainOf(position, other);
    if (otherKind !== kind || otherGain < gain) return false;
    const otherPrice = priceOf(position, other.space);
    if (otherPrice > price) return false;
    return otherGain > gain || otherPrice < price || other.space < command.space;
  });
}

/** What a space gives, comparable among spaces of the same kind; 0 for spaces that are not compared. */
function gainOf({ factory }: Position, { space }: Place): readonly [kind: string, gain: number] {
  const card = spaceCard(space);
  switch (card.kind) {
    case "mining":
      return ["mining", card.steps];
    case "money":
    case "bank":
      return ["money", card.marks];
    case "factory":
      return [factory[card.id] ?? "", 1];
    case "draw":
    case "order":
    case "delivery":
      return [card.kind, 0];
  }
}
