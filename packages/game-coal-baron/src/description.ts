// What a program that plays is told about the game's JSON: the commands it may send, and what the fields of a position hold.
import { z } from "zod";
import { command } from "./parse.ts";
import type { View } from "./state.ts";

const VIEW: { readonly [field in keyof View]: string } = {
  options: "What the table chose: whether delivered orders lie open or hidden.",
  phase: "draft, shift, or over.",
  shift: "0 while orders are drafted, then 1 to 3.",
  startPlayer: "The seat that begins the shift; while orders are drafted, the one that will begin the first.",
  turn: "The seat that is asked; null when the game is over.",
  draft: "The orders that may still be drafted.",
  factory: "The tunnel tile on each open space of the factory; null for none.",
  orders: "The order on each open order space; null for none.",
  stackSizes: "How many cards are left in each stack: their order is known to nobody.",
  crews: "Whose workers stand on each open worker space, and how many: whoever comes next needs one more. Null for none.",
  bank: "By seat, its workers in the bank.",
  canteen: "By seat, its workers in the canteen.",
  supply: "By colour, the cubes that lie in nobody's pit.",
  players: "By seat: workers, marks, points, the pit with its tiles, cubes and cage, storage, and orders.",
  draw: "The cards a seat has drawn and has yet to choose from: `cards` is null for everybody else.",
  scorings: "The scorings of the shifts that are over.",
  final: "By seat, the final scoring taken apart; null until the game is over.",
};

export const DESCRIPTION = { command: z.toJSONSchema(command, { io: "input" }), view: VIEW };
