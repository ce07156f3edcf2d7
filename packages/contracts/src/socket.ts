// What is said over the socket at /api/v1/socket. It carries no positions: only that there is something new to fetch.
import { z } from "zod";

export const ClientMessage = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("watch"), game: z.string().max(40) }),
  z.strictObject({ type: z.literal("unwatch"), game: z.string().max(40) }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

export const ServerMessage = z.discriminatedUnion("type", [
  /** Game `game` is now at `seq`; also the answer to `watch`, so that a reconnect misses nothing. */
  z.object({ type: z.literal("seq"), game: z.string(), seq: z.number().int() }),
  /** Somebody sat down, left, or the table was changed before the start. */
  z.object({ type: z.literal("table"), game: z.string() }),
  /** Somebody has said something at the table. */
  z.object({ type: z.literal("chat"), game: z.string() }),
  /** The asker's lists have changed: it may be their move somewhere. */
  z.object({ type: z.literal("games") }),
  z.object({ type: z.literal("problem"), detail: z.string() }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
