// Personal tokens, with which a program plays in its owner's name.
import { z } from "zod";
import { Line } from "./text.ts";

export const ApiToken = z
  .object({
    id: z.string(),
    /** What its owner calls it. */
    name: z.string(),
    createdAt: z.iso.datetime(),
    /** To the minute; null before the first use. */
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "ApiToken" });
export type ApiToken = z.infer<typeof ApiToken>;

/** The asker's, newest first. */
export const ApiTokenList = z.object({ tokens: z.array(ApiToken) });
export type ApiTokenList = z.infer<typeof ApiTokenList>;

export const NewApiToken = z.strictObject({ name: Line.trim().min(1).max(40) });

/** `token` is shown this once: only its hash is kept. */
export const MadeApiToken = ApiToken.extend({ token: z.string() }).meta({ id: "MadeApiToken" });
export type MadeApiToken = z.infer<typeof MadeApiToken>;
