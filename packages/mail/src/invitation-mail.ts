// The invitation to a table: who asks, who sits there already, and one link to the answer.
import type { Locale } from "@pithead/wording";
import { footLinks } from "./foot-links.ts";
import type { Mail } from "./letter.ts";
import { mailOf } from "./post.ts";
import type { NoticeLinks } from "./reader.ts";
import { subjectNaming } from "./subject.ts";
import { wordsOf } from "./words.ts";

export interface InvitationMail {
  readonly locale: Locale;
  /** Where it is sent: the reader may have several addresses. */
  readonly email: string;
  readonly inviter: string;
  /** The game's title. */
  readonly game: string;
  readonly seats: number;
  /** Who sits at the table, in the order they came. */
  readonly sitting: readonly string[];
  /** Where it is answered. */
  readonly url: string;
  /** Of a player: how their notices end. Of anybody else: how the address is kept from further invitations. */
  readonly links: NoticeLinks | { readonly stopInvitations: string };
}

export function invitationMail({ locale, email, inviter, game, seats, sitting, url, links }: InvitationMail): Promise<Mail> {
  const say = wordsOf(locale, "invitation");
  const free = say("free", { free: seats - sitting.length });
  const lines = sitting.map((name, seat) => ({ seat, words: [{ text: name, strong: true }] }));
  return mailOf(
    {
      subject: subjectNaming(locale, [inviter], (named) => say("subject", { inviter: named, game })),
      preview: say("preview", { free: seats - sitting.length }),
      about: game,
      heading: say("heading", { game }),
      lead: say("lead", { inviter, game, seats }),
      button: { label: say("open"), href: url },
      recap: { heading: say("sitting"), lines: [...lines, { seat: null, words: [{ text: free, strong: false }] }] },
      foot: say("foot", { inviter, email }),
      links:
        "stop" in links ? footLinks(locale, links) : [{ label: wordsOf(locale, "frame")("stopInvitations"), href: links.stopInvitations }],
    },
    locale,
  );
}
