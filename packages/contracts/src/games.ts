// A started game: its position, its log, moves.
import { z } from "zod";
import { SeatVote } from "./clocks.ts";
import { Table } from "./tables.ts";
import { WholeNumber } from "./text.ts";

/** A game's own object: its shape is the game's, `type` names the kind. */
export const Typed = z.looseObject({ type: z.string() });

/** A command in its game's own notation. */
export const GameCommand = z.looseObject({ type: z.string() }).meta({ id: "GameCommand" });
/** A position in its game's own shape, as one viewer may know it. */
export const GameView = z.looseObject({}).meta({ id: "GameView" });

/** Why a player's move was not made by the player: it was the only one, it was by standing order, or a bot plays on for them. */
export const AutoMove = z.enum(["forced", "order", "bot"]);
export type AutoMove = z.infer<typeof AutoMove>;

export const LogEntry = z
  .object({
    /** From 1: the position after it is the position at this seq. Position 0 is the set-up. */
    seq: z.number().int(),
    /** Who moved; null for the host. */
    seat: z.number().int().nullable(),
    /** Null for a move that the player made. */
    auto: AutoMove.nullable(),
    at: z.iso.datetime(),
    /** The move as the asker may see it. */
    command: Typed,
    /** What followed, as the asker may see it. */
    events: z.array(Typed),
  })
  .meta({ id: "LogEntry" });
export type LogEntry = z.infer<typeof LogEntry>;

export const PositionAt = z.object({ seq: z.number().int(), view: GameView }).meta({ id: "PositionAt" });
export type PositionAt = z.infer<typeof PositionAt>;

export const Game = z
  .object({
    table: Table,
    /** The asker's seat; null for a spectator. */
    seat: z.number().int().nullable(),
    seq: z.number().int(),
    /** The position as the asker may see it. */
    view: GameView,
    /** Up to where the asker had looked before this answer; 0 for a first look. */
    seenSeq: z.number().int(),
    /** Seats whose players have been asked for so long that an opponent may have a bot play on for them. */
    absent: z.array(z.number().int()),
    /** Seats whose time is up and about which the others vote. */
    votes: z.array(SeatVote),
  })
  .meta({ id: "Game" });
export type Game = z.infer<typeof Game>;

/** As whom one looks at a game: as a seat, or as a spectator. Before a game has ended, everybody looks as who they are. */
export const LookAs = z.enum(["0", "1", "2", "3", "4", "spectator"]);
export type LookAs = z.infer<typeof LookAs>;

export const LookQuery = z.strictObject({ as: LookAs.optional() });

const MoveNumber = WholeNumber.pipe(z.number().min(1));
export const LogQuery = LookQuery.extend({ from: MoveNumber.default(1), to: MoveNumber.optional() }).refine(
  ({ from, to }) => to === undefined || from <= to,
  { path: ["to"], error: "not before `from`" },
);
export const Log = z.object({ entries: z.array(LogEntry) });
export type Log = z.infer<typeof Log>;

/** How the figures of a game went: its players' VP, money and whatever else its table of figures has. */
export const Course = z
  .object({
    /** What is counted, as the game calls it: `vp` first. */
    figures: z.array(z.string()),
    /** By position, from the set-up on: each seat's figures, in the order of `figures`. */
    positions: z.array(z.array(z.array(z.number()))),
  })
  .meta({ id: "Course" });
export type Course = z.infer<typeof Course>;

export const SubmitMove = z
  .strictObject({
    command: GameCommand,
    /** The seq of the position that the move was made for. */
    expectedSeq: z.number().int().min(0),
    /** Chosen by the sender, unique per move: the same key sent again gets the same answer and moves once. */
    key: z.string().regex(/^[\x20-\x7e]{8,64}$/, "8 to 64 printable ASCII characters"),
  })
  .meta({ id: "SubmitMove" });
export type SubmitMove = z.infer<typeof SubmitMove>;

/** The receipt of a move. */
export const Moved = z.object({ seq: z.number().int(), toMove: z.array(z.number().int()), finished: z.boolean() }).meta({ id: "Moved" });
export type Moved = z.infer<typeof Moved>;

/** `atHand`: somebody was at the page, by pointer or key; a page that is only open does not count as looked at. */
export const Seen = z.strictObject({ seq: z.number().int().min(0), atHand: z.boolean().default(false) });

/** A record, whole or partial (`record.md`). */
export const RecordExport = z.looseObject({ format: z.literal("pithead/record@1") });
