// Trying a webhook at its owner's word.
import type { NoticeSettings } from "@pithead/contracts";
import { mailLocaleOf } from "@pithead/mail";
import { done, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { testBrief } from "./brief.ts";
import { postBrief } from "./channels/webhook.ts";
import { settingsOf } from "./settings.ts";

/** Posts once; the settings then say what went wrong, or nothing. What arrives is switched on again. */
export async function testWebhook(service: Service, userId: string): Promise<Outcome<NoticeSettings>> {
  const { db, clock, publicUrl } = service;
  const webhook = await db.webhook.findUnique({ where: { userId } });
  if (webhook === null) return refuse({ kind: "conflict", reason: { code: "no-webhook" }, detail: "You have given no address." });
  const now = clock.now();
  const { locale } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { locale: true } });
  const brief = testBrief(mailLocaleOf(locale), publicUrl);
  const { fault: error } = await postBrief(service, webhook, brief, `test.${now.getTime()}`, now);
  await db.webhook.update({ where: { userId }, data: error === null ? { error, failingSince: null, offAt: null } : { error } });
  return done(await settingsOf(service, userId));
}
