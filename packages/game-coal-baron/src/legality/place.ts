// What is legal when workers are placed (rulebook, "Taking your turn").
import type { Place, PlaceFactory, PlaceMining } from "../commands.ts";
import { type SpaceCard, spaceCard, tileCard } from "../components.ts";
import type { Reason, SpaceReason } from "../reasons.ts";
import { refuseSubstitutes } from "../rules/carts.ts";
import { canDeliver } from "../rules/delivery.ts";
import { priceOf } from "../rules/workers.ts";
import { type Position, playerAt } from "../state.ts";
import { refuseSteps } from "./mine.ts";

export function refusePlace(position: Position, seat: number, command: Place): Reason | undefined {
  const refusal = refuseSpace(position, seat, spaceCard(command.space));
  if (refusal !== undefined) return refusal;
  if (isMining(command)) return refuseSteps(position, seat, command);
  if (isFactory(command)) {
    const tile = position.factory[command.space];
    return tile ? refuseSubstitutes(position.supply, tile, command.substitutes) : undefined;
  }
  return undefined;
}

/** A space may be chosen only by who has the workers for it and can perform its action. */
export function refuseSpace(position: Position, seat: number, space: SpaceCard): SpaceReason | undefined {
  const { players } = position;
  if (space.minPlayers > players.length) return { code: "space-locked", space: space.id, players: players.length };
  const { workers } = playerAt(position, seat);
  const price = priceOf(position, space.id);
  return workers < price ? { code: "too-few-workers", space: space.id, price, workers } : refuseAction(position, seat, space);
}

export function isMining(command: Place): command is PlaceMining {
  return "steps" in command;
}

export function isFactory(command: Place): command is PlaceFactory {
  return spaceCard(command.space).kind === "factory";
}

function refuseAction(position: Position, seat: number, space: SpaceCard): SpaceReason | undefined {
  switch (space.kind) {
    case "factory": {
      const tile = position.factory[space.id];
      if (!tile) return { code: "space-empty", space: space.id };
      const { cost } = tileCard(tile);
      const { marks } = playerAt(position, seat);
      return cost > marks ? { code: "tile-too-dear", tile, cost, marks } : undefined;
    }
    case "draw":
      return position.stackSizes[space.of] === 0 ? { code: "stack-empty", of: space.of } : undefined;
    case "order":
      return position.orders[space.id] ? undefined : { code: "space-empty", space: space.id };
    case "delivery": {
      const { vehicle } = space;
      return canDeliver(playerAt(position, seat), vehicle) ? undefined : { code: "nothing-to-deliver", vehicle };
    }
    case "mining":
    case "money":
    case "bank":
      return undefined;
  }
}
