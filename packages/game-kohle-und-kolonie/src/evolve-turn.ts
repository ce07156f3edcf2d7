// What the facts of a turn do to a position (phases 2 to 4), and the return of a bonus marker, which can follow from any move.
import { componentsOf } from "./components.ts";
import type { Event, Through, TurnEvent } from "./events.ts";
import { payWorkers } from "./rules/local-workers.ts";
import { addMiners } from "./rules/places.ts";
import { cokingKinds } from "./rules/rewards.ts";
import { slotOfMine } from "./rules/slots.ts";
import { type PlayerPosition, type Position, playerAt } from "./state.ts";
import type { Action, VillageId } from "./vocabulary.ts";

type Fact<T extends Event["type"]> = Extract<Event, { type: T }>;

export function evolveTurn(position: Position, event: TurnEvent): void {
  const player = playerAt(position, event.seat);
  switch (event.type) {
    case "bonusReturned":
      player.bonus = null;
      position.bonusRow[event.space] = event.marker;
      return;
    case "extraActionSpent":
      player.extraActions--;
      return;
    case "mineBought":
      buyMine(position, player, event);
      return;
    case "secondWorkerTaken":
      takeWorker(position, player, event.village);
      if (event.at !== null) {
        player.supply--;
        addMiners(player, event.at, 1);
      }
      return;
    case "engineBought":
      buyEngine(position, player, event);
      return;
    case "settlementBuilt":
      player.coins -= event.price;
      player.settlements.push(event.village);
      player.supply -= event.miners;
      addMiners(player, `village:${event.village}`, event.miners);
      act(position, "buildSettlement", event.through);
      return;
    case "engineerPlaced":
      player.coins -= event.price;
      player.engineersLeft--;
      player.engineers[event.at] = (player.engineers[event.at] ?? 0) + 1;
      act(position, "placeEngineer", event.through);
      return;
    case "minerPlaced":
      player.supply--;
      addMiners(player, event.at, 1);
      countMiner(position, "placed", event.through);
      return;
    case "minerMoved":
      addMiners(player, event.from, -1);
      addMiners(player, event.to, 1);
      countMiner(position, "moved", event.through);
      return;
    case "engineerMoved":
      player.engineers[event.from] = (player.engineers[event.from] ?? 0) - 1;
      player.engineers[event.to] = (player.engineers[event.to] ?? 0) + 1;
      if (position.turn !== null) position.turn.engineersMoved++;
      act(position, "miners", "action");
      return;
    case "coinTaken":
      player.coins += event.coins;
      return;
    case "cardFlipped":
      flip(position, player, event);
      return;
    case "traded":
      trade(position, player, event);
      return;
    case "rewarded":
      player.vp += event.vp;
      player.extraActions += event.extraActions;
      if (event.for === "coking") player.cokingRewards = cokingKinds(componentsOf(position), player);
      return;
    case "railwayMarkerTaken":
      position.railwayMarkers[event.station] = event.marker;
      player.vp += event.vp;
      player.coins += event.coins;
      if (event.marker !== "points" && event.marker !== "money") player.markers[event.marker]++;
      return;
    case "turnPaused":
      if (position.turn !== null) position.turn.hasBegun = true;
      return;
    case "turnEnded":
      position.turn = null;
      position.asked = null;
  }
}

function buyMine(position: Position, player: PlayerPosition, { card, slot, village, by, cost, vp }: Fact<"mineBought">): void {
  player.coins -= cost;
  player.vp += vp;
  player.slots[slot] = { mine: card, engine: false };
  position.display.splice(position.display.indexOf(card), 1);
  if (by === "worker") {
    takeWorker(position, player, village);
    player.supply--;
  } else {
    addMiners(player, `village:${village}`, -1);
  }
  act(position, "buyMine", "action");
}

function takeWorker({ villages }: Position, player: PlayerPosition, village: VillageId): void {
  villages[village] = (villages[village] ?? 0) - 1;
  player.workers++;
}

function buyEngine(position: Position, player: PlayerPosition, { on, price, through }: Fact<"engineBought">): void {
  player.coins -= price;
  position.supply.engines--;
  const slot = slotOfMine(player, on);
  if (slot === undefined) player.engines[on] = (player.engines[on] ?? 0) + 1;
  else player.slots[slot] = { mine: on, engine: true };
  act(position, "buyEngine", through);
}

/** All pieces that stood on the card stand as the fact says. */
function flip(position: Position, player: PlayerPosition, event: Fact<"cardFlipped">): void {
  const { card, coins, workers, vp, extraActions, raises } = event;
  player.coins -= coins;
  payWorkers(position, player, workers);
  player.vp += vp;
  player.extraActions += extraActions;
  if (raises !== null) position.raised[raises] = true;
  player.flipped[card] = true;
  for (const { name, holds } of componentsOf(position).aboveGround.front[card].spaces) {
    if (holds !== "steamEngines" && player[holds][name] !== undefined) player[holds][name] = 0;
  }
  Object.assign(player.miners, event.miners);
  Object.assign(player.engineers, event.engineers);
}

function trade(position: Position, player: PlayerPosition, { coins, workers }: Fact<"traded">): void {
  player.coins += coins;
  if (workers < 0) {
    payWorkers(position, player, -workers);
    return;
  }
  position.supply.workers -= workers;
  player.workers += workers;
}

function act({ turn }: Position, action: Action, through: Through): void {
  if (turn !== null && through === "action") turn.action = action;
}

function countMiner(position: Position, what: "placed" | "moved", through: Through): void {
  const { turn } = position;
  if (turn === null) return;
  if (through === "action") {
    turn[what]++;
    turn.action = "miners";
    return;
  }
  turn.viaBonus ??= { placed: 0, moved: 0 };
  turn.viaBonus[what]++;
}
