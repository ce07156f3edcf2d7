// The test mail: that mails arrive, and what they are for.
import type { Locale } from "@pithead/wording";
import { footLinks } from "./foot-links.ts";
import type { Mail } from "./letter.ts";
import { mailOf } from "./post.ts";
import type { NoticeLinks } from "./reader.ts";
import { wordsOf } from "./words.ts";

export interface TestMail {
  readonly locale: Locale;
  readonly name: string;
  /** Where its reader says how they want to be told. */
  readonly url: string;
  readonly links: NoticeLinks;
}

export function testMail({ locale, name, url, links }: TestMail): Promise<Mail> {
  const say = wordsOf(locale, "test");
  return mailOf(
    {
      subject: say("subject"),
      preview: say("preview"),
      about: "",
      heading: say("heading", { name }),
      lead: say("lead"),
      button: { label: say("open"), href: url },
      foot: say("foot"),
      links: footLinks(locale, links),
    },
    locale,
  );
}
