// Reads options, deals and commands from outside: every field that must be there and no other, at every depth.
import type { Parsed } from "@pithead/engine";
import { z } from "zod";
import type { Command } from "./commands.ts";
import { type Components, componentsFor } from "./components.ts";
import { editionNames, hasEdition } from "./editions.ts";
import type { Deal, Options } from "./state.ts";
import { ACCIDENTS, BONUS_MARKERS, FLIP_CARDS, RAILWAY_MARKERS, SLOTS } from "./vocabulary.ts";

const whole = z.int("must be a whole number");
const yesNo = z.boolean("must be true or false");
const name = z.string("must be a name");
const names = z.array(name, "must be a list of names");
const slot = z.enum(SLOTS, `must be one of ${SLOTS.join(", ")}`);
const slots = z.array(slot, "must be a list of slots");
const marker = z.enum(BONUS_MARKERS, `must be one of ${BONUS_MARKERS.join(", ")}`);
const via = z.literal("bonus", "must be bonus").exactOptional();

const step = z.discriminatedUnion(
  "step",
  [
    z.strictObject({
      step: z.literal("buyMine"),
      card: whole,
      village: name,
      slot,
      second: z.strictObject({ village: name, at: name.exactOptional() }, "must be an object").exactOptional(),
    }),
    z.strictObject({ step: z.literal("buyEngine"), on: z.union([whole, name], "must be a mine or a space"), via }),
    z.strictObject({ step: z.literal("buildSettlement"), village: name, miners: whole, via }),
    z.strictObject({ step: z.literal("placeEngineer"), at: name, via }),
    z.strictObject({ step: z.literal("place"), at: name, via }),
    z.strictObject({ step: z.literal("move"), from: name, to: name, via }),
    z.strictObject({ step: z.literal("moveEngineer"), from: name, to: name }),
    z.strictObject({ step: z.literal("takeCoin") }),
    z.strictObject({
      step: z.literal("flip"),
      card: z.enum(FLIP_CARDS, `must be one of ${FLIP_CARDS.join(", ")}`),
      pay: z.enum(["workers", "coins"], "must be workers or coins").exactOptional(),
      arrange: z.strictObject({ miners: names, engineers: names }, "must be an object").exactOptional(),
    }),
    z.strictObject({ step: z.literal("trade"), give: z.enum(["coins", "workers"], "must be coins or workers") }),
  ],
  "must be one of the steps of a turn",
);

/** Every command, as it is read from outside. */
export const command = z.discriminatedUnion(
  "type",
  [
    z.strictObject({ type: z.literal("chooseBonus"), marker }),
    z.strictObject({ type: z.literal("turn"), steps: z.array(step, "must be a list of steps"), end: yesNo }),
    z.strictObject({ type: z.literal("secure"), coins: slots, team: slots }),
    z.strictObject({ type: z.literal("chance"), label: name, result: names }),
    z.strictObject({ type: z.literal("lose"), from: name }),
    z.strictObject({ type: z.literal("damage"), pay: z.enum(["coin", "points"], "must be coin or points") }),
    z.strictObject({ type: z.literal("declare"), aid: yesNo, markers: whole }),
    z.strictObject({ type: z.literal("bid"), total: whole }),
    z.strictObject({ type: z.literal("pass") }),
    z.strictObject({ type: z.literal("placeMine"), slot }),
    z.strictObject({ type: z.literal("load"), worker: yesNo, cart: yesNo, markers: whole }),
  ],
  "must be one of the moves of the game",
);

export function parseCommand(raw: unknown): Parsed<Command> {
  return parsed(command, raw);
}

export function parseOptions(raw: unknown): Parsed<Options> {
  const edition = name
    .refine(hasEdition, { error: ({ input }) => `there is no edition "${input}" here, only ${editionNames().join(", ")}` })
    .exactOptional();
  return parsed(z.strictObject({ edition }, "must be an object"), raw);
}

/** Everything must be there that the edition has for so many players, each as often as it is there. */
export function parseDeal(raw: unknown, options: Options, seats: number): Parsed<Deal> {
  const components = componentsFor(options, seats);
  const isSeat = (start: number) => start >= 0 && start < seats;
  const rounds = [...components.consolidations].map(([round, fields]) => {
    const list = z.array(name, "must be a list").refine((order) => isWhole(order, fields), "must hold the large mines of that round");
    return [String(round), list] as const;
  });
  const accidents = z.array(z.enum(ACCIDENTS, "must be an accident marker"), "must be a list");
  const deal = z.strictObject(
    {
      start: whole.refine(isSeat, `must be a seat from 0 to ${seats - 1}`),
      railwayMarkers: railwayMarkers(components),
      accidents: accidents.refine((order) => isWhole(order, components.accidents), "must hold the accident markers of the game"),
      consolidations: z.strictObject(Object.fromEntries(rounds), "must be an object"),
    },
    "must be an object",
  );
  return parsed(deal, raw);
}

/** One for each station in play, of no kind more than there are. */
function railwayMarkers({ stations, railwayMarkers: all }: Components) {
  const kind = z.enum(RAILWAY_MARKERS, "must be a railway marker");
  const shape = Object.fromEntries([...stations.keys()].map((station) => [station, kind]));
  return z.strictObject(shape, "must be an object").refine((dealt) => {
    const count = (list: readonly string[], each: string) => list.filter((marker) => marker === each).length;
    return RAILWAY_MARKERS.every((each) => count(Object.values(dealt), each) <= count(all, each));
  }, "holds more markers of a kind than there are");
}

function isWhole(order: readonly string[], all: readonly string[]): boolean {
  const [dealt, wanted] = [order.toSorted(), all.toSorted()];
  return dealt.length === wanted.length && dealt.every((each, index) => each === wanted[index]);
}

/** What a schema says of a value, in the kernel's terms: the first field that is wrong. */
export function parsed<T>(schema: z.ZodType<T>, raw: unknown): Parsed<T> {
  const result = schema.safeParse(raw);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  const path = issue?.path ?? [];
  if (issue?.code === "unrecognized_keys") return { ok: false, field: [...path, issue.keys[0]].join("."), problem: "is not a field here" };
  return { ok: false, field: path.join("."), problem: issue?.message ?? "is wrong" };
}
