// What a program that plays is told about the game's JSON: the commands it may send, and what the fields of a position hold.
import { z } from "zod";
import { command } from "./parse.ts";
import type { View } from "./state.ts";

const VIEW: { readonly [field in keyof View]: string } = {
  options: "What the table chose: the edition, where it is not the one that comes with the game.",
  round: "From 1.",
  phase: "The phase of the round, or over.",
  asked: "Who is asked, and what; null while the bag is drawn from, and when the game is over.",
  queue: "Seats that come after in this phase.",
  turnOrder: "The seats in turn order; while bonus markers are chosen, that of the round before.",
  bonusRow: "The bonus markers on the spaces 1 to 7, from the left; null for one that was taken.",
  display: "The numbers of the above-ground cards on display, ascending.",
  supply: "Local workers and steam engines left in the common supply.",
  villages: "Local workers by village in play.",
  railwayMarkers: "By station in play: null while the marker lies face down, then what it was.",
  raised: "The prices that a flipped card has raised, for everyone.",
  syndicate: "The syndicate's coins, markers and mines.",
  isMiningDamaged: "Whether mining damage threatens this round.",
  accidents: "By round; null until turned over.",
  consolidated: "The fields turned over for consolidation this round.",
  turn: "What the asked seat has done in its turn so far; null outside of turns.",
  accident: "The accident phase while it lasts; else null.",
  consolidation: "One consolidation while it lasts; else null.",
  players: "By seat: coins, points, workers, markers, miners by place, engineers, engines, settlements, mines by slot, flipped cards.",
  final: "By seat, the final scoring taken apart; null until the game is over.",
};

export const DESCRIPTION = { command: z.toJSONSchema(command, { io: "input" }), view: VIEW };
