// Where the webhooks of a simulated month lead.
import { type Receiver, type ReceiverOptions, startReceiver } from "./receiver.ts";

export interface Hooks extends Receiver {
  /** The address of somebody's. */
  urlFor(userId: string): string;
}

export async function startHooks(options: ReceiverOptions): Promise<Hooks> {
  const receiver = await startReceiver(
    ({ url = "", headers }, body) => ({
      channel: "webhook",
      to: url.slice(1),
      id: `${headers["webhook-id"]}`,
      says: body.toString("utf8"),
    }),
    options,
  );
  return { ...receiver, urlFor: (userId) => `${receiver.address}/${userId}` };
}
