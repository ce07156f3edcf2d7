// What is legal: one definition over what a seat knows, used by the judge, by random players and by the page.
import type { Command } from "./commands.ts";
import { refuseLoad } from "./legality/above-ground.ts";
import { refuseLose, refuseSecure } from "./legality/accident.ts";
import { refuseChooseBonus } from "./legality/choose-bonus.ts";
import { refuseBid, refuseDeclare, refusePlaceMine } from "./legality/consolidations.ts";
import { refuseTurn } from "./legality/turn.ts";
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
