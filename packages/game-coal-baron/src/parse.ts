// Reads options, deals and commands from outside: every field that must be there and no other, at every depth.
import type { Parsed } from "@pithead/engine";
import { z } from "zod";
import type { Command } from "./commands.ts";
import { ORDER_STACK, TILE_CARDS, TILE_STACK } from "./components.ts";
import type { Deal, Options } from "./state.ts";
import { COLORS, DELIVERY_SPACES, DRAW_SPACES, FACTORY_SPACES, LEVELS, MINING_SPACES, MONEY_SPACES, ORDER_SPACES } from "./vocabulary.ts";

const color = z.enum(COLORS, `must be one of ${COLORS.join(", ")}`);
const tile = z.enum(
  TILE_CARDS.map(({ kind }) => kind),
  "must be a kind of tunnel tile",
);
const order = z.enum(ORDER_STACK, "must be the id of an order");
const card = z.enum([...ORDER_STACK, ...TILE_STACK], "must be the id of an order or a kind of tunnel tile");
const source = z.enum(["cage", "storage"], "must be cage or storage");
const cube = z.strictObject({ cube: color, from: source }, "must be a cube and where it comes from");
const substitutes = z.array(color, "must be a list of colours").exactOptional();

const workStep = z.discriminatedUnion(
  "step",
  [
    z.strictObject({ step: z.literal("cage"), to: z.enum(LEVELS, `must be one of ${LEVELS.join(", ")}`) }),
    z.strictObject({ step: z.literal("load"), cube: color }),
    z.strictObject({ step: z.literal("fill"), order, spot: color, from: source }),
    z.strictObject({ step: z.literal("swap"), order, spot: color, cubes: z.tuple([cube, cube], "must be two cubes") }),
    z.strictObject({ step: z.literal("store"), cube: color }),
  ],
  "must be one of cage, load, fill, swap, store",
);

const place = z.discriminatedUnion(
  "space",
  [
    z.strictObject({ type: z.literal("place"), space: z.enum(FACTORY_SPACES), substitutes }),
    z.strictObject({ type: z.literal("place"), space: z.enum(MINING_SPACES), steps: z.array(workStep, "must be a list of work steps") }),
    z.strictObject({
      type: z.literal("place"),
      space: z.enum([...ORDER_SPACES, ...DELIVERY_SPACES, ...MONEY_SPACES, ...DRAW_SPACES, "bank"]),
    }),
  ],
  "must be a worker space",
);

const keep = z.strictObject({
  type: z.literal("keep"),
  card: card.nullable(),
  to: z.enum(["top", "bottom"], "must be top or bottom"),
  rest: z.array(card, "must be a list of cards"),
  substitutes,
});

/** Every command, as it is read from outside. */
export const command = z.discriminatedUnion(
  "type",
  [z.strictObject({ type: z.literal("draft"), order }), place, keep],
  "must be one of draft, place, keep",
);

const options = z.strictObject({ delivered: z.enum(["open", "hidden"], "must be open or hidden").exactOptional() }, "must be an object");

export function parseCommand(raw: unknown): Parsed<Command> {
  return parsed(command, raw);
}

export function parseOptions(raw: unknown): Parsed<Options> {
  return parsed(options, raw);
}

/** Both stacks must hold every card of the game, each as often as it is there. */
export function parseDeal(raw: unknown, seats: number): Parsed<Deal> {
  const isSeat = (start: number) => Number.isInteger(start) && start >= 0 && start < seats;
  const deal = z.strictObject(
    {
      start: z.number("must be a seat").refine(isSeat, `must be a seat from 0 to ${seats - 1}`),
      tiles: z.array(tile, "must be a list").refine((tiles) => isWhole(tiles, TILE_STACK), "must hold the 48 tiles of the game"),
      orders: z.array(order, "must be a list").refine((orders) => isWhole(orders, ORDER_STACK), "must hold the 44 orders of the game"),
    },
    "must be an object",
  );
  return parsed(deal, raw);
}

function isWhole(stack: readonly string[], cards: readonly string[]): boolean {
  return stack.toSorted().join() === cards.toSorted().join();
}

function parsed<T>(schema: z.ZodType<T>, raw: unknown): Parsed<T> {
  const result = schema.safeParse(raw);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  const path = issue?.path ?? [];
  if (issue?.code === "unrecognized_keys") return { ok: false, field: [...path, issue.keys[0]].join("."), problem: "is not a field here" };
  return { ok: false, field: path.join("."), problem: issue?.message ?? "is wrong" };
}
