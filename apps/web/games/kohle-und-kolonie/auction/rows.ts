// The contenders of a consolidation and what each brings: mines, administration, declared, coins bid.
import {
  administrationOf,
  type Consolidation,
  componentsOf,
  fieldOf,
  ownMines,
  type Position,
  playerAt,
} from "@pithead/game-kohle-und-kolonie/client";

export interface AuctionRow {
  /** Null for the syndicate. */
  seat: number | null;
  mines: number;
  /** Of the small mines: its own and, for the syndicate, those that nobody bought. */
  cards: number[];
  administration: number;
  declared: number;
  /** A player's coins bid; the syndicate's own coins. */
  coins: number;
  total: number;
  hasPassed: boolean;
  isLeader: boolean;
  /** The highest total it could reach. */
  most: number;
}

/** The syndicate first, then players in the order of bidding. @param leader the seat in lead, null for the syndicate */
export function auctionRows(position: Position, consolidation: Consolidation, leader: number | null): AuctionRow[] {
  const components = componentsOf(position);
  const { smallMines } = fieldOf(components, consolidation.field);
  const costs = (cards: readonly number[]) => smallMines.reduce((sum, { id, cost }) => (cards.includes(id) ? sum + cost : sum), 0);
  const players = consolidation.order.map((seat, index): AuctionRow => {
    const player = playerAt(position, seat);
    const cards = smallMines.map(({ id }) => id).filter((id) => ownMines(player).some(({ mine }) => mine === id));
    const mines = costs(cards);
    const administration = administrationOf(components, player);
    const basis = consolidation.basis[index] ?? 0;
    const total = consolidation.totals[index] ?? basis;
    return {
      seat,
      cards,
      mines,
      administration,
      declared: basis - mines - administration,
      coins: total - basis,
      total,
      hasPassed: consolidation.hasPassed[index] ?? false,
      isLeader: seat === leader,
      most: basis + player.coins,
    };
  });
  if (consolidation.syndicate === null) return players;
  const isIts = (id: number) => position.display.includes(id) || position.syndicate.mines.some(({ mine }) => mine === id);
  const cards = smallMines.map(({ id }) => id).filter(isIts);
  const total = consolidation.syndicate;
  const syndicate: AuctionRow = {
    seat: null,
    cards,
    mines: costs(cards),
    administration: 0,
    declared: Math.max(0, total - costs(cards) - position.syndicate.coins),
    coins: Math.min(position.syndicate.coins, total - costs(cards)),
    total,
    hasPassed: false,
    isLeader: leader === null,
    most: total,
  };
  return [syndicate, ...players];
}
