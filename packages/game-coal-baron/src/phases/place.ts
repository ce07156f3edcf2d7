// A turn: workers are placed on one space and its action is performed (rulebook, "Taking your turn").
import type { Place, PlaceFactory, PlaceMining } from "../commands.ts";
import { DRAW_SIZE, openSpaces, type SpaceCard, spaceCard, tileCard } from "../components.ts";
import type { Event } from "../events.ts";
import type { Reason, SpaceReason } from "../reasons.ts";
import { cartsFilled, refuseSubstitutes, substituteChoices } from "../rules/carts.ts";
import { canDeliver, deliverable, vpOf } from "../rules/delivery.ts";
import { priceOf, workersPlaced } from "../rules/workers.ts";
import { type Position, playerAt, type State } from "../state.ts";
import type { FactorySpace } from "../vocabulary.ts";
import { mineExtensions, refuseSteps } from "./mine.ts";

/** A mining turn's shortest form is the one without a work step; substitutes are listed in full. */
export function placeOpenings(position: Position, seat: number): Place[] {
  const legal: Place[] = [];
  for (const space of openSpaces(position.players.length)) {
    if (refuseSpace(position, seat, space) === undefined) addPlacements(legal, position, space);
  }
  return legal;
}

export function placeExtensions(position: Position, seat: number, command: Place): Place[] {
  return isMining(command) ? mineExtensions(position, seat, command) : [];
}

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

export function placeEvents(state: State, seat: number, command: Place): Event[] {
  return [workersPlaced(state, seat, command.space), ...actionEvents(state, seat, command)];
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

function addPlacements(legal: Place[], position: Position, space: SpaceCard): void {
  switch (space.kind) {
    case "factory": {
      const tile = position.factory[space.id];
      if (tile) for (const substitutes of substituteChoices(position.supply, tile)) legal.push(buy(space.id, substitutes));
      return;
    }
    case "mining":
      legal.push({ type: "place", space: space.id, steps: [] });
      return;
    case "draw":
    case "order":
    case "delivery":
    case "money":
    case "bank":
      legal.push({ type: "place", space: space.id });
  }
}

function actionEvents(state: State, seat: number, command: Place): Event[] {
  if (isMining(command)) return [{ type: "workStepsDone", seat, steps: command.steps }];
  const space = spaceCard(command.space);
  switch (space.kind) {
    case "factory": {
      const tile = state.factory[space.id];
      if (!tile || !isFactory(command)) return [];
      const cubes = cartsFilled(state.supply, tile, command.substitutes);
      return [
        { type: "tileBought", seat, tile, cost: tileCard(tile).cost, cubes, from: space.id },
        { type: "tileRevealed", space: space.id, tile: state.stacks.tiles[0] ?? null },
      ];
    }
    case "draw":
      return [{ type: "cardsDrawn", seat, space: space.id, of: space.of, cards: state.stacks[space.of].slice(0, DRAW_SIZE) }];
    case "order": {
      const order = state.orders[space.id];
      if (!order) return [];
      return [
        { type: "orderTaken", seat, order, from: space.id },
        { type: "orderRevealed", space: space.id, order: state.stacks.orders[0] ?? null },
      ];
    }
    case "delivery": {
      const orders = deliverable(playerAt(state, seat), space.vehicle);
      return [{ type: "ordersDelivered", seat, vehicle: space.vehicle, orders, vp: vpOf(orders) }];
    }
    case "money":
    case "bank":
      return [{ type: "marksGained", seat, marks: space.marks }];
    case "mining":
      return [];
  }
}

function buy(space: FactorySpace, substitutes: PlaceFactory["substitutes"]): PlaceFactory {
  return substitutes === undefined ? { type: "place", space } : { type: "place", space, substitutes };
}

function isMining(command: Place): command is PlaceMining {
  return "steps" in command;
}

function isFactory(command: Place): command is PlaceFactory {
  return spaceCard(command.space).kind === "factory";
}
