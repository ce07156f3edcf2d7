// Hints: what a bot would do, and why.
import { z } from "zod";
import { GameCommand, Typed } from "./games.ts";

/** What the bots expect VP from: of either game, what it has. */
export const HintPart = z.enum([
  "vp",
  "orders",
  "majorities",
  "marks",
  "coal",
  "turns",
  "balance",
  "mines",
  "money",
  "cards",
  "railway",
  "pieces",
  "danger",
]);
export type HintPart = z.infer<typeof HintPart>;

/** Why a move is hinted at; `vp` in whole VP. */
export const HintReason = z
  .discriminatedUnion("code", [
    /** It scores at once. */
    z.object({ code: z.literal("scores"), vp: z.number().int() }),
    /** It promises so much more by the end than the next best move, most of it from this `part`. */
    z.object({ code: z.literal("promises"), vp: z.number().int(), part: HintPart }),
    /** It leaves another seat so much less to expect than the next best move does. */
    z.object({ code: z.literal("denies"), vp: z.number().int(), seat: z.number().int() }),
    /** No other move is clearly better. */
    z.object({ code: z.literal("as-good") }),
  ])
  .meta({ id: "HintReason" });
export type HintReason = z.infer<typeof HintReason>;

export const Hint = z
  .object({
    /** Of the position that it is for. */
    seq: z.number().int(),
    command: GameCommand,
    /** What would follow if what the asker can't know were as the bot guesses. */
    events: z.array(Typed),
    reason: HintReason,
    /** The next best move, by what would follow, and how many VP less it should bring by the end; null where no other is told apart. */
    next: z.object({ events: z.array(Typed), less: z.number().int() }).nullable(),
  })
  .meta({ id: "Hint" });
export type Hint = z.infer<typeof Hint>;
