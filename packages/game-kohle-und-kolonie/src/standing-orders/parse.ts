// Reads standing orders from outside; whatever they name must be there in this game.
import type { Parsed } from "@pithead/engine";
import { z } from "zod";
import { componentsOf } from "../components.ts";
import { parsed } from "../parse.ts";
import type { Position } from "../state.ts";
import type { Orders } from "./orders.ts";

/** More coins, markers or a higher total than any game knows would be an order that never holds, and was meant otherwise. */
const MOST = 999;

const whole = z.int("must be a whole number").min(0, "must not be below 0").max(MOST, `must be at most ${MOST}`);
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

/** As the move has it, which is paid for once. */
const load = z
  .strictObject({ worker: yesNo, cart: yesNo, markers: whole }, "must be an object")
  .refine(({ worker, cart }) => !(worker && cart), { path: ["cart"], error: "must be false where a local worker pays" });

/** Null stands for no order of that kind. */
const shape = z.strictObject(
  {
    secure: secure.nullable().exactOptional(),
    bid: z.array(bid, "must be a list").nullable().exactOptional(),
    damage: damage.nullable().exactOptional(),
    lose: lose.nullable().exactOptional(),
    declare: declare.nullable().exactOptional(),
    load: load.nullable().exactOptional(),
  },
  "must be an object",
);

/**
 * Every mine, field and place must be one of this game, and none may be named twice in a list.
 * What can never be carried out, whatever happens, is refused. A kind that is null is left out of what is read.
 */
export function parseOrders(raw: unknown, position: Position): Parsed<Orders> {
  const read = parsed(shape, raw);
  if (!read.ok) return read;
  const orders = withoutCancelled(read.value);
  return refuseStrangers(orders, position) ?? refuseExcess(orders, position) ?? { ok: true, value: orders };
}

function withoutCancelled({ secure, bid, damage, lose, declare, load }: z.infer<typeof shape>): Orders {
  return {
    ...(secure && { secure }),
    ...(bid && { bid }),
    ...(damage && { damage }),
    ...(lose && { lose }),
    ...(declare && { declare }),
    ...(load && { load }),
  };
}

function refuseStrangers({ secure, bid, lose }: Orders, position: Position): Parsed<never> | undefined {
  const { mines, consolidations, places } = componentsOf(position);
  const fields = [...consolidations.values()].flat();
  return (
    refuseNames(
      (index) => `secure.mines.${index}.mine`,
      secure?.mines.map(({ mine }) => mine),
      (mine) => mines.has(mine),
      "must be a mine of this game",
    ) ??
    refuseNames(
      (index) => `bid.${index}.field`,
      bid?.map(({ field }) => field),
      (field) => fields.includes(field),
      "must be the field of a large mine",
    ) ??
    refuseNames(
      (index) => `lose.from.${index}`,
      lose?.from,
      (place) => place !== "supply" && places.has(place),
      "must be a place where miners stand",
    )
  );
}

/** More mines than anybody can own at once, and more markers than there are. */
function refuseExcess({ secure, load }: Orders, position: Position): Parsed<never> | undefined {
  const { slots, railwayMarkers } = componentsOf(position);
  const secured = secure?.mines.filter(({ by }) => by !== "nothing") ?? [];
  if (secured.length > slots.size)
    return { ok: false, field: "secure.mines", problem: `must secure at most ${slots.size} mines, one for each slot` };
  const carts = railwayMarkers.filter((marker) => marker === "cart").length;
  if (load !== undefined && load.markers > carts)
    return { ok: false, field: "load.markers", problem: `must be at most ${carts}, the cart markers there are` };
  return undefined;
}

function refuseNames<Name>(
  fieldOf: (index: number) => string,
  names: readonly Name[] = [],
  isThere: (name: Name) => boolean,
  problem: string,
): Parsed<never> | undefined {
  const wrong = names.findIndex((name, index) => !isThere(name) || names.indexOf(name) < index);
  const name = names[wrong];
  if (name === undefined) return undefined;
  return { ok: false, field: fieldOf(wrong), problem: isThere(name) ? "is named twice" : problem };
}
