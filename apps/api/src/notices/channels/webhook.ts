// Notices to an address that the user has given: plain JSON with a signature, or as Discord and Slack read it.
import { createHmac } from "node:crypto";
import { WebhookStyle } from "@pithead/contracts";
import type { Webhook } from "@pithead/db";
import type { PostOffice } from "../../jobs/post-office.ts";
import { nextTry, type Patience } from "../../jobs/retry.ts";
import { type Brief, briefOf } from "../brief.ts";
import { type Posted, post } from "../outbound.ts";
import { afterLeavingAlone, nameOf, type Post, type Sent } from "./sending.ts";

/** An address at which nothing has arrived for a day is switched off. */
const PATIENCE: Patience = { seconds: [10, 60, 300, 900, 3600], days: 1, refusals: Number.POSITIVE_INFINITY };
const DAY_MS = 24 * 3_600_000;

export async function sendWebhook(about: Post): Promise<Sent> {
  const { office, lead, now } = about;
  const webhook = await office.db.webhook.findUnique({ where: { userId: lead.userId } });
  // A message of the same round may have been the last that failed.
  if (webhook === null || webhook.offAt !== null) return { ok: false, error: "webhook-off", again: null, mayHaveArrived: false };
  const posted = await postBrief(office, webhook, briefOf(about), nameOf(lead), now);
  const { fault, status } = posted;
  await keepFault(office, webhook, fault, now);
  if (fault === null) return { ok: true };
  const again = nextTry(PATIENCE, { tries: lead.attempts + 1, due: lead.dueAt, now, lasting: false });
  return { ok: false, error: fault, again: afterLeavingAlone(again, posted, now), mayHaveArrived: status === null };
}

export function postBrief(
  office: Pick<PostOffice, "mayAsk">,
  { url, style, secret }: Webhook,
  brief: Brief,
  id: string,
  now: Date,
): Promise<Posted> {
  const body = JSON.stringify(bodyFor(WebhookStyle.parse(style), brief));
  const time = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac("sha256", secret).update(`${id}.${time}.${body}`).digest("base64");
  const headers = {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "user-agent": "Pithead",
    ...(style === "json" && { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": `v1,${signature}` }),
  };
  return post(url, headers, body, office.mayAsk);
}

async function keepFault({ db }: PostOffice, { userId, url, failingSince }: Webhook, error: string | null, now: Date): Promise<void> {
  const since = error === null ? null : (failingSince ?? now);
  const isOver = since !== null && now.getTime() - since.getTime() >= DAY_MS;
  await db.webhook.updateMany({ where: { userId, url }, data: { error, failingSince: since, ...(isOver && { offAt: now }) } });
}

function bodyFor(style: WebhookStyle, brief: Brief): object {
  const lines = [brief.game, ...brief.others];
  switch (style) {
    case "json":
      return brief;
    case "discord":
      return {
        content: [`**${bare(brief.title)}**`, ...lines.map(({ title, url }) => `${bare(title)}: <${url}>`)].join("\n"),
        allowed_mentions: { parse: [] },
      };
    case "slack":
      return { text: [`*${slackText(brief.title)}*`, ...lines.map(({ title, url }) => `<${url}|${slackText(title)}>`)].join("\n") };
  }
}

/** Names are people's own: nothing in them is to be markup. */
function bare(text: string): string {
  return text.replace(/[\\*_~`>|[\]()<@#]/g, "\\$&");
}

function slackText(text: string): string {
  return text
    .replace(/[*_~`|]/g, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");
}
