// How users want to be told, as it is stored, with the house's own where they have said nothing.
import type { Database, NoticeWishes, Transaction } from "@pithead/db";
import type { Channel, SkipReason } from "./kinds.ts";

/** Of one user. */
export interface Wishes extends Omit<NoticeWishes, "userId"> {
  /** Channels that are ready and switched on, and a webhook that a day of failure has switched off: the ledger says so. */
  readonly channels: readonly Channel[];
  /** Why nothing goes out by a channel; null when something may. Of mail, whether there is an address is not known here. */
  reasonAgainst(channel: Channel): SkipReason | null;
}

type Rows = Pick<Database | Transaction, "noticeWishes" | "webhook" | "pushDevice">;

const NOTHING_SAID = {
  mail: true,
  push: true,
  webhook: true,
  delaySeconds: null,
  quietFrom: null,
  quietTo: null,
  digestAt: null,
  feedKey: null,
  mailStopped: null,
  mailStoppedAt: null,
  mailError: null,
};

/** By user: those of `userIds` who hold no wishes of their own have the house's. Mail counts as ready: without an address the ledger says so. */
export async function wishesOf(db: Rows, userIds: readonly string[]): Promise<(userId: string) => Wishes> {
  const among = { where: { userId: { in: [...userIds] } } };
  const said = new Map((await db.noticeWishes.findMany(among)).map(({ userId, ...row }) => [userId, row]));
  const hooked = new Map(
    (await db.webhook.findMany({ ...among, select: { userId: true, offAt: true } })).map((hook) => [hook.userId, hook]),
  );
  const devices = await db.pushDevice.findMany({ ...among, select: { userId: true }, distinct: ["userId"] });
  const pushed = new Set(devices.map(({ userId }) => userId));
  return (userId) => {
    const row = said.get(userId) ?? NOTHING_SAID;
    const channels: Channel[] = [];
    if (row.mail) channels.push("mail");
    if (row.push && pushed.has(userId)) channels.push("push");
    if (row.webhook && hooked.has(userId)) channels.push("webhook");
    if (row.feedKey !== null) channels.push("feed");
    const reasonAgainst = (channel: Channel): SkipReason | null => {
      switch (channel) {
        case "mail":
          return row.mail ? (row.mailStopped === null ? null : "mail-stopped") : "switched-off";
        case "push":
          return row.push ? (pushed.has(userId) ? null : "no-device") : "switched-off";
        case "webhook":
          return row.webhook ? (hooked.get(userId)?.offAt === null ? null : "webhook-off") : "switched-off";
        case "feed":
          return row.feedKey === null ? "switched-off" : null;
      }
    };
    return { ...row, channels, reasonAgainst };
  };
}

/** The channels that a user has switched off for a game. */
export async function switchedOff(
  db: Pick<Database | Transaction, "quietGame">,
  gameId: string,
): Promise<(userId: string) => readonly string[]> {
  const rows = await db.quietGame.findMany({ where: { gameId } });
  return (userId) => rows.find((row) => row.userId === userId)?.off ?? [];
}
