// Text as it comes in: what people type, and numbers in addresses.
import { z } from "zod";

/** One line that every database, mail and page can say: no control characters and no half of a surrogate pair. */
export const Line = z.string().regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, "one line of text, without control characters");

/** A number in an address: digits and nothing else. */
export const WholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, "a whole number")
  .transform(Number);
