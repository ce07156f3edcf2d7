// The turn mail and its reminders: what is asked, what happened since the player's last turn, how it stands, what else waits.
import type { Locale } from "@pithead/wording";
import { footLinks } from "./foot-links.ts";
import type { Figures, Happened, Letter, LetterPicture, Mail } from "./letter.ts";
import { mailOf } from "./post.ts";
import type { NoticeLinks, Reader, TableNamed } from "./reader.ts";
import { recapOf } from "./recap.ts";
import { subjectNaming } from "./subject.ts";
import { listOf, shortTimeOf, timeOf, wordsOf } from "./words.ts";

export interface TurnMail {
  readonly reader: Reader;
  readonly table: TableNamed;
  /** One or two sentences: when in the game it is, and what is asked. */
  readonly ask: string;
  /** How much of the time is used, when the reader is reminded of it: `most` is four fifths. */
  readonly reminder?: "half" | "most";
  /** Whether the reader left a standing order for it that no longer holds. */
  readonly isOrderOver?: boolean;
  /** In order, as this reader may know it. `first`: the reader has made no move yet. */
  readonly recap: { readonly lines: readonly Happened[]; readonly first: boolean };
  readonly standing: Omit<Figures, "heading">;
  /** The board as the reader sees it. */
  readonly picture?: LetterPicture;
  /** `atExpiry`: what happens when it passes. */
  readonly deadline?: { readonly at: Date; readonly atExpiry: "move" | "bot" | "vote" };
  readonly links: NoticeLinks;
  /** How many further games the mail asks the reader for. */
  readonly more: number;
  /** The reader's other games that wait for them, those that the mail is also about first. */
  readonly waiting: readonly WaitingTable[];
}

export interface WaitingTable extends TableNamed {
  /** What is asked there. */
  readonly ask: string;
  readonly since: Date;
  /** Null where nothing presses. */
  readonly deadline: Date | null;
}

const RECAP_LINES = 12;

export function turnMail(data: TurnMail): Promise<Mail> {
  return mailOf(letterOf(data), data.reader.locale);
}

function letterOf({ reader, table, reminder, recap, picture, deadline, ...data }: TurnMail): Letter {
  const { locale, timeZone, name } = reader;
  const say = wordsOf(locale, "turn");
  const zone = timeZone ?? "UTC";
  const until = deadline && timeOf(locale, deadline.at, zone);
  const named = reminder === undefined ? "subject" : "reminderSubject";
  return {
    subject: subjectNaming(locale, table.others, (others) => say(named, { game: table.game, others, more: data.more })),
    preview: say("preview", { until: until ?? "never", count: recap.first ? 0 : recap.lines.length }),
    about: table.game,
    heading: say(reminder === undefined ? "heading" : "reminderHeading", { name }),
    lead: [data.ask, data.isOrderOver && say("orderOver"), reminder && say("used", { share: reminder })].filter(Boolean).join(" "),
    ...(deadline && until && { deadline: { label: say("until"), time: until, note: say("expiry", { atExpiry: deadline.atExpiry }) } }),
    button: { label: say("open"), href: table.url },
    recap: {
      heading: say("recap", { first: recap.first ? "yes" : "no" }),
      ...recapOf(locale, recap.lines, RECAP_LINES),
    },
    standing: { heading: say("standing"), ...data.standing },
    ...(picture && { picture }),
    waiting: { heading: say("waiting"), games: data.waiting.map((waiting) => waitingGame(locale, zone, waiting)) },
    foot: say("foot"),
    links: footLinks(locale, data.links),
  };
}

function waitingGame(
  locale: Locale,
  zone: string,
  { game, others, url, ask, since, deadline }: WaitingTable,
): NonNullable<Letter["waiting"]>["games"][number] {
  const say = wordsOf(locale, "turn");
  const when = shortTimeOf(locale, deadline ?? since, zone);
  return {
    title: say("waitingTable", { game, others: listOf(locale, others) }),
    href: url,
    detail: ask,
    aside: say(deadline === null ? "waitingSince" : "waitingUntil", { when }),
  };
}
