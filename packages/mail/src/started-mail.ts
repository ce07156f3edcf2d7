// The mail at the start of a game, to those who are not asked first.
import { footLinks } from "./foot-links.ts";
import type { Mail } from "./letter.ts";
import { mailOf } from "./post.ts";
import type { NoticeLinks, Reader, TableNamed } from "./reader.ts";
import { subjectNaming } from "./subject.ts";
import { listOf, wordsOf } from "./words.ts";

export interface StartedMail {
  readonly reader: Reader;
  readonly table: TableNamed;
  /** Whether it began because the last seat was taken, and not at the owner's word. */
  readonly full: boolean;
  readonly links: NoticeLinks;
}

export function startedMail({ reader: { locale }, table: { game, others, url }, full, links }: StartedMail): Promise<Mail> {
  const say = wordsOf(locale, "started");
  const began = full ? "yes" : "no";
  const lead = say("lead", { full: began, game, others: listOf(locale, others) });
  return mailOf(
    {
      subject: subjectNaming(locale, others, (named) => say("subject", { game, others: named })),
      preview: lead,
      about: game,
      heading: say("heading", { full: began }),
      lead,
      button: { label: say("open"), href: url },
      foot: say("foot"),
      links: footLinks(locale, links),
    },
    locale,
  );
}
