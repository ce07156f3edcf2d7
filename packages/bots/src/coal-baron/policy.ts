// A plausible move at once.
import type { Command, Position } from "@pithead/game-coal-baron";
import type { Random } from "../random.ts";
import { candidates } from "./candidates.ts";

export function policy(position: Position, seat: number, random: Random): Command {
  return random.pick(candidates(position, seat, random));
}
