// Buying a steam engine (§5.1.2 b).
import type { BuyEngine } from "../commands.ts";
import { componentsOf } from "../components.ts";
import type { TurnEvent } from "../events.ts";
import type { StepReason } from "../reasons.ts";
import { type Position, playerAt } from "../state.ts";
import type { MineId } from "../vocabulary.ts";
import { piecesOn, spaceOf } from "./above-ground.ts";
import { bonusUsed, refuseThrough, throughOf } from "./bonus-markers.ts";
import { currentPrice, refuseCost } from "./prices.ts";
import { ownMines } from "./slots.ts";

const FIRST_ROUND = 2;

export function refuseBuyEngine(position: Position, seat: number, step: BuyEngine): StepReason | undefined {
  const through = throughOf(step);
  if (position.round < FIRST_ROUND) return { code: "engines-not-yet", fromRound: FIRST_ROUND };
  if (position.supply.engines === 0) return { code: "no-engine-left" };
  return (
    refuseThrough(position, seat, through, "buyEngine", "steam-engine") ??
    refuseOn(position, seat, step.on) ??
    refuseCost(position, seat, "steamEngine", through)
  );
}

/** One engine a mine, and one on the space for it. */
function refuseOn(position: Position, seat: number, on: MineId): StepReason | undefined {
  const components = componentsOf(position);
  const player = playerAt(position, seat);
  if (typeof on === "string" && components.aboveGround.spaces.has(on)) {
    const space = spaceOf(components, player, on);
    if (space?.holds !== "steamEngines") return { code: "no-such-space", space: on };
    return piecesOn(player, space) < space.room ? undefined : { code: "has-engine", on };
  }
  const own = ownMines(player).find(({ mine }) => mine === on);
  if (own === undefined) return { code: "not-own-mine", mine: on };
  return own.engine ? { code: "has-engine", on } : undefined;
}

export function buyEngineEvents(position: Position, seat: number, step: BuyEngine): TurnEvent[] {
  const through = throughOf(step);
  const price = currentPrice(position, "steamEngine", through);
  return [...bonusUsed(position, seat, through), { type: "engineBought", seat, on: step.on, price, through }];
}

export function buyEngineChoices(position: Position, seat: number): BuyEngine[] {
  const spaces = componentsOf(position).aboveGround.engineSpaces;
  const mines = ownMines(playerAt(position, seat)).map(({ mine }) => mine);
  return [...mines, ...spaces].flatMap((on): BuyEngine[] => [
    { step: "buyEngine", on },
    { step: "buyEngine", on, via: "bonus" },
  ]);
}
