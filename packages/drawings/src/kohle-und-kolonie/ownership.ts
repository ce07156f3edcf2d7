// Who has what on the map: read once from a position for all parts of the board.
import {
  componentsOf,
  type FieldId,
  type Mine,
  type MineId,
  minersAt,
  type Position,
  SLOTS,
  type StationId,
  type VillageId,
} from "@pithead/game-kohle-und-kolonie/client";

export interface Ownership {
  /** A seat, or null for the syndicate. */
  owner: number | null;
  engine: boolean;
}

/** Mines that somebody has marked. */
export function ownersOf({ players, syndicate }: Position): Map<MineId, Ownership> {
  const owners = new Map<MineId, Ownership>(syndicate.mines.map(({ mine, engine }) => [mine, { owner: null, engine }]));
  for (const [seat, player] of players.entries()) {
    for (const slot of SLOTS) {
      const own = player.slots[slot];
      if (own !== null) owners.set(own.mine, { owner: seat, engine: own.engine });
    }
  }
  return owners;
}

export interface FieldStand {
  /** Small or single mines that have not left the game, by ascending number. */
  mines: { mine: Mine; owner: Ownership | undefined; isOffered: boolean; isLater: boolean }[];
  /** Undefined for the field of a single mine. */
  large: { mine: Mine; owner: Ownership | undefined } | undefined;
}

/** What stands in a field. Its small mines are gone once it is consolidated. */
export function fieldStand(position: Position, owners: ReadonlyMap<MineId, Ownership>, id: FieldId): FieldStand {
  const components = componentsOf(position);
  const largeMine = components.mines.get(id);
  const mines = components.mineCards
    .filter(({ field }) => field === id)
    .map((mine) => ({
      mine,
      owner: owners.get(mine.id),
      isOffered: position.display.includes(mine.id),
      isLater: mine.round > position.round,
    }))
    .filter(({ owner, isOffered, isLater }) => owner !== undefined || isOffered || isLater);
  return { mines, large: largeMine && { mine: largeMine, owner: owners.get(id) } };
}

/** Settlements of a village with the miners there, in seat order. */
export function settlementsIn({ players }: Position, village: VillageId): { seat: number; miners: number }[] {
  return players.flatMap((player, seat) =>
    player.settlements.includes(village) ? [{ seat, miners: minersAt(player, `village:${village}`) }] : [],
  );
}

/** Seats with a miner on the station, and how many. */
export function minersOnStation({ players }: Position, station: StationId): { seat: number; miners: number }[] {
  return players.map((player, seat) => ({ seat, miners: minersAt(player, `station:${station}`) })).filter(({ miners }) => miners > 0);
}

/** The cards the syndicate would buy now, lowest first; fewer where fewer lie on display. */
export function nextPurchases(position: Position): number[] {
  return position.display.slice(0, purchasesARound(position));
}

/** How many cards the syndicate buys in a round. */
export function purchasesARound(position: Position): number {
  const { purchases, maxPurchases } = componentsOf(position).edition.syndicate;
  return Math.min(maxPurchases, purchases + position.syndicate.morePurchases);
}
