// What stands under every notice: why it came, when such mails are sent, and how they end.
import type { Letter } from "./letter.ts";
import type { NoticeLinks } from "./reader.ts";
import { type MailLocale, wordsOf } from "./words.ts";

export function footLinks(locale: MailLocale, links: NoticeLinks): NonNullable<Letter["links"]> {
  const say = wordsOf(locale, "frame");
  return (["why", "when", "stop"] as const).map((each) => ({ label: say(each), href: links[each] }));
}
