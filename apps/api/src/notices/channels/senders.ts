// The channels by name.
import type { Channel } from "../kinds.ts";
import { sendMail } from "./mail.ts";
import { sendPush } from "./push.ts";
import type { Send } from "./sending.ts";
import { sendWebhook } from "./webhook.ts";

/** A feed is fetched by whoever reads it: its notices are published by being due. */
const publish: Send = async () => ({ ok: true });

export const senders: { readonly [channel in Channel]: Send } = { mail: sendMail, push: sendPush, webhook: sendWebhook, feed: publish };
