// The steps of a turn: whether one is possible, what it makes happen, and which can come next (§5.1.2).
import type { Step } from "../commands.ts";
import { componentsOf } from "../components.ts";
import type { TurnEvent } from "../events.ts";
import type { StepReason } from "../reasons.ts";
import { type Position, playerAt } from "../state.ts";
import { bonusUsed } from "./bonus-markers.ts";
import { buildSettlementChoices, buildSettlementEvents, refuseBuildSettlement } from "./build-settlement.ts";
import { buyEngineChoices, buyEngineEvents, refuseBuyEngine } from "./buy-engine.ts";
import { buyMineChoices, buyMineEvents, refuseBuyMine } from "./buy-mine.ts";
import {
  moveEngineerChoices,
  moveEngineerEvents,
  placeEngineerChoices,
  placeEngineerEvents,
  refuseMoveEngineer,
  refusePlaceEngineer,
} from "./engineers.ts";
import { flipChoices, flipEvents, refuseFlip } from "./flip.ts";
import { refuseTrade, tradeEvents } from "./local-workers.ts";
import { moveMinerChoices, moveMinerEvents, placeMinerChoices, placeMinerEvents, refuseMoveMiner, refusePlaceMiner } from "./miners.ts";

/** The consolidation-aid marker used for money. */
const AID_COINS = 1;

export function refuseStep(position: Position, seat: number, step: Step): StepReason | undefined {
  switch (step.step) {
    case "buyMine":
      return refuseBuyMine(position, seat, step);
    case "buyEngine":
      return refuseBuyEngine(position, seat, step);
    case "buildSettlement":
      return refuseBuildSettlement(position, seat, step);
    case "placeEngineer":
      return refusePlaceEngineer(position, seat, step);
    case "place":
      return refusePlaceMiner(position, seat, step);
    case "move":
      return refuseMoveMiner(position, seat, step);
    case "moveEngineer":
      return refuseMoveEngineer(position, seat, step);
    case "takeCoin":
      return playerAt(position, seat).bonus === "consolidation-aid" ? undefined : { code: "bonus-not-held", marker: "consolidation-aid" };
    case "flip":
      return refuseFlip(position, seat, step);
    case "trade":
      return refuseTrade(position, seat, step);
  }
}

/** What a legal step makes happen, but for what lies face down and for what stands on coking's back. */
export function stepEvents(position: Position, seat: number, step: Step): TurnEvent[] {
  switch (step.step) {
    case "buyMine":
      return buyMineEvents(position, seat, step);
    case "buyEngine":
      return buyEngineEvents(position, seat, step);
    case "buildSettlement":
      return buildSettlementEvents(position, seat, step);
    case "placeEngineer":
      return placeEngineerEvents(position, seat, step);
    case "place":
      return placeMinerEvents(position, seat, step);
    case "move":
      return moveMinerEvents(position, seat, step);
    case "moveEngineer":
      return moveEngineerEvents(seat, step);
    case "takeCoin":
      return [...bonusUsed(position, seat), { type: "coinTaken", seat, coins: AID_COINS }];
    case "flip":
      return flipEvents(position, seat, step);
    case "trade":
      return tradeEvents(position, seat, step);
  }
}

/** Every legal step, each in every form the judge accepts. */
export function nextSteps(position: Position, seat: number): Step[] {
  return choices(position, seat).filter((step) => refuseStep(position, seat, step) === undefined);
}

/** Whatever might be legal, group by group; a group is left out when nothing of it can be. */
function choices(position: Position, seat: number): Step[] {
  const { bonus } = playerAt(position, seat);
  const action = position.turn?.action ?? null;
  const isActionFree = action === null;
  const canUse = (marker: typeof bonus) => isActionFree || bonus === marker;
  const isMinersOpen = canUse("miners") || action === "miners" || (position.turn?.viaBonus ?? null) !== null;
  return [
    ...(isActionFree ? buyMineChoices(position, seat) : []),
    ...(canUse("steam-engine") ? buyEngineChoices(position, seat) : []),
    ...(canUse("settlement") ? buildSettlementChoices(position, seat) : []),
    ...(canUse("engineer") ? placeEngineerChoices(position) : []),
    ...(isMinersOpen ? [...placeMinerChoices(position, seat), ...moveMinerChoices(position, seat), ...moveEngineerChoices(position)] : []),
    { step: "takeCoin" },
    ...flipChoices(position, seat),
    ...componentsOf(position).edition.trade.map(({ give }): Step => ({ step: "trade", give: give.coins ? "coins" : "workers" })),
  ];
}
