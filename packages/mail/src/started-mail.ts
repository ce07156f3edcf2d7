// The mail at the start of a game, to those who are not asked first.
import type { Mail } from "./letter.ts";
import { mailOf } from "./post.ts";
import type { Reader, TableNamed } from "./reader.ts";
import { listOf, wordsOf } from "./words.ts";

export interface StartedMail {
  readonly reader: Reader;
  readonly table: TableNamed;
}

export function startedMail({ reader, table }: StartedMail): Promise<Mail> {
  const say = wordsOf(reader.locale, "started");
  const named = { game: table.game, others: listOf(reader.locale, table.others) };
  return mailOf(
    {
      subject: say("subject", named),
      preview: say("lead", named),
      about: table.game,
      heading: say("heading"),
      lead: say("lead", named),
      button: { label: say("open"), href: table.url },
      foot: say("foot"),
    },
    reader.locale,
  );
}
