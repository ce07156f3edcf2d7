// Reads standing orders from outside; whatever they name must be there in this game.
import type { Parsed } from "@pithead/engine";
import { z } from "zod";
import { componentsOf } from "../components.ts";
import { parsed } from "../parse.ts";
import type { Position } from "../state.ts";
import type { Orders } from "./orders.ts";

const whole = z.int("must be a whole number").min(0, "must not be below 0");
const yesNo = z.boolean("must be true or false");
const name = z.string("must be a name");
/** So many coins must be left afterwards. */
const keep = whole;

/** What becomes of each own mine. An unsecured one that is not named, and one to secure that is gone, are changed conditions. */
const secure = z.strictObject(
  {
    mines: z.array(
      z.strictObject(
        { mine: z.union([whole, name], "must be a mine"), by: z.enum(["coin", "team", "nothing"], "must be coin, team or nothing") },
        "must be an object",
      ),
      "must be a list of mines",
    ),
    keep,
  },
  "must be an object",
);

/** In one field's consolidation: 1 more than leads, as long as the total is at most `upTo`; when it leads with that or more, `beyond`. */
const bid = z.strictObject({ field: name, upTo: whole, beyond: z.enum(["pass", "ask"], "must be pass or ask"), keep }, "must be an object");

const damage = z.discriminatedUnion(
  "pay",
  [z.strictObject({ pay: z.literal("coin"), keep }), z.strictObject({ pay: z.literal("points") })],
  "must pay coin or points",
);

/** From the first of these places where an own miner stands. */
const lose = z.strictObject({ from: z.array(name, "must be a list of places").min(1, "must name a place") }, "must be an object");

const declare = z.literal("nothing", "must be nothing");

/** As the move has it. */
const load = z.strictObject({ worker: yesNo, cart: yesNo, markers: whole }, "must be an object");

const shape: z.ZodType<Orders> = z.strictObject(
  {
    secure: secure.exactOptional(),
    bid: z.array(bid, "must be a list").exactOptional(),
    damage: damage.exactOptional(),
    lose: lose.exactOptional(),
    declare: declare.exactOptional(),
    load: load.exactOptional(),
  },
  "must be an object",
);

/** Every mine, field and place must be one of this game, and none may be named twice in a list. */
export function parseOrders(raw: unknown, position: Position): Parsed<Orders> {
  const read = parsed(shape, raw);
  if (!read.ok) return read;
  const { mines, consolidations, places } = componentsOf(position);
  const fields = [...consolidations.values()].flat();
  const { secure, bid, lose } = read.value;
  return (
    refuseNames(
      "secure.mines",
      secure?.mines.map(({ mine }) => mine),
      (mine) => mines.has(mine),
      "must be a mine of this game",
    ) ??
    refuseNames(
      "bid",
      bid?.map(({ field }) => field),
      (field) => fields.includes(field),
      "must be the field of a large mine",
    ) ??
    refuseNames("lose.from", lose?.from, (place) => place !== "supply" && places.has(place), "must be a place where miners stand") ??
    read
  );
}

function refuseNames<Name>(
  list: string,
  names: readonly Name[] = [],
  isThere: (name: Name) => boolean,
  problem: string,
): Parsed<never> | undefined {
  const wrong = names.findIndex((name, index) => !isThere(name) || names.indexOf(name) < index);
  const name = names[wrong];
  if (name === undefined) return undefined;
  return { ok: false, field: `${list}.${wrong}`, problem: isThere(name) ? "is named twice" : problem };
}
