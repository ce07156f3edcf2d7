// The push service of a simulated month, and the browsers behind it, which open what they are handed.
import { z } from "zod";
import { type Browser, browser } from "../browser.ts";
import type { Try } from "./journal.ts";
import { type Receiver, type ReceiverOptions, startReceiver } from "./receiver.ts";

export interface Devices extends Receiver {
  /** A browser of somebody's, as its push manager subscribes it. */
  subscribe(userId: string): { readonly endpoint: string } & Browser["keys"];
}

interface DevicesOptions extends ReceiverOptions {
  /** Whether somebody's browser is no more. */
  readonly isGone: (userId: string) => boolean;
  /** Told when its push service has said so. */
  readonly onGone: (userId: string) => void;
}

const Pushed = z.object({ id: z.string() });

export async function startDevices({ isGone, onGone, onTry, ...options }: DevicesOptions): Promise<Devices> {
  const browsers = new Map<string, Browser>();
  const told = (tried: Try) => {
    if (isGone(tried.to)) onGone(tried.to);
    onTry(tried);
  };
  const receiver = await startReceiver(
    ({ url = "" }, body) => {
      const to = url.slice(1);
      const says = browsers.get(to)?.open(body) ?? "";
      return { channel: "push", to, id: Pushed.parse(JSON.parse(says)).id, says };
    },
    { ...options, onTry: told },
    isGone,
  );
  return {
    ...receiver,
    subscribe: (userId) => {
      const own = browser();
      browsers.set(userId, own);
      return { endpoint: `${receiver.address}/${userId}`, ...own.keys };
    },
  };
}
