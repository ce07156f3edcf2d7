// Buying a mine (§5.1.2 a).
import type { BuyMine } from "../commands.ts";
import { type Components, componentsOf, type Field, fieldOf, type Mine, mineOf } from "../components.ts";
import type { TurnEvent } from "../events.ts";
import type { StepReason } from "../reasons.ts";
import { type Position, playerAt } from "../state.ts";
import type { Place, VillageId } from "../vocabulary.ts";
import { refuseThrough } from "./bonus-markers.ts";
import { minersAt, refusePlace } from "./places.ts";
import { freeSlots, refuseSlot } from "./slots.ts";

export function refuseBuyMine(position: Position, seat: number, step: BuyMine): StepReason | undefined {
  const { card, village, slot, second } = step;
  const done = refuseThrough(position, seat, "action", "buyMine", "miners");
  if (done !== undefined) return done;
  if (!position.display.includes(card)) return { code: "card-not-on-display", card };
  const components = componentsOf(position);
  const player = playerAt(position, seat);
  const mine = mineOf(components, card);
  if (player.coins < mine.cost) return { code: "too-few-coins", price: mine.cost, coins: player.coins };
  const field = fieldOf(components, mine.field);
  return (
    refuseSlot(components, player, slot) ??
    refuseFirst(position, seat, field, village) ??
    (second && refuseSecond(components, position, seat, mine, step))
  );
}

/** A local worker where there is one at the field, and only else an own miner of an own settlement. */
function refuseFirst(position: Position, seat: number, field: Field, village: VillageId): StepReason | undefined {
  const player = playerAt(position, seat);
  if (!field.villages.includes(village)) return { code: "village-not-bordering", village, field: field.id };
  if (hasWorker(position, field)) {
    if (workersIn(position, village) === 0) return { code: "no-worker-in-village", village };
    return player.supply > 0 ? undefined : { code: "too-few-miners", needed: 1, supply: 0 };
  }
  const isMinerThere = player.settlements.includes(village) && minersAt(player, `village:${village}`) > 0;
  return isMinerThere ? undefined : { code: "no-miner-at-settlement", village };
}

function refuseSecond(components: Components, position: Position, seat: number, mine: Mine, step: BuyMine): StepReason | undefined {
  const { card, village, second } = step;
  if (second === undefined) return undefined;
  const player = playerAt(position, seat);
  const field = fieldOf(components, mine.field);
  if (mine.bonus !== "secondMiner") return { code: "no-second-worker", card };
  if (!hasWorker(position, field)) return { code: "second-without-first", card };
  if (!field.villages.includes(second.village)) return { code: "village-not-bordering", village: second.village, field: field.id };
  const left = workersIn(position, second.village) - (second.village === village ? 1 : 0);
  if (left === 0) return { code: "no-worker-in-village", village: second.village };
  if (second.at === undefined) return undefined;
  const kind = components.places.get(second.at)?.kind;
  if (kind !== "rescue" && kind !== "space") return { code: "second-miner-place", at: second.at };
  if (player.supply < 2) return { code: "too-few-miners", needed: 2, supply: player.supply };
  return refusePlace(components, player, second.at);
}

export function buyMineEvents(position: Position, seat: number, { card, village, slot, second }: BuyMine): TurnEvent[] {
  const components = componentsOf(position);
  const { cost, vp, field } = mineOf(components, card);
  const by = hasWorker(position, fieldOf(components, field)) ? "worker" : "settlement";
  const bought: TurnEvent = { type: "mineBought", seat, card, slot, village, by, cost, vp };
  return second === undefined ? [bought] : [bought, { type: "secondWorkerTaken", seat, village: second.village, at: second.at ?? null }];
}

/** Whatever might be legal; what is not is sifted out by the refusal. */
export function buyMineChoices(position: Position, seat: number): BuyMine[] {
  const components = componentsOf(position);
  const player = playerAt(position, seat);
  const slots = freeSlots(components, player);
  const places: Place[] = [...components.places.keys()].filter((place) => refusePlace(components, player, place) === undefined);
  return position.display.flatMap((card) => {
    const mine = mineOf(components, card);
    const { villages } = fieldOf(components, mine.field);
    const firsts = villages.flatMap((village) => slots.map((slot): BuyMine => ({ step: "buyMine", card, village, slot })));
    const legal = firsts.filter((step) => refuseBuyMine(position, seat, step) === undefined);
    if (mine.bonus !== "secondMiner") return legal;
    const seconds = villages.flatMap((village) => [{ village }, ...places.map((at) => ({ village, at }))]);
    return [...legal, ...legal.flatMap((step) => seconds.map((second) => ({ ...step, second })))];
  });
}

/** Whether a village at the field has a local worker left. */
function hasWorker(position: Position, field: Field): boolean {
  return field.villages.some((village) => workersIn(position, village) > 0);
}

function workersIn(position: Position, village: VillageId): number {
  return position.villages[village] ?? 0;
}
