// Commands worth considering, by what the seat is asked.
import type { Seat } from "@pithead/engine";
import { asked, type Command, openings, type Position } from "@pithead/game-kohle-und-kolonie/client";
import type { Random } from "../random.ts";
import { securings } from "./securing.ts";
import { turnCommand, turnsOf } from "./turns.ts";

const BREADTH = 6;
const TURNS = 36;
/** Bids above the lowest one. */
const RAISES = [0, 1, 3];

/** Every one legal; those of a turn the best first. */
export function candidates(position: Position, seat: Seat, _random: Random): Command[] {
  switch (asked(position, seat)) {
    case "turn":
      return turnsOf(position, seat, BREADTH).slice(0, TURNS).map(turnCommand);
    case "secure":
      return securings(position, seat);
    case "bid": {
      const [pass, ...bids] = openings(position, seat);
      return [pass, ...RAISES.map((more) => bids[more])].flatMap((command) => command ?? []);
    }
    case "chooseBonus":
    case "lose":
    case "damage":
    case "declare":
    case "placeMine":
    case "load":
      return openings(position, seat);
    case null:
      return [];
  }
}
