// The fields whose consolidation may still come to the player: those where an own small mine lies.
import {
  basisOf,
  componentsOf,
  type FieldId,
  type Position,
  playerAt,
  syndicateBasis,
  takersOf,
} from "@pithead/game-kohle-und-kolonie/client";

export interface BidField {
  field: FieldId;
  round: number;
  /** What the player's bids begin at as things stand. */
  basis: number;
  /** Basis and all coins, as things stand. */
  most: number;
  /** The syndicate's; null where it takes no part. */
  syndicate: number | null;
  others: number[];
}

/** Sooner ones first. `ordered`: fields that are shown in any case while their consolidation is to come. */
export function bidFields(position: Position, seat: number, ordered: readonly FieldId[]): BidField[] {
  const { coins } = playerAt(position, seat);
  return [...componentsOf(position).consolidations].flatMap(([round, fields]) =>
    fields.flatMap((field) => {
      const takers = takersOf(position, field);
      if (!isToCome(position, round, field) || !(takers.includes(seat) || ordered.includes(field))) return [];
      const basis = position.consolidation?.field === field ? basisNow(position, seat) : basisOf(position, seat, field);
      return [
        {
          field,
          round,
          basis,
          most: basis + coins,
          syndicate: syndicateBasis(position, field),
          others: takers.filter((each) => each !== seat),
        },
      ];
    }),
  );
}

/** Whether the field's consolidation is still to come, or going on. */
export function isBidToCome(position: Position, field: FieldId): boolean {
  return [...componentsOf(position).consolidations].some(([round, fields]) => fields.includes(field) && isToCome(position, round, field));
}

/** The one that is bid for now included. */
function isToCome(position: Position, round: number, field: FieldId): boolean {
  if (round !== position.round) return round > position.round;
  return position.consolidation?.field === field || !position.consolidated.includes(field);
}

/** What was declared counts, too. */
function basisNow({ consolidation }: Position, seat: number): number {
  return consolidation?.basis[consolidation.order.indexOf(seat)] ?? 0;
}
