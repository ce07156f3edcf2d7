// Notices to browsers, although no page is open: to every device of the user's.
import type { PushDevice } from "@pithead/db";
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
    const fault = await pushTo(about, device, text);
    if (fault !== null) faults.push(fault);
  }
  if (faults.length < devices.length) return { ok: true };
  const again = nextTry(office.patience, { tries: lead.attempts + 1, due: lead.dueAt, now, lasting: false });
  const isLeft = (await office.db.pushDevice.count({ where: { userId: lead.userId } })) > 0;
  return { ok: false, error: faults[0] ?? "no-device", again: isLeft ? again : null, mayHaveArrived: !faults.every(isAnswer) };
}

/** @returns what went wrong, as a code; null when the push service has it. */
async function pushTo({ office, lead, now }: Post, device: PushDevice, text: string): Promise<string | null> {
  const { endpoint } = device;
  const headers = {
    authorization: vapidHeader(office.pushKeys, endpoint, office.publicUrl, now),
    "content-encoding": "aes128gcm",
    "content-type": "application/octet-stream",
    ttl: String(DAY_SECONDS),
    urgency: lead.kind === "turn" ? "normal" : "high",
    // A newer notice takes the place of one that was not shown yet.
    topic: "asked",
  };
  try {
    const { status } = await post(endpoint, headers, encrypt(text, device), office.mayAsk);
    if (GONE.includes(status)) await office.db.pushDevice.deleteMany({ where: { endpoint } });
    return status >= 200 && status < 300 ? null : `HTTP ${status}`;
  } catch (error) {
    if (error instanceof OutboundError) return error.message;
    throw error;
  }
}
