// A turn: workers are placed on one space and its action is performed (rulebook, "Taking your turn").
import type { Place } from "../commands.ts";
import { DRAW_SIZE, spaceCard, tileCard } from "../components.ts";
import type { Event } from "../events.ts";
import { isFactory, isMining } from "../legality/place.ts";
import { cartsFilled } from "../rules/carts.ts";
import { deliverable, vpOf } from "../rules/delivery.ts";
import { workersPlaced } from "../rules/workers.ts";
import { playerAt, type State } from "../state.ts";

export function placeEvents(state: State, seat: number, command: Place): Event[] {
  return [workersPlaced(state, seat, command.space), ...actionEvents(state, seat, command)];
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
