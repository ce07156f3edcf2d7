// Placing engineers, and moving them once workforce is flipped (§5.1.2 d, e).
import type { MoveEngineer, PlaceEngineer } from "../commands.ts";
import { componentsOf } from "../components.ts";
import type { TurnEvent } from "../events.ts";
import type { StepReason } from "../reasons.ts";
import { type Position, playerAt } from "../state.ts";
import type { SpaceName } from "../vocabulary.ts";
import { piecesOn, spaceOf, upperSide } from "./above-ground.ts";
import { bonusUsed, refuseThrough, throughOf } from "./bonus-markers.ts";
import { currentPrice, refuseCost } from "./prices.ts";
import { rewardOf } from "./rewards.ts";

export function refusePlaceEngineer(position: Position, seat: number, step: PlaceEngineer): StepReason | undefined {
  const through = throughOf(step);
  if (playerAt(position, seat).engineersLeft === 0) return { code: "no-engineer-left" };
  return (
    refuseThrough(position, seat, through, "placeEngineer", "engineer") ??
    refuseSpace(position, seat, step.at) ??
    refuseCost(position, seat, "engineer", through)
  );
}

/** A free engineer space of an upper side. */
function refuseSpace(position: Position, seat: number, name: SpaceName): StepReason | undefined {
  const player = playerAt(position, seat);
  const space = spaceOf(componentsOf(position), player, name);
  if (space?.holds !== "engineers") return { code: "no-such-space", space: name };
  return piecesOn(player, space) < space.room ? undefined : { code: "space-taken", space: name };
}

export function placeEngineerEvents(position: Position, seat: number, step: PlaceEngineer): TurnEvent[] {
  const through = throughOf(step);
  const price = currentPrice(position, "engineer", through);
  const count = componentsOf(position).edition.start.engineers - playerAt(position, seat).engineersLeft + 1;
  return [
    ...bonusUsed(position, seat, through),
    { type: "engineerPlaced", seat, at: step.at, price, through },
    ...rewardOf(position, seat, "engineer", count),
  ];
}

export function placeEngineerChoices(position: Position): PlaceEngineer[] {
  return componentsOf(position).aboveGround.engineerSpaces.flatMap((at): PlaceEngineer[] => [
    { step: "placeEngineer", at },
    { step: "placeEngineer", at, via: "bonus" },
  ]);
}

/** Part of the miners action, never of the miners marker. */
export function refuseMoveEngineer(position: Position, seat: number, { from, to }: MoveEngineer): StepReason | undefined {
  const player = playerAt(position, seat);
  const most = upperSide(componentsOf(position), player, "workforce").moveEngineer;
  if (most === 0) return { code: "workforce-not-flipped" };
  const done = refuseThrough(position, seat, "action", "miners", "miners");
  if (done !== undefined) return done;
  if ((position.turn?.engineersMoved ?? 0) >= most) return { code: "engineers-moved-enough", most };
  const start = spaceOf(componentsOf(position), player, from);
  if (start?.holds !== "engineers" || piecesOn(player, start) === 0) return { code: "no-engineer-there", space: from };
  return from === to ? { code: "same-place", place: to } : refuseSpace(position, seat, to);
}

export function moveEngineerEvents(seat: number, { from, to }: MoveEngineer): TurnEvent[] {
  return [{ type: "engineerMoved", seat, from, to }];
}

export function moveEngineerChoices(position: Position): MoveEngineer[] {
  const { engineerSpaces } = componentsOf(position).aboveGround;
  return engineerSpaces.flatMap((from) => engineerSpaces.map((to): MoveEngineer => ({ step: "moveEngineer", from, to })));
}
