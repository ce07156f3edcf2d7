// Reads the file of an edition: every field with its kind of value, then whether the parts agree with each other.
import type { Parsed } from "@pithead/engine";
import { z } from "zod";
import type { Edition } from "./edition.ts";
import { disagreementIn } from "./edition-agreement.ts";
import { parsed } from "./parse.ts";
import { ACCIDENTS, BONUS_MARKERS, CARDS, PRICED, RAILWAY_MARKERS, SLOTS } from "./vocabulary.ts";

const ID = /^[a-z0-9][a-z0-9-]*$/;
const PRINTABLE = /^[^\p{C}\p{Zl}\p{Zp}]*$/u;
/** The map of every edition, in the units of its drawing. */
const MAP = { width: 1000, height: 620 };

function wholeFrom(least: number, most: number) {
  const below = least === 0 ? "must not be negative" : `must be at least ${least}`;
  return z.int("must be a whole number").min(least, below).max(most, `must be at most ${most}`);
}

function textUpTo(most: number) {
  return z
    .string("must be text")
    .regex(PRINTABLE, "must be one line of printable characters")
    .regex(/\S/u, "must not be blank")
    .max(most, `must have at most ${most} characters`);
}

function coordinate(most: number) {
  const outside = `must be from 0 to ${most}`;
  return z.number("must be a number").min(0, outside).max(most, outside);
}

/** Coins or VP. */
const figure = wholeFrom(0, 999);
const price = wholeFrom(1, 99);
/** How many of something there are. */
const count = wholeFrom(0, 99);
const few = wholeFrom(0, 9);
const positive = wholeFrom(1, 99);
const round = z.int("must be a whole number").min(1, "must be from 1 to 5").max(5, "must be from 1 to 5");
const name = textUpTo(60);
const id = z
  .string("must be an id")
  .regex(ID, "must be an id of small letters, digits and hyphens")
  .max(40, "must have at most 40 characters");
const ids = z.array(id, "must be a list of ids").max(99, "must have at most 99 entries");
const x = coordinate(MAP.width);
const y = coordinate(MAP.height);
const point = z.tuple([x, y], "must be x and y");
const bonus = z.enum(["cart", "secondMiner"], "must be cart, secondMiner or null").nullable();
const pair = z.tuple([figure, figure], "must be two prices: before and after the rise");
const lineVp = z
  .int("must be VP, or null where the line is not in play")
  .min(0, "must not be negative")
  .max(999, "must be at most 999")
  .nullable();

function oneOf<const T extends readonly string[]>(list: T) {
  return z.enum(list, `must be one of ${list.join(", ")}`);
}

function listOf<T extends z.ZodType>(item: T) {
  return z.array(item, "must be a list").max(99, "must have at most 99 entries");
}

function whole<const T extends z.ZodRawShape>(shape: T) {
  return z.strictObject(shape, "must be an object");
}

/** An object whose fields are named freely. */
function named<T extends z.ZodType>(item: T) {
  return z.record(z.string(), item, "must be an object");
}

const smallMine = { number: wholeFrom(1, 999), name, field: id, round, cost: figure, income: figure, bonus };
const given = whole({ coins: price.exactOptional(), workers: price.exactOptional() });
const reward = whole({ extraAction: few.exactOptional(), vp: figure.exactOptional() });
const space = whole({
  miners: wholeFrom(1, 9).exactOptional(),
  engineers: wholeFrom(1, 9).exactOptional(),
  steamEngines: wholeFrom(1, 9).exactOptional(),
  carts: count.exactOptional(),
  coins: figure.exactOptional(),
  vp: figure.exactOptional(),
  consolidation: count.exactOptional(),
});
const side = named(z.union([few, space], "must be a whole number up to 9, or a space"));
const card = whole({
  german: name,
  flip: z.array(given, "must be a list of prices or null").min(1, "must have a price").max(2, "must have one price or two").nullable(),
  flipVp: figure.exactOptional(),
  flipExtraAction: few.exactOptional(),
  raises: oneOf(PRICED).nullable().exactOptional(),
  vpPerCart: figure.exactOptional(),
  vpFirstOfEngineerAndEngine: figure.exactOptional(),
  vpBoth: figure.exactOptional(),
  front: side,
  back: side.exactOptional(),
});

const edition: z.ZodType<Edition> = whole({
  game: z.literal("kohle-und-kolonie", "must be kohle-und-kolonie"),
  edition: id,
  about: textUpTo(1000).exactOptional(),
  seats: whole({ min: z.literal(3, "must be 3"), max: z.literal(5, "must be 5") }),
  rounds: z.literal(5, "must be 5"),
  start: whole({ coins: figure, vp: figure, miners: positive, settlements: few, engineers: few, accidentStones: few }),
  supply: whole({ localWorkers: count, steamEngines: count }),
  towns: listOf(whole({ id, name })),
  fields: listOf(
    whole({
      id,
      name,
      town: id,
      kind: oneOf(["large", "single"]),
      villages: ids,
      neighbors: ids,
      label: whole({ x, y }),
      polygon: listOf(point),
    }),
  ),
  smallMines: listOf(whole(smallMine)),
  singleMines: listOf(whole({ ...smallMine, vp: figure })),
  largeMines: listOf(whole({ field: id, name, round, income: figure, bonus, vp: figure })),
  villages: listOf(whole({ id, name, town: id, places: wholeFrom(1, 9), fields: ids, stations: ids, x, y })),
  stations: listOf(whole({ id, name, line: id, neighbors: ids, villages: ids, x, y })),
  lines: listOf(
    whole({ id, railway: textUpTo(80), stations: ids, path: listOf(textUpTo(60)), vp: whole({ 3: lineVp, 4: lineVp, 5: lineVp }) }),
  ),
  railwayMarkers: listOf(whole({ kind: oneOf(RAILWAY_MARKERS), count, kept: z.boolean("must be true or false") })),
  bonusMarkers: listOf(whole({ id: oneOf(BONUS_MARKERS), cost: figure, fromRound: round })),
  accidentMarkers: listOf(oneOf(ACCIDENTS)),
  accident: whole({
    blackStones: count,
    blankStones: count,
    maxStonesPerPlayer: count,
    draws: positive,
    minusPoints: listOf(figure),
  }),
  syndicate: whole({ startCoins: figure, refillRounds: listOf(round), refillTo: figure, purchases: count, maxPurchases: count }),
  slots: listOf(whole({ id: oneOf(SLOTS), coinSecurable: z.boolean("must be true or false") })),
  slotArrows: listOf(listOf(oneOf(SLOTS)).length(2, "must be a slot and the next")),
  prices: whole({ engineer: pair, settlement: pair, steamEngine: pair }),
  settlementRewards: named(reward),
  engineerRewards: named(reward),
  trade: listOf(whole({ give: given, get: given })),
  aboveGround: z.record(oneOf(CARDS), card, `must hold the cards ${CARDS.join(", ")}`),
  final: whole({
    steamEngines: listOf(figure).min(1, "must begin with the VP of no engine"),
    coinsPerVp: wholeFrom(1, 999),
    stationVp: figure,
    extraActionVp: figure,
  }),
  lostSmallMineVp: figure,
  threePlayers: whole({ withoutTown: id, withoutVillages: ids, withoutStations: ids, withoutLines: ids }),
  examples: z.unknown().exactOptional(),
});

/**
 * Says what is wrong in a file: the field by its path, lists by their index from 0, and in the words what stands there.
 * What it accepts can be given to `addEdition`.
 */
export function readEdition(raw: unknown): Parsed<Edition> {
  const read = parsed(edition, raw);
  const wrong = read.ok ? disagreementIn(read.value) : read;
  if (wrong === undefined) return read;
  const entry = entryAt(raw, wrong.field);
  return { ok: false, field: wrong.field, problem: entry === undefined ? wrong.problem : `${wrong.problem} (${entry})` };
}

/** What a path such as `smallMines.4.cost` leads to, by the name that the file gives it. */
function entryAt(raw: unknown, path: string): string | undefined {
  const [list = "", index = ""] = path.split(".");
  if (index === "") return undefined;
  const entries = LISTS.safeParse(raw).data?.[list];
  const entry = ENTRY.safeParse(LIST.safeParse(entries).data?.[Number(index)]).data;
  return entry?.number === undefined ? (entry?.id ?? entry?.field ?? entry?.kind) : `mine ${entry.number}`;
}

const LISTS = z.record(z.string(), z.unknown());
const LIST = z.array(z.unknown());
const NAME = id.optional().catch(undefined);
const ENTRY = z.object({ number: wholeFrom(1, 999).optional().catch(undefined), id: NAME, field: NAME, kind: NAME });
