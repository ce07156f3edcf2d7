// What a player settles beforehand about questions to come. Only the player ever gets to see it.
import { z } from "zod";

/** Orders by kind of question, in the game's own notation. */
const Orders = z.looseObject({});

export const StandingOrders = z
  .object({
    /** Whether the asker's move is made by itself where there is only one. */
    playForced: z.boolean(),
    orders: Orders,
    /** Why the order for what is asked now was not carried out; null when nothing is asked, or nothing was ordered for it. */
    trouble: z.looseObject({ code: z.string() }).nullable(),
  })
  .meta({ id: "StandingOrders" });
export type StandingOrders = z.infer<typeof StandingOrders>;

/** Changes what is named and leaves the rest. An order holds from the next question on. */
export const ChangeStandingOrders = z
  .strictObject({
    playForced: z.boolean().optional(),
    /** Each kind named is replaced whole; null cancels it. */
    orders: Orders.optional(),
  })
  .meta({ id: "ChangeStandingOrders" });
export type ChangeStandingOrders = z.infer<typeof ChangeStandingOrders>;
