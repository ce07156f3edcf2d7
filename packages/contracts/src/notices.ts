// Notices: how a user wants to be told, and what became of each notice.
import { z } from "zod";
import { Line } from "./text.ts";

export const NOTICE_CHANNELS = ["mail", "push", "webhook", "feed"] as const;
export const NoticeChannel = z.enum(NOTICE_CHANNELS);
export const WEBHOOK_STYLES = ["json", "discord", "slack"] as const;
export const WebhookStyle = z.enum(WEBHOOK_STYLES);
export type WebhookStyle = z.infer<typeof WebhookStyle>;

/** Why no mail goes to a user's address any more. */
export const MailStopped = z.enum(["bounced", "complained"]);
export type MailStopped = z.infer<typeof MailStopped>;

const MinuteOfDay = z.number().int().min(0).max(1439);
const Quiet = z.strictObject({ from: MinuteOfDay, to: MinuteOfDay });

/** Where notices are posted. `secret` is what plain JSON is signed with; `error` is the last, null when the last one arrived; `on` ends after a day of failure. */
export const Webhook = z
  .object({ url: z.string(), style: WebhookStyle, secret: z.string(), error: z.string().nullable(), on: z.boolean() })
  .meta({ id: "Webhook" });

/** A browser that shows notices although no page is open. `error` is the last, null when the last notice was taken. */
export const PushDevice = z
  .object({ id: z.string(), name: z.string(), error: z.string().nullable(), createdAt: z.iso.datetime() })
  .meta({ id: "PushDevice" });

/** A game of which its player is told by fewer channels. */
export const QuietGame = z
  .object({ gameId: z.string(), game: z.string(), others: z.array(z.string()), off: z.array(NoticeChannel) })
  .meta({ id: "QuietGame" });

/** Times of day are minutes after midnight in `timeZone`. */
export const NoticeSettings = z
  .object({
    mail: z.boolean(),
    push: z.boolean(),
    webhookOn: z.boolean(),
    /** After a hand-over; null for the house's own. */
    delayMinutes: z.number().nullable(),
    houseDelayMinutes: z.number(),
    quiet: Quiet.nullable(),
    digestAt: MinuteOfDay.nullable(),
    timeZone: z.string().nullable(),
    /** In the addresses of the user's feeds; null while they are off. */
    feedKey: z.string().nullable(),
    mailStopped: MailStopped.nullable(),
    /** What went wrong with the last mail, as a code; null when it was taken. */
    mailError: z.string().nullable(),
    webhook: Webhook.nullable(),
    devices: z.array(PushDevice),
    /** Games that are not over in which channels are switched off. */
    quietGames: z.array(QuietGame),
    /** With which browsers subscribe to push. */
    pushKey: z.string(),
  })
  .meta({ id: "NoticeSettings" });
export type NoticeSettings = z.infer<typeof NoticeSettings>;

/** What is named is changed. `mailStopped: null` has mails sent again; `feeds` makes a new address, or takes it back. */
export const ChangeNoticeSettings = z.strictObject({
  mail: z.boolean().optional(),
  push: z.boolean().optional(),
  webhookOn: z.boolean().optional(),
  delayMinutes: z.number().int().min(0).max(1440).nullable().optional(),
  quiet: Quiet.nullable().optional(),
  digestAt: MinuteOfDay.nullable().optional(),
  timeZone: z.string().max(64).optional(),
  mailStopped: z.null().optional(),
  feeds: z.boolean().optional(),
});
export type ChangeNoticeSettings = z.infer<typeof ChangeNoticeSettings>;

export const SetWebhook = z.strictObject({ url: z.string().trim().max(500), style: WebhookStyle });
export type SetWebhook = z.infer<typeof SetWebhook>;

/** What a browser's push manager gives, and what its owner knows it by. Push services listen where every site does: nobody has us ask other ports. */
export const AddPushDevice = z.strictObject({
  endpoint: z
    .url({ protocol: /^https$/ })
    .max(1000)
    .regex(/^https:\/\/[^/?#:@]+\//, "must name a host alone"),
  keys: z.strictObject({ p256dh: z.string().regex(/^[\w-]{80,100}=*$/), auth: z.string().regex(/^[\w-]{20,30}=*$/) }),
  name: Line.trim().min(1).max(60),
});
export type AddPushDevice = z.infer<typeof AddPushDevice>;

/** The channels that are switched off for one game. */
export const GameNotices = z.strictObject({ off: z.array(NoticeChannel).max(NOTICE_CHANNELS.length) }).meta({ id: "GameNotices" });
export type GameNotices = z.infer<typeof GameNotices>;

/** One row of a user's ledger. */
export const LedgerEntry = z
  .object({
    gameId: z.string(),
    /** The game that is played there. */
    game: z.string(),
    others: z.array(z.string()),
    seq: z.number().int(),
    channel: NoticeChannel,
    kind: z.enum(["turn", "reminder-50", "reminder-80", "table-full", "started", "game-over", "invited", "chat"]),
    state: z.enum(["due", "sent", "merged", "skipped", "failed", "bounced"]),
    /** Why it was not sent, or waits. */
    reason: z.string().nullable(),
    /** What went wrong last, as a code. */
    error: z.string().nullable(),
    attempts: z.number().int(),
    causedAt: z.iso.datetime(),
    dueAt: z.iso.datetime(),
    /** When it is looked at next; null when it is done with. */
    nextAt: z.iso.datetime().nullable(),
    sentAt: z.iso.datetime().nullable(),
    /** The game whose message told this one too. */
    mergedInto: z.string().nullable(),
  })
  .meta({ id: "LedgerEntry" });
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** Newest first; `next` leads to the page after. */
export const Ledger = z.object({ entries: z.array(LedgerEntry), next: z.string().nullable() });
export type Ledger = z.infer<typeof Ledger>;
