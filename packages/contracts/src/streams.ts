// What programs that play are told: positions with their legal moves, one JSON document a line (NDJSON).
import { z } from "zod";
import { GameCommand, GameView, LogEntry } from "./games.ts";
import { TableStatus } from "./tables.ts";

/** Where a game stands, as the asker may see it, and what they may do. */
export const TurnView = z
  .object({
    game: z.string(),
    status: TableStatus,
    seq: z.number().int(),
    /** The asker's seat; null for a spectator. */
    seat: z.number().int().nullable(),
    /** Seats that are asked now. */
    toMove: z.array(z.number().int()),
    view: GameView,
    /** Every legal command of the asker's in its shortest form; empty while they are not asked. */
    openings: z.array(GameCommand),
  })
  .meta({ id: "TurnView" });
export type TurnView = z.infer<typeof TurnView>;

/** One line of a game's stream: first where it stands, then again whenever it has moved on. Empty lines say that the stream is alive. */
export const StreamLine = TurnView.extend({
  /** The moves since the line before; none in the first. */
  entries: z.array(LogEntry),
}).meta({ id: "StreamLine" });
export type StreamLine = z.infer<typeof StreamLine>;

/** One line of the asker's own stream: the games that wait for them, longest waiting first, told again whenever that changes. */
export const WaitingLine = z
  .object({ yourMove: z.array(z.object({ game: z.string(), id: z.string(), seq: z.number().int() })) })
  .meta({ id: "WaitingLine" });
export type WaitingLine = z.infer<typeof WaitingLine>;

/** A legal command of the asker's, of which longer ones are wanted. */
export const LongerThan = z.strictObject({ command: GameCommand });
/** Every legal command one step longer. */
export const Extensions = z.object({ seq: z.number().int(), commands: z.array(GameCommand) }).meta({ id: "Extensions" });
export type Extensions = z.infer<typeof Extensions>;
