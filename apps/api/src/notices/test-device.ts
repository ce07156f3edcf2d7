// Trying a browser that shows notices, at its owner's word.
import type { NoticeSettings } from "@pithead/contracts";
import { mailLocaleOf } from "@pithead/mail";
import { done, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { testBrief } from "./brief.ts";
import type { Means } from "./channels/mail-notice.ts";
import { pushTo } from "./channels/push.ts";
import { settingsOf } from "./settings.ts";

/** Pushes once; the settings then say what went wrong, or nothing, and a device that is no more is not among them. */
export async function tryDevice(service: Service, { pushKeys }: Means, userId: string, id: string): Promise<Outcome<NoticeSettings>> {
  const { db, clock, publicUrl, mayAsk } = service;
  const device = await db.pushDevice.findFirst({ where: { id, userId } });
  if (device === null) return refuse({ kind: "not-found", detail: "You have no such device." });
  const { locale } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { locale: true } });
  const text = JSON.stringify(testBrief(mailLocaleOf(locale), publicUrl));
  await pushTo({ db, pushKeys, publicUrl, mayAsk }, device, { text, urgency: "high", now: clock.now() });
  return done(await settingsOf(service, userId));
}
