// Building a settlement (§5.1.2 c).
import type { BuildSettlement } from "../commands.ts";
import { componentsOf, villageOf } from "../components.ts";
import type { TurnEvent } from "../events.ts";
import type { StepReason } from "../reasons.ts";
import { type Position, playerAt } from "../state.ts";
import type { VillageId } from "../vocabulary.ts";
import { bonusUsed, refuseThrough, throughOf } from "./bonus-markers.ts";
import { SETTLEMENT_ROOM } from "./places.ts";
import { currentPrice, refuseCost } from "./prices.ts";
import { rewardOf } from "./rewards.ts";

export function refuseBuildSettlement(position: Position, seat: number, step: BuildSettlement): StepReason | undefined {
  const through = throughOf(step);
  return (
    refuseThrough(position, seat, through, "buildSettlement", "settlement") ??
    refuseVillage(position, seat, step.village) ??
    refuseMiners(position, seat, step.miners) ??
    refuseCost(position, seat, "settlement", through)
  );
}

function refuseVillage(position: Position, seat: number, village: VillageId): StepReason | undefined {
  const components = componentsOf(position);
  const { settlements } = playerAt(position, seat);
  if (settlements.length >= components.edition.start.settlements) return { code: "no-settlement-left" };
  if (!components.villages.has(village)) return { code: "no-such-village", village };
  const workers = position.villages[village] ?? 0;
  if (workers > 0) return { code: "workers-in-village", village, workers };
  if (settlements.includes(village)) return { code: "settled-already", village };
  const { places } = villageOf(components, village);
  const taken = position.players.filter((player) => player.settlements.includes(village)).length;
  return taken < places ? undefined : { code: "village-full", village, places };
}

function refuseMiners(position: Position, seat: number, miners: number): StepReason | undefined {
  const { supply } = playerAt(position, seat);
  if (miners < 0 || miners > SETTLEMENT_ROOM) return { code: "too-many-at-settlement", miners, most: SETTLEMENT_ROOM };
  return miners <= supply ? undefined : { code: "too-few-miners", needed: miners, supply };
}

export function buildSettlementEvents(position: Position, seat: number, step: BuildSettlement): TurnEvent[] {
  const through = throughOf(step);
  const price = currentPrice(position, "settlement", through);
  const count = playerAt(position, seat).settlements.length + 1;
  return [
    ...bonusUsed(position, seat, through),
    { type: "settlementBuilt", seat, village: step.village, miners: step.miners, price, through },
    ...rewardOf(position, seat, "settlement", count),
  ];
}

export function buildSettlementChoices(position: Position, seat: number): BuildSettlement[] {
  const steps: BuildSettlement[] = [];
  for (const village of componentsOf(position).villages.keys()) {
    if (refuseVillage(position, seat, village) !== undefined) continue;
    for (let miners = 0; miners <= SETTLEMENT_ROOM; miners++)
      steps.push({ step: "buildSettlement", village, miners }, { step: "buildSettlement", village, miners, via: "bonus" });
  }
  return steps;
}
