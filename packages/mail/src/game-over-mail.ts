// The mails at the end of a game: who won and how it ended, or that a vote ended it.
import { footLinks } from "./foot-links.ts";
import type { Figures, Happened, LetterPicture, Mail } from "./letter.ts";
import { mailOf } from "./post.ts";
import type { NoticeLinks, Reader, TableNamed } from "./reader.ts";
import { recapOf } from "./recap.ts";
import { subjectNaming } from "./subject.ts";
import { wordsOf } from "./words.ts";

/** A game that was ended by vote, without a result. */
export interface GameEndedMail {
  readonly reader: Reader;
  readonly table: TableNamed;
  /** What happened since the reader's last turn, the final scoring included. */
  readonly recap: readonly Happened[];
  readonly standing: Omit<Figures, "heading">;
  /** The board as the reader sees it. */
  readonly picture?: LetterPicture;
  readonly links: NoticeLinks;
}

export interface GameOverMail extends GameEndedMail {
  /** The reader's own: score in VP, rank from 1, and whether others share the first rank. */
  readonly score: number;
  readonly rank: number;
  readonly shared: boolean;
}

/** Room for the final scoring of five players. */
const RECAP_LINES = 40;

export function gameOverMail({ score, rank, shared, ...data }: GameOverMail): Promise<Mail> {
  const { locale, name } = data.reader;
  const place = rank > 1 ? "behind" : shared ? "shared" : "won";
  const say = wordsOf(locale, "over");
  return endMail(data, "over", { heading: say("heading", { place, name }), lead: say("lead", { place, score, rank }) });
}

export function gameEndedMail(data: GameEndedMail): Promise<Mail> {
  const say = wordsOf(data.reader.locale, "ended");
  return endMail(data, "ended", { heading: say("heading"), lead: say("lead") });
}

function endMail(
  { reader: { locale }, table: { game, others, url }, recap, standing, picture, links }: GameEndedMail,
  group: "over" | "ended",
  { heading, lead }: { readonly heading: string; readonly lead: string },
): Promise<Mail> {
  const say = wordsOf(locale, group);
  return mailOf(
    {
      subject: subjectNaming(locale, others, (named) => say("subject", { game, others: named })),
      preview: [lead, ...recap.slice(-1).map(({ words }) => words.map(({ text }) => text).join(""))].join(" "),
      about: game,
      heading,
      lead,
      button: { label: say("open"), href: url },
      recap: { heading: say("recap"), ...recapOf(locale, recap, RECAP_LINES) },
      standing: { heading: say("standing"), ...standing },
      ...(picture && { picture }),
      foot: say("foot"),
      links: footLinks(locale, links),
    },
    locale,
  );
}
