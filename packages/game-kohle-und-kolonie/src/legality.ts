// What is legal: one definition over what a seat knows, used by the judge, by random players and by the page.
import type { Command } from "./commands.ts";
import { loadOpenings, refuseLoad } from "./phases/above-ground.ts";
import { damageOpenings, loseOpenings, refuseLose, refuseSecure, secureExtensions, secureOpenings } from "./phases/accident.ts";
import { chooseBonusOpenings, refuseChooseBonus } from "./phases/choose-bonus.ts";
import { bidOpenings, declareOpenings, placeMineOpenings, refuseBid, refuseDeclare, refusePlaceMine } from "./phases/consolidations.ts";
import { refuseTurn, turnExtensions, turnOpenings } from "./phases/turn.ts";
import type { Reason } from "./reasons.ts";
import type { Position, Question } from "./state.ts";

/** Whether the host owes the draw from the bag. */
export function isChanceOwed({ accident }: Position): boolean {
  return accident?.stage === "bag";
}

/** What the position asks the seat; null when it asks nothing. */
export function asked(position: Position, seat: number): Question | null {
  return position.asked?.seat === seat ? position.asked.question : null;
}

/** Why the seat can't do that now; undefined when it can. Reads nothing that the seat may not know. */
export function refuse(position: Position, seat: number, command: Command): Reason | undefined {
  if (position.phase === "over") return { code: "game-over" };
  if (command.type === "chance") return { code: "host-only" };
  if (position.asked === null) return { code: "chance-owed" };
  const { question } = position.asked;
  if (position.asked.seat !== seat) return { code: "not-your-turn", turn: position.asked.seat };
  if (command.type !== question && !(command.type === "pass" && question === "bid")) return { code: "another-move-asked", asked: question };
  switch (command.type) {
    case "chooseBonus":
      return refuseChooseBonus(position, command);
    case "turn":
      return refuseTurn(position, seat, command);
    case "secure":
      return refuseSecure(position, seat, command);
    case "lose":
      return refuseLose(position, seat, command);
    case "declare":
      return refuseDeclare(position, seat, command);
    case "bid":
      return refuseBid(position, seat, command);
    case "placeMine":
      return refusePlaceMine(position, seat, command);
    case "load":
      return refuseLoad(position, seat, command);
    case "damage":
    case "pass":
      return undefined;
  }
}

/** Every legal command of the seat in its shortest form: a turn without a step, securing nothing, all else in full. */
export function openings(position: Position, seat: number): Command[] {
  switch (asked(position, seat)) {
    case "chooseBonus":
      return chooseBonusOpenings(position);
    case "turn":
      return turnOpenings();
    case "secure":
      return secureOpenings();
    case "lose":
      return loseOpenings(position, seat);
    case "damage":
      return damageOpenings();
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

/** Every legal command one step longer than a legal one: one more step of a turn, or one more slot secured. */
export function extensions(position: Position, seat: number, command: Command): Command[] {
  switch (command.type) {
    case "turn":
      return turnExtensions(position, seat, command);
    case "secure":
      return secureExtensions(position, seat, command);
    case "chooseBonus":
    case "chance":
    case "lose":
    case "damage":
    case "declare":
    case "bid":
    case "pass":
    case "placeMine":
    case "load":
      return [];
  }
}
