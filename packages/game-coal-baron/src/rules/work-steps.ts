// The work steps of mining: what each costs, when it is possible, what it does to the own board (rulebook, "Mining").
import type { Source, WorkStep } from "../commands.ts";
import { CAGE_SPOTS, orderCard } from "../components.ts";
import type { StepReason } from "../reasons.ts";
import type { PlayerPosition } from "../state.ts";
import type { Color, OrderId } from "../vocabulary.ts";
import { hasCube, loadCube, takeCube } from "./cubes.ts";

/** In work steps. */
export function costOf(step: WorkStep): number {
  return step.step === "swap" ? 2 : 1;
}

export function refuseStep(player: PlayerPosition, step: WorkStep): StepReason | undefined {
  switch (step.step) {
    case "cage":
      return step.to === player.cageAt ? { code: "cage-already-there", level: step.to } : undefined;
    case "load":
      return refuseLoad(player, step.cube);
    case "fill":
      return refuseSpot(player, step.order, step.spot) ?? refuseCube(player, step.spot, step.from, 1);
    case "swap":
      return refuseSpot(player, step.order, step.spot) ?? refusePair(player, step.cubes);
    case "store":
      return refuseCube(player, step.cube, "cage", 1);
  }
}

/** Changes the player's board by a legal step. */
export function applyStep(player: PlayerPosition, step: WorkStep): void {
  switch (step.step) {
    case "cage":
      player.cageAt = step.to;
      return;
    case "load":
      loadCube(player, step.cube);
      return;
    case "fill":
      takeCube(player, step.spot, step.from);
      fillSpot(player, step.order, step.spot, [step.spot]);
      return;
    case "swap":
      for (const { cube, from } of step.cubes) takeCube(player, cube, from);
      fillSpot(
        player,
        step.order,
        step.spot,
        step.cubes.map(({ cube }) => cube),
      );
      return;
    case "store":
      takeCube(player, step.cube, "cage");
      player.storage[step.cube]++;
  }
}

function refuseLoad(player: PlayerPosition, cube: Color): StepReason | undefined {
  if (player.cageAt === "surface") return { code: "cage-at-surface" };
  if (player.cage.length >= CAGE_SPOTS) return { code: "cage-full", spots: CAGE_SPOTS };
  return hasCube(player, player.cageAt, cube) ? undefined : { code: "cube-not-on-level", cube, level: player.cageAt };
}

function refuseSpot(player: PlayerPosition, order: OrderId, spot: Color): StepReason | undefined {
  const outstanding = player.outstanding.find((candidate) => candidate.order === order);
  if (outstanding === undefined) return { code: "order-not-outstanding", order };
  const { spots } = orderCard(order);
  if (!spots.includes(spot)) return { code: "no-such-spot", order, spot };
  const isFree = spots.some((color, index) => color === spot && outstanding.spots[index]?.length === 0);
  return isFree ? undefined : { code: "spot-filled", order, spot };
}

type Pair = Extract<WorkStep, { step: "swap" }>["cubes"];

function refusePair(player: PlayerPosition, [first, second]: Pair): StepReason | undefined {
  const needed = first.cube === second.cube && first.from === second.from ? 2 : 1;
  return refuseCube(player, first.cube, first.from, needed) ?? refuseCube(player, second.cube, second.from, needed);
}

/** Cubes leave the cage at the surface only; the storage can be used at any cage level. */
function refuseCube(player: PlayerPosition, cube: Color, from: Source, needed: number): StepReason | undefined {
  if (from === "storage") return player.storage[cube] >= needed ? undefined : { code: "cube-not-in-storage", cube };
  if (player.cageAt !== "surface") return { code: "cage-not-at-surface", level: player.cageAt };
  let held = 0;
  for (const other of player.cage) if (other === cube) held++;
  return held >= needed ? undefined : { code: "cube-not-in-cage", cube };
}

/** Fills the first free spot of that colour. */
function fillSpot(player: PlayerPosition, order: OrderId, spot: Color, cubes: Color[]): void {
  const at = player.outstanding.findIndex((candidate) => candidate.order === order);
  const outstanding = player.outstanding[at];
  if (outstanding === undefined) return;
  const colors = orderCard(order).spots;
  const free = outstanding.spots.findIndex((held, index) => held.length === 0 && colors[index] === spot);
  player.outstanding[at] = { order, spots: outstanding.spots.with(free, cubes) };
}
