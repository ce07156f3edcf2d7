// Has this browser show notices: its permission, our worker, and the address at its push service.
import type { AddPushDevice } from "@pithead/contracts";
import { ourWorker } from "../offline/our-worker.ts";

/** What the API is to be told, or why it cannot be. @param key of the service, base64url. */
export async function subscribeHere(key: string): Promise<AddPushDevice | "unable" | "denied"> {
  if (!("PushManager" in window)) return "unable";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    const worker = await ourWorker();
    if (worker === undefined) return "unable";
    await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint = "", keys = {} } = subscription.toJSON();
    const { p256dh = "", auth = "" } = keys;
    return { endpoint, keys: { p256dh, auth }, name: nameOfBrowser() };
  } catch {
    return "unable";
  }
}

/** Enough for its owner to know it by. */
function nameOfBrowser(): string {
  const { userAgent } = navigator;
  const browser = /Edg|Firefox|OPR|Chrome|Safari/.exec(userAgent)?.[0] ?? "Browser";
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(userAgent)?.[0];
  return system === undefined ? browser : `${browser}, ${system}`;
}
