// Trying mail at its reader's word.
import type { NoticeSettings } from "@pithead/contracts";
import { mailLocaleOf, testMail } from "@pithead/mail";
import { done, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { type Means, postMail } from "./channels/mail-notice.ts";
import { noticeLinks } from "./notice-links.ts";
import { settingsOf } from "./settings.ts";

/** Hands one mail over at once; the settings then say what went wrong, or nothing. */
export async function tryMail(service: Service, means: Means, userId: string): Promise<Outcome<NoticeSettings>> {
  const { db, clock, publicUrl } = service;
  const { name, email, locale, wishes } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { name: true, email: true, locale: true, wishes: { select: { mailStopped: true } } },
  });
  if (email === null) return refuse({ kind: "conflict", reason: { code: "no-mail" }, detail: "You have no mail address here." });
  if (wishes?.mailStopped)
    return refuse({
      kind: "conflict",
      reason: { code: "mails-stopped" },
      detail: "Mails to your address have stopped: have them sent again first.",
    });
  const office = { ...means, db, publicUrl };
  const mail = await testMail({
    locale: mailLocaleOf(locale),
    name: name ?? "",
    url: `${publicUrl}/account/notices`,
    links: noticeLinks(office, userId),
  });
  await postMail(office, { userId, name: name ?? "", email }, { mail, id: `test.${userId}.${clock.now().getTime()}` });
  return done(await settingsOf(service, userId));
}
