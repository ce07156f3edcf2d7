// Every legal command in its shortest form: what random players, bots and the page choose from.
import type { Bid, ChooseBonus, Command, Declare, Load, Lose, PlaceMine } from "./commands.ts";
import { componentsOf } from "./components.ts";
import { refuseLoad } from "./legality/above-ground.ts";
import { refuseChooseBonus } from "./legality/choose-bonus.ts";
import { asked } from "./legality.ts";
import { leaderOf, mostOf } from "./rules/bidding.ts";
import { placesHeld } from "./rules/places.ts";
import { freeSlots } from "./rules/slots.ts";
import { type Position, playerAt } from "./state.ts";

const CHOICES = [false, true];

/** Every legal command of the seat in its shortest form: a turn without a step, securing nothing, all else in full. */
export function openings(position: Position, seat: number): Command[] {
  switch (asked(position, seat)) {
    case "chooseBonus":
      return chooseBonusOpenings(position);
    case "turn":
      return [{ type: "turn", steps: [], end: true }];
    case "secure":
      return [{ type: "secure", coins: [], team: [] }];
    case "lose":
      return loseOpenings(position, seat);
    case "damage":
      return [
        { type: "damage", pay: "coin" },
        { type: "damage", pay: "points" },
      ];
    case "declare":
      return declareOpenings(position, seat);
    case "bid":
      return [{ type: "pass" }, ...bidOpenings(position, seat)];
    case "placeMine":
      return placeMineOpenings(position, seat);
    case "load":
      return loadOpenings(position, seat);
    case null:
      return [];
  }
}

function chooseBonusOpenings(position: Position): ChooseBonus[] {
  return position.bonusRow.flatMap((marker): ChooseBonus[] => {
    if (marker === null) return [];
    const command: ChooseBonus = { type: "chooseBonus", marker };
    return refuseChooseBonus(position, command) === undefined ? [command] : [];
  });
}

function loseOpenings(position: Position, seat: number): Lose[] {
  return placesHeld(playerAt(position, seat)).map((from) => ({ type: "lose", from }));
}

/** With and without the consolidation-aid marker, and every number of kept markers. */
function declareOpenings(position: Position, seat: number): Declare[] {
  const { bonus, markers } = playerAt(position, seat);
  const aids = bonus === "consolidation-aid" ? [false, true] : [false];
  const counts = Array.from({ length: markers.consolidation + 1 }, (_, count) => count);
  return aids.flatMap((aid) => counts.map((count): Declare => ({ type: "declare", aid, markers: count })));
}

/** Every total from one more than the leading one up to what the coins allow. */
function bidOpenings(position: Position, seat: number): Bid[] {
  const { consolidation } = position;
  if (consolidation === null) return [];
  const lowest = leaderOf(consolidation).total + 1;
  const count = Math.max(0, mostOf(position, consolidation, seat) - lowest + 1);
  return Array.from({ length: count }, (_, more) => ({ type: "bid", total: lowest + more }));
}

export function placeMineOpenings(position: Position, seat: number): PlaceMine[] {
  return freeSlots(componentsOf(position), playerAt(position, seat)).map((slot) => ({ type: "placeMine", slot }));
}

function loadOpenings(position: Position, seat: number): Load[] {
  const counts = Array.from({ length: playerAt(position, seat).markers.cart + 1 }, (_, count) => count);
  return CHOICES.flatMap((worker) =>
    CHOICES.flatMap((cart) => counts.map((markers): Load => ({ type: "load", worker, cart, markers }))),
  ).filter((command) => refuseLoad(position, seat, command) === undefined);
}
