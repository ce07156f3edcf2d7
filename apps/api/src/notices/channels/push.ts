// Notices to browsers, although no page is open: to every device of the user's.
import type { PushDevice } from "@pithead/db";
import type { PostOffice } from "../../jobs/post-office.ts";
import { nextTry } from "../../jobs/retry.ts";
import { briefOf } from "../brief.ts";
import { type Posted, post } from "../outbound.ts";
import { encrypt, vapidHeader } from "./push-crypt.ts";
import { afterLeavingAlone, nameOf, type Post, type Sent } from "./sending.ts";

const DAY_SECONDS = 24 * 3600;
/** What a push service answers about a device that is no more. */
const GONE = [404, 410];

/** Sent when any device has it: the others are not asked again. Devices that are no more are forgotten. */
export async function sendPush(about: Post): Promise<Sent> {
  const { office, lead, now } = about;
  const devices = await office.db.pushDevice.findMany({ where: { userId: lead.userId } });
  const text = JSON.stringify({ id: nameOf(lead), ...briefOf(about) });
  const failed: Posted[] = [];
  for (const device of devices) {
    const posted = await pushTo(office, device, { text, urgency: lead.kind === "turn" ? "normal" : "high", now });
    if (posted.fault !== null) failed.push(posted);
  }
  if (failed.length < devices.length) return { ok: true };
  const isLeft = (await office.db.pushDevice.count({ where: { userId: lead.userId } })) > 0;
  const again = isLeft ? nextTry(office.patience, { tries: lead.attempts + 1, due: lead.dueAt, now, lasting: false }) : null;
  return {
    ok: false,
    error: failed[0]?.fault ?? "no-device",
    again: afterLeavingAlone(again, { leaveAlone: Math.max(0, ...failed.map(({ leaveAlone }) => leaveAlone)) }, now),
    mayHaveArrived: failed.some(({ status }) => status === null),
  };
}

interface Push {
  readonly text: string;
  /** How much of its battery a device is to spend on it. */
  readonly urgency: "normal" | "high";
  readonly now: Date;
}

/** What went wrong, or nothing, is kept with the device; one that is no more is forgotten. */
export async function pushTo(
  office: Pick<PostOffice, "db" | "pushKeys" | "publicUrl" | "mayAsk">,
  device: PushDevice,
  push: Push,
): Promise<Posted> {
  const { db } = office;
  const { endpoint } = device;
  const posted = await postTo(office, device, push);
  const { fault, status } = posted;
  if (status !== null && GONE.includes(status)) await db.pushDevice.deleteMany({ where: { endpoint } });
  else if (fault !== device.error) await db.pushDevice.updateMany({ where: { endpoint }, data: { error: fault } });
  return posted;
}

function postTo(
  office: Pick<PostOffice, "pushKeys" | "publicUrl" | "mayAsk">,
  device: PushDevice,
  { text, urgency, now }: Push,
): Promise<Posted> {
  const { endpoint } = device;
  const headers = {
    authorization: vapidHeader(office.pushKeys, endpoint, office.publicUrl, now),
    "content-encoding": "aes128gcm",
    "content-type": "application/octet-stream",
    ttl: String(DAY_SECONDS),
    urgency,
    // A newer notice takes the place of one that was not shown yet.
    topic: "asked",
  };
  return post(endpoint, headers, encrypt(text, device), office.mayAsk);
}
