// Tables: a game before, while and after it is played, as lists and lobby show it.
import { z } from "zod";
import { AtExpiry, Pace, PlayerClock } from "./clocks.ts";
import { Line, WholeNumber } from "./text.ts";

export const GameId = z.string().regex(/^[a-z0-9]{10}$/);

/** 1–64 characters of 0x20–0x7E (`record.md`, fair chance 2). */
export const ClientSeed = z.string().regex(/^[\x20-\x7e]{1,64}$/, "1 to 64 printable ASCII characters");

/** A game's rule options: the game says which there are and what each may be. */
export const TableOptions = z.record(z.string().max(40), z.union([z.string().max(100), z.number(), z.boolean()]));

export const UserId = z.string().regex(/^[\w-]{1,40}$/);

/** Which game is played, as its package names it. */
export const GameName = z.string().regex(/^[a-z0-9-]{1,40}$/, "a game's name, like coal-baron");

export const TableStatus = z.enum(["open", "running", "finished", "cancelled"]);
export type TableStatus = z.infer<typeof TableStatus>;

/** How well a bot plays. */
export const BotLevel = z.enum(["easy", "medium", "hard"]);
export type BotLevel = z.infer<typeof BotLevel>;

export const TablePlayer = z
  .object({
    userId: z.string(),
    /** A bot's ends with "(bot)". */
    name: z.string(),
    /** The level of a bot that holds the seat; null for a person. */
    bot: BotLevel.nullable(),
    /** The level of the bot that plays on while the person is away; null while they play themselves, and for bots. */
    playedBy: BotLevel.nullable(),
    /** Null at a table without clocks. */
    clock: PlayerClock.nullable(),
    /** Since when their time has been up, while somebody is still to move for them. */
    timeUpAt: z.iso.datetime().nullable(),
    /** Until when the vacation lasts that began last. */
    vacationUntil: z.iso.datetime().nullable(),
    /** Whether they have gone for good. */
    resigned: z.boolean(),
    /** Whether anybody may take their seat over. */
    offered: z.boolean(),
    /** Whether they want the clocks to stand. */
    wantsPause: z.boolean(),
    /** Whether they are told by mail when it is their turn: a guest without an address is not. */
    mailed: z.boolean(),
    /** The seat, from 0 clockwise; null until the game has started. */
    seat: z.number().int().nullable(),
    /** VP as they stand; null until the game has started. */
    score: z.number().int().nullable(),
    /** Final rank; null until the game is over. */
    rank: z.number().int().nullable(),
  })
  .meta({ id: "TablePlayer" });
export type TablePlayer = z.infer<typeof TablePlayer>;

export const Table = z
  .object({
    id: z.string(),
    game: z.string(),
    status: TableStatus,
    /** How many play. */
    seats: z.number().int(),
    options: TableOptions,
    visibility: z.enum(["open", "unlisted"]),
    description: z.string(),
    ownerId: z.string(),
    /** In join order until the start, in seat order from then on. */
    players: z.array(TablePlayer),
    /** SHA-256 of the server's seed, published before anybody sits. */
    commitment: z.string(),
    /** Whether the result says how well people play: not where a bot holds a seat. Settled when the game starts. */
    rated: z.boolean(),
    /** The finished game that this one plays on from, and the position there. */
    linkedTo: z.object({ game: z.string(), seq: z.number().int() }).nullable(),
    pace: Pace,
    atExpiry: AtExpiry,
    /** Whether clocks rest while their player is on vacation. */
    vacations: z.boolean(),
    /** How reliable whoever sits down must be, in per cent. */
    reliability: z.number().int(),
    /** Since when all clocks stand by consent. */
    pausedAt: z.iso.datetime().nullable(),
    /** Rows in the log so far: moves accepted. */
    seq: z.number().int(),
    /** Seats that are asked now. */
    toMove: z.array(z.number().int()),
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    lastMoveAt: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Table" });
export type Table = z.infer<typeof Table>;

export const CreateTable = z
  .strictObject({
    game: GameName,
    seats: z.number().int().min(2).max(5),
    options: TableOptions.default({}),
    visibility: z.enum(["open", "unlisted"]).default("open"),
    description: Line.trim().max(200).default(""),
    clientSeed: ClientSeed.optional(),
    pace: Pace.default({ kind: "none" }),
    atExpiry: AtExpiry.default("bot"),
    vacations: z.boolean().default(true),
    reliability: z.number().int().min(0).max(100).default(0),
    /** Bots that sit down at once, by level. When they fill the table, the game starts. */
    bots: z.array(BotLevel).max(4).default([]),
  })
  .meta({ id: "CreateTable" });
export type CreateTable = z.input<typeof CreateTable>;

/** Somebody sits down. */
export const Sit = z.strictObject({ clientSeed: ClientSeed.optional() });

/** A bot sits down. */
export const SeatBot = z.strictObject({ level: BotLevel });

/** A bot plays on in the asker's seat. */
export const LeaveToBot = z.strictObject({ level: BotLevel.default("medium") });

export const Page = z.strictObject({
  /** How many at most. */
  limit: WholeNumber.pipe(z.number().min(1).max(100)).default(30),
  /** What `next` of the page before said. */
  after: z
    .string()
    .regex(/^\d{1,15}-[a-z0-9]{10}$/, "what `next` of the page before said")
    .optional(),
});

/** How a finished game went for somebody: won, alone or together with others, or not. */
export const GameResult = z.enum(["won", "lost"]);
export type GameResult = z.infer<typeof GameResult>;

/**
 * Lists of tables: newest first, finished ones by their end. `unlisted` ones are only in the lists of those who sit at them (`mine`).
 * `player`: a part of a player's name, in any case.
 */
export const TableQuery = Page.extend({
  status: TableStatus.default("open"),
  game: GameName.optional(),
  player: Line.trim().min(1).max(40).optional(),
  mine: z.literal("true").optional(),
  /** Only tables at which this user sits. */
  user: UserId.optional(),
  /** Only running ones with a seat that anybody may take over. */
  offered: z.literal("true").optional(),
  /** Only tables of that time, by which the list is in order: from `since` on, and before `before`. */
  since: z.iso.datetime().optional(),
  before: z.iso.datetime().optional(),
  /** Only finished games that went so for the asker (`mine`), else for `user`, else for a player of that name. */
  result: GameResult.optional(),
}).refine(({ result, mine, user, player }) => result === undefined || (mine ?? user ?? player) !== undefined, {
  path: ["result"],
  error: "of whom: `mine`, `user` or `player`",
});
export const TableList = z.object({ tables: z.array(Table), next: z.string().nullable() }).meta({ id: "TableList" });
export type TableList = z.infer<typeof TableList>;

/** The asker's games: those that wait for them (longest waiting first), the other running and open ones, and finished ones not yet seen. */
export const MyGames = z
  .object({
    yourMove: z.array(Table),
    waiting: z.array(Table),
    open: z.array(Table),
    finishedUnseen: z.array(Table),
  })
  .meta({ id: "MyGames" });
export type MyGames = z.infer<typeof MyGames>;
