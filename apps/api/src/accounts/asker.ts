// Who is asking: the session that the web app made with next-auth, read from the same cookie with the shared secret.
import { Language, MailStopped, type Me } from "@pithead/contracts";
import type { Database } from "@pithead/db";
import { decode } from "next-auth/jwt";
import { cookiesIn } from "./cookies.ts";

export interface Asker {
  readonly id: string;
  readonly name: string;
  /** Null for a guest. */
  readonly email: string | null;
  readonly sessionEpoch: number;
  /** Of the personal token by which a program asks; null for a person's session. */
  readonly tokenId: string | null;
}

/** The secure one first: it cannot be set from a page without TLS. */
const COOKIES = ["__Secure-next-auth.session-token", "next-auth.session-token"];

/** The user of a valid session whose epoch is the account's; undefined otherwise. */
export async function askerOf(db: Database, authSecret: string, cookieHeader: string | undefined): Promise<Asker | undefined> {
  const token = sessionCookie(cookieHeader);
  if (token === undefined) return undefined;
  const session = await decode({ token, secret: authSecret }).catch(() => null);
  const { sub: id, epoch } = session ?? {};
  if (typeof id !== "string" || typeof epoch !== "number") return undefined;
  const user = await db.user.findUnique({ where: { id }, select: { name: true, email: true, sessionEpoch: true } });
  if (user === null || user.sessionEpoch !== epoch) return undefined;
  return { id, name: user.name ?? "", email: user.email, sessionEpoch: epoch, tokenId: null };
}

/** What somebody who is signed in is told about themselves. */
export async function meOf(db: Database, userId: string): Promise<Me> {
  const { id, name, email, locale, timeZone, wishes } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, name: true, email: true, locale: true, timeZone: true, wishes: { select: { mailStopped: true } } },
  });
  const language = Language.safeParse(locale).data ?? null;
  return { id, name: name ?? "", email, guest: email === null, language, timeZone, mailStopped: stoppedBy(wishes?.mailStopped ?? null) };
}

/** Why mails to an address were stopped, as it is stored. */
export function stoppedBy(stored: string | null): MailStopped | null {
  return stored === null ? null : MailStopped.catch("bounced").parse(stored);
}

function sessionCookie(header: string | undefined): string | undefined {
  const cookies = cookiesIn(header);
  return COOKIES.map((name) => cookies.get(name)).find((value) => value !== undefined && value !== "");
}
