// How errors look on the wire: RFC 9457 problem details.
import { z } from "zod";

export const Problem = z
  .object({
    /** What kind of problem, for programs: `stale`, `refused`, `malformed`, `not-signed-in`, `not-your-seat`, `not-the-owner`, `not-found`, `unreliable`, `conflict`, `edition-missing`, `too-fast`, `only-in-person`, `cross-site`, `busy`, `internal`. */
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    /** The field that is wrong, as a path (`seats`, `command.steps.2.cube`). */
    field: z.string().optional(),
    /** Of a refused move, by the rules' code; of `conflict`, `unreliable` and `too-fast`, by one of `CONFLICTS`: with the figures that a sentence about it needs. */
    reason: z.looseObject({ code: z.string() }).optional(),
    /** Of a stale move: where the game stands now. */
    seq: z.number().int().optional(),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof Problem>;
