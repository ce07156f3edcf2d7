// What stands under every notice: why it came, when such mails are sent, and how they end.
import type { Locale } from "@pithead/wording";
import type { Letter } from "./letter.ts";
import type { NoticeLinks } from "./reader.ts";
import { wordsOf } from "./words.ts";

export function footLinks(locale: Locale, links: NoticeLinks): NonNullable<Letter["links"]> {
  const say = wordsOf(locale, "frame");
  return (["why", "when", "stop"] as const).map((each) => ({ label: say(each), href: links[each] }));
}
