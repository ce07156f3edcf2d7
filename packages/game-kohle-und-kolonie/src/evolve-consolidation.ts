// What the facts of a consolidation do to a position (phase 9).
import type { ConsolidationEvent } from "./events.ts";
import { declaredValue } from "./rules/bidding.ts";
import { consolidate } from "./rules/consolidation.ts";
import { type Consolidation, type Position, playerAt } from "./state.ts";

export function evolveConsolidation(position: Position, event: ConsolidationEvent): void {
  switch (event.type) {
    case "consolidationTurned":
      turnOver(position, event);
      return;
    case "declared": {
      const player = playerAt(position, event.seat);
      player.markers.consolidation -= event.markers;
      position.asked = null;
      withBidder(position, event.seat, (bidding, index) => {
        const basis = (bidding.basis[index] ?? 0) + declaredValue(event.aid, event.markers);
        bidding.basis[index] = basis;
        bidding.totals[index] = basis;
      });
      return;
    }
    case "biddingBegan":
      position.queue = [];
      if (position.consolidation !== null) position.consolidation.stage = "bid";
      return;
    case "bidMade":
      position.asked = null;
      withBidder(position, event.seat, (bidding, index) => {
        bidding.totals[index] = event.total;
        bidding.next = (index + 1) % bidding.order.length;
      });
      return;
    case "passed":
      position.asked = null;
      withBidder(position, event.seat, (bidding, index) => {
        bidding.hasPassed[index] = true;
        bidding.next = (index + 1) % bidding.order.length;
      });
      return;
    case "fieldConsolidated":
      position.queue = [];
      consolidate(position, event);
      return;
    case "largeMinePlaced": {
      const player = playerAt(position, event.seat);
      player.slots[event.slot] = { mine: event.field, engine: event.engine };
      player.vp += event.vp;
      position.consolidation = null;
      position.asked = null;
    }
  }
}

function turnOver(position: Position, event: Extract<ConsolidationEvent, { type: "consolidationTurned" }>): void {
  const { field, order, basis, syndicate, usesExtraCoin } = event;
  position.consolidated.push(field);
  if (usesExtraCoin) position.syndicate.hasExtraCoin = false;
  position.queue = [...order];
  position.consolidation = {
    field,
    stage: "declare",
    order: [...order],
    basis: [...basis],
    totals: [...basis],
    hasPassed: order.map(() => false),
    syndicate,
    next: 0,
    won: null,
  };
}

function withBidder({ consolidation }: Position, seat: number, change: (bidding: Consolidation, index: number) => void): void {
  const index = consolidation?.order.indexOf(seat) ?? -1;
  if (consolidation !== null && index >= 0) change(consolidation, index);
}
