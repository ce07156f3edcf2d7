// Reads the file of an edition: every field with its kind of value, then whether the parts agree with each other.
import type { Parsed } from "@pithead/engine";
import { z } from "zod";
import type { Edition } from "./edition.ts";
import { disagreementIn } from "./edition-agreement.ts";
import { parsed } from "./parse.ts";
import { ACCIDENTS, BONUS_MARKERS, CARDS, PRICED, RAILWAY_MARKERS, SLOTS } from "./vocabulary.ts";

const ID = /^[a-z0-9][a-z0-9-]*$/;

const count = z.int("must be a whole number").min(0, "must not be negative");
const positive = z.int("must be a whole number").min(1, "must be at least 1");
const text = z.string("must be text");
const id = z.string("must be an id").regex(ID, "must be an id of small letters, digits and hyphens");
const ids = z.array(id, "must be a list of ids");
const place = z.number("must be a number");
const bonus = z.enum(["cart", "secondMiner"], "must be cart, secondMiner or null").nullable();
const pair = z.tuple([count, count], "must be two prices: before and after the rise");

function oneOf<const T extends readonly string[]>(list: T) {
  return z.enum(list, `must be one of ${list.join(", ")}`);
}

function listOf<T extends z.ZodType>(item: T) {
  return z.array(item, "must be a list");
}

function whole<const T extends z.ZodRawShape>(shape: T) {
  return z.strictObject(shape, "must be an object");
}

const smallMine = { number: positive, name: text, field: id, round: positive, cost: count, income: count, bonus };
const price = whole({ coins: positive.exactOptional(), workers: positive.exactOptional() });
const reward = whole({ extraAction: count.exactOptional(), vp: count.exactOptional() });
const space = whole({
  miners: positive.exactOptional(),
  engineers: positive.exactOptional(),
  steamEngines: positive.exactOptional(),
  carts: count.exactOptional(),
  coins: count.exactOptional(),
  vp: count.exactOptional(),
  consolidation: count.exactOptional(),
});
const side = z.record(text, z.union([count, space], "must be a number or a space"), "must be an object");
const card = whole({
  german: text,
  flip: z.array(price, "must be a list of prices or null").min(1, "must have a price").max(2, "must have one price or two").nullable(),
  flipVp: count.exactOptional(),
  flipExtraAction: count.exactOptional(),
  raises: oneOf(PRICED).nullable().exactOptional(),
  vpPerCart: count.exactOptional(),
  vpFirstOfEngineerAndEngine: count.exactOptional(),
  vpBoth: count.exactOptional(),
  front: side,
  back: side.exactOptional(),
});

const edition: z.ZodType<Edition> = whole({
  game: z.literal("kohle-und-kolonie", "must be kohle-und-kolonie"),
  edition: id.max(40, "must have at most 40 characters"),
  about: text.exactOptional(),
  seats: whole({ min: z.literal(3, "must be 3"), max: z.literal(5, "must be 5") }),
  rounds: z.literal(5, "must be 5"),
  start: whole({ coins: count, vp: count, miners: positive, settlements: count, engineers: count, accidentStones: count }),
  supply: whole({ localWorkers: count, steamEngines: count }),
  towns: listOf(whole({ id, name: text })),
  fields: listOf(
    whole({
      id,
      name: text,
      town: id,
      kind: oneOf(["large", "single"]),
      villages: ids,
      neighbors: ids,
      label: whole({ x: place, y: place }),
      polygon: listOf(listOf(place).length(2, "must be x and y")),
    }),
  ),
  smallMines: listOf(whole(smallMine)),
  singleMines: listOf(whole({ ...smallMine, vp: count })),
  largeMines: listOf(whole({ field: id, name: text, round: positive, income: count, bonus, vp: count })),
  villages: listOf(whole({ id, name: text, town: id, places: positive, fields: ids, stations: ids, x: place, y: place })),
  stations: listOf(whole({ id, name: text, line: id, neighbors: ids, villages: ids, x: place, y: place })),
  lines: listOf(whole({ id, railway: text, stations: ids, path: listOf(text), vp: z.record(text, count.nullable(), "must be an object") })),
  railwayMarkers: listOf(whole({ kind: oneOf(RAILWAY_MARKERS), count, kept: z.boolean("must be true or false") })),
  bonusMarkers: listOf(whole({ id: oneOf(BONUS_MARKERS), cost: count, fromRound: positive })),
  accidentMarkers: listOf(oneOf(ACCIDENTS)),
  accident: whole({
    blackStones: count,
    blankStones: count,
    maxStonesPerPlayer: count,
    draws: positive,
    minusPoints: listOf(count),
  }),
  syndicate: whole({ startCoins: count, refillRounds: listOf(positive), refillTo: count, purchases: count, maxPurchases: count }),
  slots: listOf(whole({ id: oneOf(SLOTS), coinSecurable: z.boolean("must be true or false") })),
  slotArrows: listOf(listOf(oneOf(SLOTS)).length(2, "must be a slot and the next")),
  prices: whole({ engineer: pair, settlement: pair, steamEngine: pair }),
  settlementRewards: z.record(text, reward, "must be an object"),
  engineerRewards: z.record(text, reward, "must be an object"),
  trade: listOf(whole({ give: price, get: price })),
  aboveGround: z.record(oneOf(CARDS), card, `must hold the cards ${CARDS.join(", ")}`),
  final: whole({
    steamEngines: listOf(count).min(1, "must begin with the VP of no engine"),
    coinsPerVp: positive,
    stationVp: count,
    extraActionVp: count,
  }),
  lostSmallMineVp: count,
  threePlayers: whole({ withoutTown: id, withoutVillages: ids, withoutStations: ids, withoutLines: ids }),
  examples: z.unknown().exactOptional(),
});

/** Says what is wrong in a file, by field. What it accepts can be given to `addEdition`. */
export function readEdition(raw: unknown): Parsed<Edition> {
  const read = parsed(edition, raw);
  if (!read.ok) return read;
  const wrong = disagreementIn(read.value);
  return wrong === undefined ? read : { ok: false, field: wrong.field, problem: wrong.problem };
}
