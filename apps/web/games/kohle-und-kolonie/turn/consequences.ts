// What steps come to for the player: figures before and after.
import {
  componentsOf,
  enginesOf,
  incomeOf,
  type Position,
  PRICED,
  type Priced,
  playerAt,
  workersOf,
} from "@pithead/game-kohle-und-kolonie/client";

const FIGURES = ["coins", "workers", "vp", "miners", "income", "engines", "extraActions"] as const;
type Figure = (typeof FIGURES)[number];

export interface Consequences {
  /** Only figures that change. */
  changes: { figure: Figure; by: number; after: number }[];
  /** What has become dearer for everyone. */
  raised: Priced[];
}

function figuresOf(position: Position, seat: number): { [figure in Figure]: number } {
  const player = playerAt(position, seat);
  return {
    coins: player.coins,
    workers: workersOf(player),
    vp: player.vp,
    miners: player.supply,
    income: incomeOf(componentsOf(position), player),
    engines: enginesOf(player),
    extraActions: player.extraActions,
  };
}

export function consequencesOf(before: Position, after: Position, seat: number): Consequences {
  const [was, is] = [figuresOf(before, seat), figuresOf(after, seat)];
  const changes = FIGURES.map((figure) => ({ figure, by: is[figure] - was[figure], after: is[figure] })).filter(({ by }) => by !== 0);
  return { changes, raised: PRICED.filter((what) => after.raised[what] && !before.raised[what]) };
}
