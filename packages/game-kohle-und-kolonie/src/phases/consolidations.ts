// Phase 9: fields are consolidated one after another (§5.1.8).
import type { Declare, PlaceMine } from "../commands.ts";
import { componentsOf, fieldOf } from "../components.ts";
import type { Event } from "../events.ts";
import { placeMineOpenings } from "../openings.ts";
import { canDeclare, nextBidder, seatInLead } from "../rules/bidding.ts";
import { bonusUsed } from "../rules/bonus-markers.ts";
import { basisOf, enginesIn, lostMines, syndicateBasis, takersOf } from "../rules/consolidation.ts";
import type { Consolidation, Position, State } from "../state.ts";

export function declareEvents(position: Position, seat: number, { aid, markers }: Declare): Event[] {
  return [...(aid ? bonusUsed(position, seat) : []), { type: "declared", seat, aid, markers }];
}

/** The large mine's VP come at once. */
export function placeMineEvents(position: Position, seat: number, { slot }: PlaceMine): Event[] {
  const { consolidation } = position;
  if (consolidation?.won == null) return [];
  const { field, won } = consolidation;
  return [{ type: "largeMinePlaced", seat, field, slot, engine: won.engine, vp: componentsOf(position).mines.get(field)?.vp ?? 0 }];
}

export function nextInConsolidations(state: State): Event[] {
  const { consolidation } = state;
  switch (consolidation?.stage) {
    case undefined:
      return nextField(state);
    case "declare":
      return nextToDeclare(state, consolidation);
    case "bid": {
      const next = nextBidder(state, consolidation);
      return next === undefined
        ? [fieldWon(state, consolidation, seatInLead(consolidation))]
        : [{ type: "seatAsked", seat: next, question: "bid" }];
    }
    case "place":
      return nextToPlace(state, consolidation);
  }
}

/** The next field of the deal's order is turned over only when the one before is settled. */
function nextField(state: State): Event[] {
  const field = state.deal.consolidations[state.round]?.[state.consolidated.length];
  if (field === undefined) return [{ type: "phaseBegan", phase: "above-ground", queue: state.turnOrder }];
  const order = takersOf(state, field);
  const syndicate = syndicateBasis(state, field);
  return [
    {
      type: "consolidationTurned",
      field,
      order,
      basis: order.map((seat) => basisOf(state, seat, field)),
      syndicate,
      usesExtraCoin: syndicate !== null && state.syndicate.hasExtraCoin,
    },
  ];
}

/** Who owns all small mines, or the syndicate where no player takes part, gets the large mine without more ado. */
function nextToDeclare(state: State, consolidation: Consolidation): Event[] {
  const { order, syndicate } = consolidation;
  if (order.length === 0) return [fieldWon(state, consolidation, null)];
  if (order.length === 1 && syndicate === null) return [fieldWon(state, consolidation, order[0] ?? null)];
  const next = state.queue.find((seat) => canDeclare(state, seat));
  return [next === undefined ? { type: "biddingBegan" } : { type: "seatAsked", seat: next, question: "declare" }];
}

/** `winner` null: the syndicate. Losers get VP for each small mine they lose. */
function fieldWon(state: State, { field, order, basis, totals }: Consolidation, winner: number | null): Event {
  const { lostSmallMineVp } = componentsOf(state).edition;
  const at = winner === null ? -1 : order.indexOf(winner);
  const vp = state.players.map((_, seat) => (seat === winner ? 0 : lostMines(state, seat, field).length * lostSmallMineVp));
  return {
    type: "fieldConsolidated",
    field: fieldOf(componentsOf(state), field).id,
    winner,
    coins: (totals[at] ?? 0) - (basis[at] ?? 0),
    engines: enginesIn(state, field),
    vp,
  };
}

/** Asked only if there is a choice. */
function nextToPlace(state: State, { won }: Consolidation): Event[] {
  if (won === null) return [];
  const [first, ...others] = placeMineOpenings(state, won.seat);
  if (first === undefined) return [];
  return others.length === 0 ? placeMineEvents(state, won.seat, first) : [{ type: "seatAsked", seat: won.seat, question: "placeMine" }];
}
