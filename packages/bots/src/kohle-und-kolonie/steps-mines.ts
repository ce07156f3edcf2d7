// Mines worth trying to buy: each card in a few ways, from the villages and into the slot that suit best.
import {
  type BuyMine,
  type Components,
  fieldOf,
  freeSlots,
  mineOf,
  minersAt,
  type Place,
  type PlayerPosition,
  type Position,
  playerAt,
  type Slot,
  type Step,
  slotCard,
  type VillageId,
} from "@pithead/game-kohle-und-kolonie/client";
import { usefulSpaces } from "./steps-miners.ts";
import { tradesFor } from "./steps-trades.ts";

/** Villages tried for a card, and places for the miner of a second worker. */
const VILLAGES = 2;
const PLACES = 3;

/** Each group of steps is a purchase with the trades that pay for it. */
export function mineSteps(components: Components, position: Position, seat: number): Step[][] {
  const player = playerAt(position, seat);
  const slot = bestSlot(components, player);
  if (slot === undefined) return [];
  return position.display.flatMap((card): Step[][] => {
    const trades = tradesFor(components, player, { coins: mineOf(components, card).cost, workers: 0 });
    if (trades === undefined) return [];
    return buys(components, position, player, card, slot).map((buy) => [...trades, buy]);
  });
}

function buys(components: Components, position: Position, player: PlayerPosition, card: number, slot: Slot): BuyMine[] {
  const { field, bonus } = mineOf(components, card);
  const { villages } = fieldOf(components, field);
  const workersIn = (village: VillageId) => position.villages[village] ?? 0;
  const [village, ...others] = villages
    .filter((each) => workersIn(each) > 0)
    .toSorted((one, other) => workersIn(one) - workersIn(other))
    .slice(0, VILLAGES);
  if (village === undefined) {
    const own = villages.find((each) => player.settlements.includes(each) && minersAt(player, `village:${each}`) > 0);
    return own === undefined ? [] : [{ step: "buyMine", card, village: own, slot }];
  }
  if (player.supply === 0) return [];
  const buy: BuyMine = { step: "buyMine", card, village, slot };
  if (bonus !== "secondMiner") return [buy, ...others.map((each) => ({ ...buy, village: each }))];
  const from = workersIn(village) > 1 ? village : others[0];
  if (from === undefined) return [buy];
  const places = player.supply > 1 ? placesForSecond(components, player, slot) : [];
  if (places.length === 0) return [{ ...buy, second: { village: from } }];
  return places.map((at) => ({ ...buy, second: { village: from, at } }));
}

function placesForSecond(components: Components, player: PlayerPosition, slot: Slot): Place[] {
  const rescue: Place = `rescue:${slot}`;
  const spaces = usefulSpaces(components, player);
  return (minersAt(player, rescue) === 0 ? [rescue, ...spaces] : spaces).slice(0, PLACES);
}

/** Where a miner of the rescue team stands already; else where a coin can secure it. */
function bestSlot(components: Components, player: PlayerPosition): Slot | undefined {
  const danger = (slot: Slot) => (minersAt(player, `rescue:${slot}`) > 0 ? 0 : slotCard(components, slot).coinSecurable ? 1 : 2);
  return freeSlots(components, player).toSorted((one, other) => danger(one) - danger(other))[0];
}
