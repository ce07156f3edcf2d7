// Where the steps of a half-built mining turn happened: they are numbered on the board.
import {
  afterSteps,
  COLORS,
  type Color,
  type OrderId,
  type PlayerPosition,
  type Position,
  type WorkStep,
} from "@pithead/game-coal-baron/client";

export interface StepMarks {
  /** The step, from 1, that emptied a cart; `tile` is the index of the tile, null for the printed cart. */
  takenIn(level: Color, tile: number | null, place: number): number | undefined;
  /** The step, from 1, that filled a spot. */
  filledIn(order: OrderId, place: number): number | undefined;
}

export function stepMarks(position: Position, seat: number, steps: readonly WorkStep[]): StepMarks {
  const taken = new Map<string, number>();
  const filled = new Map<string, number>();
  let before = afterSteps(position, seat, []);
  steps.forEach((step, index) => {
    const after = afterSteps(position, seat, steps.slice(0, index + 1));
    if (step.step === "load") for (const cart of emptied(before, after)) taken.set(cart, index + 1);
    if (step.step === "fill" || step.step === "swap") for (const spot of newlyFilled(before, after)) filled.set(spot, index + 1);
    before = after;
  });
  return {
    takenIn: (level, tile, place) => taken.get(tile === null ? level : `${tile} ${place}`),
    filledIn: (order, place) => filled.get(`${order} ${place}`),
  };
}

function emptied(before: PlayerPosition, after: PlayerPosition): string[] {
  const printed = COLORS.filter((level) => before.preprinted[level] !== null && after.preprinted[level] === null);
  const carts = before.tiles.flatMap((tile, index) =>
    tile.cubes.flatMap((cube, place) => (cube !== null && after.tiles[index]?.cubes[place] === null ? [`${index} ${place}`] : [])),
  );
  return [...printed, ...carts];
}

function newlyFilled(before: PlayerPosition, after: PlayerPosition): string[] {
  return after.outstanding.flatMap(({ order, spots }, index) =>
    spots.flatMap((cubes, place) =>
      cubes.length > 0 && before.outstanding[index]?.spots[place]?.length === 0 ? [`${order} ${place}`] : [],
    ),
  );
}
