// Every legal command one step longer than a legal one: what random players and bots choose from.
import type { Command, Secure, Turn } from "./commands.ts";
import { refuseSecure } from "./legality/accident.ts";
import { walkSteps } from "./legality/turn.ts";
import { turnsOverMarker } from "./rules/miners.ts";
import { unsecuredSlots } from "./rules/securing.ts";
import { nextSteps } from "./rules/steps.ts";
import { type Position, playerAt } from "./state.ts";

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

/** One step more; where that turns over a railway marker, the turn may end or go on. */
export function turnExtensions(position: Position, seat: number, { steps }: Turn): Turn[] {
  const walk = walkSteps(position, seat, steps);
  if (!walk.ok || walk.turnedOver !== null) return [];
  return nextSteps(walk.after, seat).flatMap((step): Turn[] => {
    const ended: Turn = { type: "turn", steps: [...steps, step], end: true };
    return step.step === "move" && turnsOverMarker(walk.after, step) ? [ended, { ...ended, end: false }] : [ended];
  });
}

/** One slot more, for a coin or by the rescue team. */
function secureExtensions(position: Position, seat: number, { coins, team }: Secure): Secure[] {
  return unsecuredSlots(playerAt(position, seat))
    .flatMap((slot): Secure[] => [
      { type: "secure", coins: [...coins, slot], team },
      { type: "secure", coins, team: [...team, slot] },
    ])
    .filter((command) => refuseSecure(position, seat, command) === undefined);
}
