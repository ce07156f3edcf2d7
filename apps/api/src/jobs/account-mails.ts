// Mails that hold a link which opens an account: the sign-in link, and the claim of a guest's games. Nothing of them is ever logged.
import { randomInt } from "node:crypto";
import { addJob, isLinkless, markLink, newLinkName } from "@pithead/db";
import { claimMail, type Mail, mailLocaleOf, signInMail, takenMail } from "@pithead/mail";
import { z } from "zod";
import type { PostOffice } from "./post-office.ts";
import { nextTry } from "./retry.ts";
import { messageIdOf, returnPathOf } from "./signed-names.ts";

/** Links are good for a day; later there is no point in sending them. */
const LINK_DAYS = 1;

/** What a link is called in its mail's envelope and headers. */
export const RETURNED_LINK = "l";

/** `linkId`: jobs that waited before links had names get one here, by which nobody waits for them; `tries`, `since`, `error`: added when a try fails, how many there were, since when, and what went wrong; `held`: that nothing is mailed to the address. */
const Link = {
  linkId: z.string().default(newLinkName),
  tries: z.number().int().default(0),
  since: z.iso.datetime().optional(),
  error: z.string().optional(),
  held: z.literal(1).optional(),
};
/** `locale`: the language of the page that the link was asked on. */
const SignIn = z.object({ email: z.string(), url: z.string(), locale: z.string().optional(), ...Link });
const Claim = z.object({ userId: z.string(), email: z.string(), token: z.string(), ...Link });

export async function mailSignInLink(office: PostOffice, raw: unknown, dueAt: Date): Promise<void> {
  const payload = SignIn.parse(raw);
  const { email, url } = payload;
  const user = await office.db.user.findUnique({ where: { email }, select: { name: true } });
  const mail = await signInMail({ locale: mailLocaleOf(payload.locale), email, url });
  await sendLink(office, { task: "sign-in-mail", payload, name: user?.name ?? "", mail, dueAt });
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
  await sendLink(office, { task: "mail-claim", payload, name: "", mail, dueAt });
}

interface LinkMail {
  readonly task: string;
  readonly payload: z.infer<z.ZodObject<typeof Link>> & { readonly email: string };
  readonly name: string;
  readonly mail: Mail;
  readonly dueAt: Date;
}

async function sendLink(office: PostOffice, { task, payload, name, mail, dueAt }: LinkMail): Promise<void> {
  const { db, smtp, patience, log, bounces } = office;
  const { email, linkId } = payload;
  if (await isLinkless(db, email)) return holdBack(office, task, payload);
  const sent = await smtp.send({
    to: { name, address: email },
    mail,
    messageId: messageIdOf(office, `link.${linkId}`),
    returnPath: bounces === null ? undefined : returnPathOf(office, bounces, RETURNED_LINK + linkId),
  });
  if (sent.ok) return markLink(db, linkId, "sent");
  const tries = payload.tries + 1;
  const since = payload.since ?? dueAt.toISOString();
  const runAt = nextTry({ ...patience, days: LINK_DAYS }, { tries, due: new Date(since), now: new Date(), lasting: sent.lasting });
  if (runAt !== null) await addJob(db, { task, payload: { ...payload, tries, since, error: sent.error }, runAt });
  if (sent.lasting || runAt === null) await markLink(db, linkId, sent.lasting && runAt === null ? "lost" : "returned");
  log.warn({ task, tries, error: sent.error, again: runAt }, "A link could not be mailed.");
}

/** What was mailed to the address before came back. Its asker is told of this one, too, and as late as of one that was sent: of the address it tells nothing more. */
async function holdBack({ db }: PostOffice, task: string, payload: LinkMail["payload"]): Promise<void> {
  if (payload.held === 1) return markLink(db, payload.linkId, "returned");
  const runAt = new Date(Date.now() + 1000 * randomInt(10, 60));
  await addJob(db, { task, payload: { ...payload, held: 1 }, runAt });
}
