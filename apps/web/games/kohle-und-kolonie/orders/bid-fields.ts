// The fields whose consolidation may still come to the player: those where an own small mine lies.
import {
  basisOf,
  type Consolidation,
  componentsOf,
  type FieldId,
  fieldOf,
  type MineId,
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
  /** Other players with a small mine there. */
  others: number[];
  /** The syndicate's basis as things stand; null where it takes no part. */
  syndicate: number | null;
  /** Small mines there that the syndicate takes part with as long as nobody buys them: those on display. */
  onDisplay: MineId[];
  /** Small mines that only later rounds bring: with each of them the syndicate takes part unless it is bought. */
  toCome: MineId[];
}

/** Sooner ones first. `ordered`: fields that are shown in any case while their consolidation is to come. */
export function bidFields(position: Position, seat: number, ordered: readonly FieldId[]): BidField[] {
  const { coins } = playerAt(position, seat);
  const components = componentsOf(position);
  return [...components.consolidations].flatMap(([round, fields]) =>
    fields.flatMap((field) => {
      const { smallMines } = fieldOf(components, field);
      const takers = takersOf(position, field);
      if (!isToCome(position, round, field) || !(takers.includes(seat) || ordered.includes(field))) return [];
      const now = position.consolidation?.field === field ? position.consolidation : null;
      const basis = now ? basisNow(now, seat) : basisOf(position, seat, field);
      return [
        {
          field,
          round,
          basis,
          most: basis + coins,
          others: takers.filter((each) => each !== seat),
          syndicate: now ? now.syndicate : syndicateBasis(position, field),
          onDisplay: smallMines.map(({ id }) => id).filter((id) => position.display.includes(id)),
          toCome: smallMines.filter((mine) => mine.round > position.round).map(({ id }) => id),
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
function basisNow({ basis, order }: Consolidation, seat: number): number {
  return basis[order.indexOf(seat)] ?? 0;
}
