// Mails that hold a link which opens an account: the sign-in link, and the claim of a guest's games. Nothing of them is ever logged.
import { createHash } from "node:crypto";
import { addJob } from "@pithead/db";
import { claimMail, type Mail, mailLocaleOf, signInMail, takenMail } from "@pithead/mail";
import { z } from "zod";
import type { PostOffice } from "./post-office.ts";
import { nextTry } from "./retry.ts";
import { messageIdOf } from "./signed-names.ts";

/** Links are good for a day; later there is no point in sending them. */
const LINK_DAYS = 1;

/** Added when a try fails: how many there were, and since when. */
const Tried = { tries: z.number().int().default(0), since: z.iso.datetime().optional() };
/** `locale`: the language of the page that the link was asked on. */
const SignIn = z.object({ email: z.string(), url: z.string(), locale: z.string().optional(), ...Tried });
const Claim = z.object({ userId: z.string(), email: z.string(), token: z.string(), ...Tried });

export async function mailSignInLink(office: PostOffice, raw: unknown, dueAt: Date): Promise<void> {
  const payload = SignIn.parse(raw);
  const { email, url } = payload;
  const user = await office.db.user.findUnique({ where: { email }, select: { name: true } });
  const mail = await signInMail({ locale: mailLocaleOf(payload.locale), email, url });
  await sendLink(office, { task: "sign-in-mail", payload, secret: url, name: user?.name ?? "", mail, dueAt });
}

export async function mailClaim(office: PostOffice, raw: unknown, dueAt: Date): Promise<void> {
  const payload = Claim.parse(raw);
  const { userId, email, token } = payload;
  const user = await office.db.user.findUnique({ where: { id: userId }, select: { name: true, email: true, locale: true } });
  if (user === null || user.email !== null) return;
  const name = user.name ?? "";
  const locale = mailLocaleOf(user.locale);
  const taken = await office.db.user.findUnique({ where: { email }, select: { id: true } });
  const mail =
    taken === null
      ? await claimMail({ locale, email, name, url: `${office.publicUrl}/account/confirm?token=${encodeURIComponent(token)}` })
      : await takenMail({ locale, email, name, url: `${office.publicUrl}/sign-in` });
  await sendLink(office, { task: "mail-claim", payload, secret: token, name: "", mail, dueAt });
}

interface LinkMail {
  readonly task: string;
  readonly payload: { readonly email: string; readonly tries: number; readonly since?: string | undefined };
  readonly secret: string;
  readonly name: string;
  readonly mail: Mail;
  readonly dueAt: Date;
}

async function sendLink(office: PostOffice, { task, payload, secret, name, mail, dueAt }: LinkMail): Promise<void> {
  const { db, smtp, patience, log } = office;
  const digest = createHash("sha256").update(secret).digest("hex").slice(0, 24);
  const sent = await smtp.send({ to: { name, address: payload.email }, mail, messageId: messageIdOf(office, `${task}.${digest}`) });
  if (sent.ok) return;
  const tries = payload.tries + 1;
  const since = payload.since ?? dueAt.toISOString();
  const runAt = nextTry({ ...patience, days: LINK_DAYS }, { tries, due: new Date(since), now: new Date(), lasting: sent.lasting });
  if (runAt !== null) await addJob(db, { task, payload: { ...payload, tries, since }, runAt });
  log.warn({ task, tries, error: sent.error, again: runAt }, "A link could not be mailed.");
}
