// How a mining turn is shown: the cage runs, cubes go from cart to cage, from cage to order or storage, step by step.
import { afterSteps, COLORS, type PlayerPosition, type Source, type View, type WorkStep } from "@pithead/game-coal-baron/client";
import type { Beat, Carried } from "../../parts/motion/beats.ts";
import { CAGE, cartPart, cubeSprite, orderPart, ownPart, STORAGE } from "./board-parts.ts";

/** One beat for each step, each with the position it leaves. */
export function miningBeats(before: View, after: View, seat: number, steps: readonly WorkStep[]): Beat<View>[] {
  return steps.map((step, index): Beat<View> => {
    const [was, is] = [afterSteps(before, seat, steps.slice(0, index)), afterSteps(before, seat, steps.slice(0, index + 1))];
    const shown = mined(after, before, seat, steps.slice(0, index + 1));
    return { carried: carriedBy(step, seat, was, is), runs: step.step === "cage", after: shown };
  });
}

/** The position after a mining turn, but with only so many of its steps done. */
export function mined(after: View, before: View, seat: number, steps: readonly WorkStep[]): View {
  const { cageAt, cage, storage, preprinted, tiles, outstanding } = afterSteps(before, seat, steps);
  return {
    ...after,
    players: after.players.map((player, index) =>
      index === seat ? { ...player, cageAt, cage, storage, preprinted, tiles, outstanding } : player,
    ),
  };
}

function carriedBy(step: WorkStep, seat: number, was: PlayerPosition, is: PlayerPosition): Carried[] {
  const from = (source: Source) => ownPart(seat, source === "cage" ? CAGE : STORAGE, ".pitmini").slice(0, 2);
  switch (step.step) {
    case "cage":
      return [];
    case "load":
      return emptied(was, is).map((cart) => ({
        piece: cubeSprite(step.cube),
        from: [`[data-part="pit:${seat}"] ${cart}`],
        to: from("cage"),
      }));
    case "store":
      return [{ piece: cubeSprite(step.cube), from: from("cage"), to: ownPart(seat, STORAGE, "dl") }];
    case "fill":
      return [{ piece: cubeSprite(step.spot), from: from(step.from), to: ownPart(seat, orderPart(step.order), orderPart(step.order)) }];
    case "swap":
      return step.cubes.map((one) => ({
        piece: cubeSprite(one.cube),
        from: from(one.from),
        to: ownPart(seat, orderPart(step.order), orderPart(step.order)),
      }));
  }
}

/** The carts that hold a cube before and none after. */
function emptied(was: PlayerPosition, is: PlayerPosition): string[] {
  const printed = COLORS.filter((level) => was.preprinted[level] !== null && is.preprinted[level] === null);
  const carts = was.tiles.flatMap((tile, index) =>
    tile.cubes.flatMap((held, place) => (held !== null && is.tiles[index]?.cubes[place] === null ? [cartPart(held, index, place)] : [])),
  );
  return [...printed.map((level) => cartPart(level, null, 0)), ...carts];
}
