// What is said at a table, among those who sit there.
import { z } from "zod";
import { Line, WholeNumber } from "./text.ts";

export const ChatMessage = z
  .object({
    /** From 1, without a gap. */
    number: z.number().int(),
    userId: z.string(),
    name: z.string(),
    text: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: "ChatMessage" });
export type ChatMessage = z.infer<typeof ChatMessage>;

/** In order; `seen`: the number of the newest message that the asker has read, 0 before the first. */
export const Chat = z.object({ messages: z.array(ChatMessage), seen: z.number().int() }).meta({ id: "Chat" });
export type Chat = z.infer<typeof Chat>;

/** The newest messages, or those before the one with the number `before`. */
export const ChatQuery = z.strictObject({ before: WholeNumber.pipe(z.number().min(1)).optional() });

export const Say = z.strictObject({ text: Line.trim().min(1).max(500) });

export const ChatSeen = z.strictObject({ number: z.number().int().min(1) });
