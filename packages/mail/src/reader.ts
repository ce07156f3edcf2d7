// Who reads a mail, and which table it is about.
import type { Locale } from "@pithead/wording";

export interface Reader {
  readonly name: string;
  readonly locale: Locale;
  /** An IANA name; null when the browser has not told it: then times are in UTC. */
  readonly timeZone: string | null;
}

export interface TableNamed {
  /** The game's title. */
  readonly game: string;
  /** The names of the others, in seat order. */
  readonly others: readonly string[];
  /** Leads straight to the table. */
  readonly url: string;
}
