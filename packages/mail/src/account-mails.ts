// Mails about an account: the sign-in link, and the request to keep a guest's games under an address.
import type { Locale } from "@pithead/wording";
import type { Mail } from "./letter.ts";
import { mailOf } from "./post.ts";
import { wordsOf } from "./words.ts";

export interface SignInMail {
  readonly locale: Locale;
  readonly email: string;
  /** Signs in whoever opens it. */
  readonly url: string;
}

export interface ClaimMail extends SignInMail {
  /** The guest's name. */
  readonly name: string;
}

export function signInMail(data: SignInMail): Promise<Mail> {
  return linkMail("signIn", data, { email: data.email });
}

export function claimMail(data: ClaimMail): Promise<Mail> {
  return linkMail("claim", data, { email: data.email, name: data.name });
}

/** The address that a guest wants to keep their games under has an account already: only its mailbox is told. `url`: the sign-in page. */
export function takenMail(data: ClaimMail): Promise<Mail> {
  return linkMail("taken", data, { email: data.email, name: data.name });
}

function linkMail(kind: "signIn" | "claim" | "taken", { locale, url }: SignInMail, named: Record<string, string>): Promise<Mail> {
  const say = wordsOf(locale, kind);
  return mailOf(
    {
      subject: say("subject"),
      preview: say("preview"),
      about: "",
      heading: say("heading"),
      lead: say("lead", named),
      button: { label: say("open"), href: url },
      linkNote: wordsOf(locale, "frame")("link"),
      foot: say("foot", named),
    },
    locale,
  );
}
