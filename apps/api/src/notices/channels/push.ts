// Notices to browsers, although no page is open: to every device of the user's.
import type { PushDevice } from "@pithead/db";
import type { PostOffice } from "../../jobs/post-office.ts";
import { nextTry } from "../../jobs/retry.ts";
import { briefOf } from "../brief.ts";
import { OutboundError, post } from "../outbound.ts";
import { encrypt, vapidHeader } from "./push-crypt.ts";
import { isAnswer, nameOf, type Post, type Sent } from "./sending.ts";

const DAY_SECONDS = 24 * 3600;
/** What a push service answers about a device that is no more. */
const GONE = [404, 410];

/** Sent when any device has it: the others are not asked again. Devices that are no more are forgotten. */
export async function sendPush(about: Post): Promise<Sent> {
  const { office, lead, now } = about;
  const devices = await office.db.pushDevice.findMany({ where: { userId: lead.userId } });
  const text = JSON.stringify({ id: nameOf(lead), ...briefOf(about) });
  const faults: string[] = [];
  for (const device of devices) {
    const fault = await pushTo(office, device, { text, urgency: lead.kind === "turn" ? "normal" : "high", now });
    if (fault !== null) faults.push(fault);
  }
  if (faults.length < devices.length) return { ok: true };
  const again = nextTry(office.patience, { tries: lead.attempts + 1, due: lead.dueAt, now, lasting: false });
  const isLeft = (await office.db.pushDevice.count({ where: { userId: lead.userId } })) > 0;
  return { ok: false, error: faults[0] ?? "no-device", again: isLeft ? again : null, mayHaveArrived: !faults.every(isAnswer) };
}

interface Push {
  readonly text: string;
  /** How much of its battery a device is to spend on it. */
  readonly urgency: "normal" | "high";
  readonly now: Date;
}

/** @returns what went wrong, as a code; null when the push service has it. Either is kept with the device. */
export async function pushTo(
  office: Pick<PostOffice, "db" | "pushKeys" | "publicUrl" | "mayAsk">,
  device: PushDevice,
  push: Push,
): Promise<string | null> {
  const { db } = office;
  const { endpoint } = device;
  const { fault, isGone } = await posted(office, device, push);
  if (isGone) await db.pushDevice.deleteMany({ where: { endpoint } });
  else if (fault !== device.error) await db.pushDevice.updateMany({ where: { endpoint }, data: { error: fault } });
  return fault;
}

async function posted(
  office: Pick<PostOffice, "pushKeys" | "publicUrl" | "mayAsk">,
  device: PushDevice,
  { text, urgency, now }: Push,
): Promise<{ fault: string | null; isGone: boolean }> {
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
  try {
    const { status } = await post(endpoint, headers, encrypt(text, device), office.mayAsk);
    return { fault: status >= 200 && status < 300 ? null : `HTTP ${status}`, isGone: GONE.includes(status) };
  } catch (error) {
    if (error instanceof OutboundError) return { fault: error.message, isGone: false };
    throw error;
  }
}
