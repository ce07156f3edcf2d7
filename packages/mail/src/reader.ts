// Who reads a mail, which table it is about, and where they change such mails.
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

/** Where the reader sees why a notice came, changes when they come, and ends them. */
export interface NoticeLinks {
  readonly why: string;
  readonly when: string;
  readonly stop: string;
}
