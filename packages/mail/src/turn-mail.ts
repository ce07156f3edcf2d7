// The turn mail: what is asked, what happened since the player's last turn, how it stands, what else waits.
import type { Figures, Happened, Letter, Mail } from "./letter.ts";
import { mailOf } from "./post.ts";
import type { Reader, TableNamed } from "./reader.ts";
import { recapLines } from "./recap.ts";
import { listOf, shortTimeOf, timeOf, wordsOf } from "./words.ts";

export interface TurnMail {
  readonly reader: Reader;
  readonly table: TableNamed;
  /** One or two sentences: when in the game it is, and what is asked. */
  readonly ask: string;
  /** Whether the reader was told before, and much of the time is used. */
  readonly isReminder?: boolean;
  /** Whether the reader left a standing order for it that no longer holds. */
  readonly isOrderOver?: boolean;
  /** In order, as this reader may know it. `first`: the reader has made no move yet. */
  readonly recap: { readonly lines: readonly Happened[]; readonly first: boolean };
  readonly standing: Omit<Figures, "heading">;
  /** `note`: what happens when it passes, where that is known. */
  readonly deadline?: { readonly at: Date; readonly note?: string };
  /** Where the reader sees why this mail came, changes when, and ends such mails. */
  readonly links?: { readonly why: string; readonly when: string; readonly stop: string };
  /** The reader's other games that wait for them, longest waiting first. */
  readonly waiting: readonly WaitingTable[];
}

export interface WaitingTable extends TableNamed {
  /** What is asked there. */
  readonly ask: string;
  readonly since: Date;
}

/** A mail is read in a minute: of a long absence it tells the newest lines, and how many there are before. */
const RECAP_LINES = 12;

export function turnMail(data: TurnMail): Promise<Mail> {
  return mailOf(letterOf(data), data.reader.locale);
}

function letterOf({
  reader,
  table,
  ask,
  isOrderOver = false,
  isReminder = false,
  recap,
  standing,
  deadline,
  links,
  waiting,
}: TurnMail): Letter {
  const say = wordsOf(reader.locale, "turn");
  const zone = reader.timeZone ?? "UTC";
  const before = recap.lines.length - RECAP_LINES;
  return {
    subject: say(isReminder ? "reminderSubject" : "subject", { game: table.game, others: listOf(reader.locale, table.others) }),
    preview: say("preview", { count: recap.first ? 0 : recap.lines.length }),
    about: table.game,
    heading: say(isReminder ? "reminderHeading" : "heading", { name: reader.name }),
    lead: isOrderOver ? `${ask} ${say("orderOver")}` : ask,
    ...(deadline && {
      deadline: { label: say("until"), time: timeOf(reader.locale, deadline.at, zone), note: deadline.note ?? say("deadlineNote") },
    }),
    button: { label: say("open"), href: table.url },
    recap: {
      heading: say("recap", { first: recap.first ? "yes" : "no" }),
      lines: recapLines(reader.locale, recap.lines.slice(-RECAP_LINES)),
      ...(before > 0 && { more: say("more", { count: before }) }),
    },
    standing: { heading: say("standing"), ...standing },
    waiting: {
      heading: say("waiting"),
      games: waiting.map(({ game, others, url, ask: detail, since }) => ({
        title: say("waitingTable", { game, others: listOf(reader.locale, others) }),
        href: url,
        detail,
        aside: say("waitingSince", { when: shortTimeOf(reader.locale, since, zone) }),
      })),
    },
    foot: say("foot"),
    ...(links && { links: (["why", "when", "stop"] as const).map((each) => ({ label: say(each), href: links[each] })) }),
  };
}
