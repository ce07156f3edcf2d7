// Text that people type: what every database, mail and page can say.
import { z } from "zod";

/** One line: no control characters and no half of a surrogate pair. */
export const Line = z.string().regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, "one line of text, without control characters");
