// The chat digest: what was said at the reader's tables since they last looked.
import type { Locale } from "@pithead/wording";
import { footLinks } from "./foot-links.ts";
import type { Mail, Talk } from "./letter.ts";
import { mailOf } from "./post.ts";
import type { NoticeLinks, Reader, TableNamed } from "./reader.ts";
import { subjectNaming } from "./subject.ts";
import { listOf, wordsOf } from "./words.ts";

export interface ChatMail {
  readonly reader: Reader;
  /** At least one table, each with at least one message; the one that was talked at last first. */
  readonly tables: readonly TalkedTable[];
  readonly links: NoticeLinks;
}

export interface TalkedTable extends TableNamed {
  /** In order. `seat`: null before the start, and of who sits there no more. */
  readonly messages: readonly { readonly seat: number | null; readonly name: string; readonly text: string }[];
}

/** Of a long talk the newest messages are told, and how many there are before. */
const MESSAGES_TOLD = 10;

export function chatMail({ reader: { locale }, tables, links }: ChatMail): Promise<Mail> {
  const say = wordsOf(locale, "chat");
  const [lead] = tables;
  const newest = lead?.messages.at(-1);
  if (lead === undefined || newest === undefined) throw new RangeError("A chat digest tells at least one message.");
  const { game, others, url } = lead;
  return mailOf(
    {
      subject: subjectNaming(locale, others, (named) => say("subject", { game, others: named, more: tables.length - 1 })),
      preview: say("preview", { name: newest.name, text: newest.text }),
      about: tables.length === 1 ? game : "",
      heading: say("heading", { tables: tables.length }),
      lead: say("lead", { count: tables.reduce((sum, { messages }) => sum + messages.length, 0) }),
      button: { label: say("open"), href: url },
      talks: tables.map((table) => talkOf(locale, table)),
      foot: say("foot"),
      links: footLinks(locale, links),
    },
    locale,
  );
}

function talkOf(locale: Locale, { game, others, url, messages }: TalkedTable): Talk {
  const say = wordsOf(locale, "chat");
  const before = messages.length - MESSAGES_TOLD;
  return {
    heading: say("table", { game, others: listOf(locale, others) }),
    href: url,
    ...(before > 0 && { more: say("earlier", { count: before }) }),
    lines: messages.slice(-MESSAGES_TOLD).map(({ seat, name, text }) => ({
      seat,
      words: [
        { text: name, strong: true },
        { text: `: ${text}`, strong: false },
      ],
    })),
  };
}
