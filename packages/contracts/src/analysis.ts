// What a finished game is thought to have been worth, position by position, and playing on from one of them.
import { z } from "zod";
import { Typed } from "./games.ts";
import { BotLevel } from "./tables.ts";

/** From 0 to 1. */
const Likelihood = z.number().min(0).max(1);

/** A move that cost its player more than others did, and what would have been better. */
export const TurningPoint = z
  .object({
    /** Of the move. */
    seq: z.number().int(),
    seat: z.number().int(),
    /** The player's chance of winning before and after the move. */
    before: Likelihood,
    after: Likelihood,
    better: z.object({
      command: Typed,
      /** What would have followed. */
      events: z.array(Typed),
      chance: Likelihood,
      /** The position that would have followed, in the game's own shape, as a spectator sees it. */
      view: z.looseObject({}),
    }),
  })
  .meta({ id: "TurningPoint" });
export type TurningPoint = z.infer<typeof TurningPoint>;

/** How well chances are known: games are played on from a position until they are, from `fewest` to `most`. */
const Thoroughness = z.object({
  fewest: z.number().int(),
  most: z.number().int(),
  /** The standard error of a chance that is good enough, from 0 to 1. */
  error: Likelihood,
});

export const Analysis = z
  .object({
    /** `none`: nobody has asked for it yet. */
    status: z.enum(["none", "running", "done"]),
    /** How many positions there are, from the set-up to the end. */
    positions: z.number().int(),
    /** By position, from the set-up on, as far as it has come: each seat's chance of winning. */
    chances: z.array(z.array(Likelihood)),
    /** In the order of the game; empty until the analysis is done. */
    turningPoints: z.array(TurningPoint),
    /** Of the curve, and of the moves that look like turning points. */
    thoroughness: z.object({ curve: Thoroughness, turningPoints: Thoroughness }),
  })
  .meta({ id: "Analysis" });
export type Analysis = z.infer<typeof Analysis>;

/** A new game against bots from a position of a finished one. */
export const PlayOn = z
  .strictObject({
    /** Of the position. */
    seq: z.number().int().min(0),
    /** Which seat the asker takes: their own when absent, or the one that is asked. */
    seat: z.number().int().min(0).max(4).optional(),
    level: BotLevel.default("medium"),
  })
  .meta({ id: "PlayOn" });
export type PlayOn = z.infer<typeof PlayOn>;
