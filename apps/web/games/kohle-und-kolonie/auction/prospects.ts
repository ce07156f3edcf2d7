// What winning and losing a consolidation would come to for one player.
import {
  componentsOf,
  fieldOf,
  mineOf,
  type OwnMine,
  ownMines,
  type Position,
  playerAt,
  SLOTS,
  type Slot,
} from "@pithead/game-kohle-und-kolonie/client";

export interface Prospects {
  win: { vp: number; income: number; hasCart: boolean; engines: number };
  lose: { vp: number; slots: Slot[]; engines: number };
  /** What the other players would get for the small mines they lose. */
  others: { seat: number; vp: number }[];
}

/** `seat` has a small mine in the field that is consolidated. */
export function prospectsOf(position: Position, seat: number, field: string): Prospects {
  const components = componentsOf(position);
  const { smallMines } = fieldOf(components, field);
  const large = mineOf(components, field);
  const isThere = ({ mine }: OwnMine) => smallMines.some(({ id }) => id === mine);
  const each = components.edition.lostSmallMineVp;
  const lost = position.players.map((player) => ownMines(player).filter(isThere));
  const syndicate = position.syndicate.mines.filter(isThere);
  const engines = [...lost.flat(), ...syndicate].filter(({ engine }) => engine).length;
  const own = playerAt(position, seat);
  const slots = SLOTS.filter((slot) => {
    const at = own.slots[slot];
    return at !== null && isThere(at);
  });
  const mine = lost[seat] ?? [];
  return {
    win: { vp: large.vp, income: large.income + (engines > 0 ? 1 : 0), hasCart: large.bonus === "cart", engines },
    lose: { vp: mine.length * each, slots, engines: mine.filter(({ engine }) => engine).length },
    others: lost
      .map((mines, other) => ({ seat: other, vp: mines.length * each }))
      .filter(({ seat: other, vp }) => other !== seat && vp > 0),
  };
}
