// The mail at the end of a game: who won, how it ended, how everybody stands.
import type { Figures, Happened, Mail } from "./letter.ts";
import { mailOf } from "./post.ts";
import type { Reader, TableNamed } from "./reader.ts";
import { recapLines } from "./recap.ts";
import { listOf, wordsOf } from "./words.ts";

export interface GameOverMail {
  readonly reader: Reader;
  readonly table: TableNamed;
  /** The reader's own: score in VP, rank from 1, and whether others share the first rank. */
  readonly score: number;
  readonly rank: number;
  readonly shared: boolean;
  /** What happened since the reader's last turn, the final scoring included. */
  readonly recap: readonly Happened[];
  readonly standing: Omit<Figures, "heading">;
}

export function gameOverMail({ reader, table, score, rank, shared, recap, standing }: GameOverMail): Promise<Mail> {
  const say = wordsOf(reader.locale, "over");
  const place = rank > 1 ? "behind" : shared ? "shared" : "won";
  const subject = say("subject", { game: table.game, others: listOf(reader.locale, table.others) });
  const lead = say("lead", { place, score, rank });
  return mailOf(
    {
      subject,
      preview: lead,
      about: table.game,
      heading: say("heading", { place, name: reader.name }),
      lead,
      button: { label: say("open"), href: table.url },
      recap: { heading: say("recap"), lines: recapLines(reader.locale, recap) },
      standing: { heading: say("standing"), ...standing },
      foot: say("foot"),
    },
    reader.locale,
  );
}
