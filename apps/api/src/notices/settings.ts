// A user's own notice settings: seeing and changing them.

import { randomBytes } from "node:crypto";
import { isZone } from "@pithead/clocks";
import type { AddPushDevice, ChangeNoticeSettings, GameNotices, NoticeSettings, SetWebhook } from "@pithead/contracts";
import { WebhookStyle } from "@pithead/contracts";
import { forgetLostLinks, type Webhook } from "@pithead/db";
import { stoppedBy } from "../accounts/asker.ts";
import { done, noSuchGame, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { webhookProblem } from "./channels/webhook-address.ts";
import { isChannel } from "./kinds.ts";
import { wishesOf } from "./wishes.ts";

const MOST_DEVICES = 20;

export async function settingsOf(service: Service, userId: string): Promise<NoticeSettings> {
  const { db } = service;
  const wishes = (await wishesOf(db, [userId]))(userId);
  const { timeZone } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { timeZone: true } });
  const webhook = await db.webhook.findUnique({ where: { userId } });
  const devices = await db.pushDevice.findMany({ where: { userId }, orderBy: { createdAt: "asc" } });
  const { mail, push, webhook: webhookOn, delaySeconds, quietFrom, quietTo, digestAt, feedKey, mailStopped, mailError } = wishes;
  return {
    mail,
    push,
    webhookOn,
    delayMinutes: delaySeconds === null ? null : delaySeconds / 60,
    houseDelayMinutes: service.noticeDelaySeconds / 60,
    quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
    digestAt,
    timeZone,
    feedKey,
    mailStopped: stoppedBy(mailStopped),
    mailError,
    webhook: webhook && shown(webhook),
    devices: devices.map(({ id, name, error, createdAt }) => ({ id, name, error, createdAt: createdAt.toISOString() })),
    quietGames: await quietGamesOf(service, userId),
    pushKey: service.pushKey,
  };
}

/** Newest first; those that are over say nothing any more. */
async function quietGamesOf({ db }: Service, userId: string): Promise<NoticeSettings["quietGames"]> {
  const rows = await db.quietGame.findMany({ where: { userId, off: { isEmpty: false } } });
  const games = await db.game.findMany({
    where: { id: { in: rows.map(({ gameId }) => gameId) }, status: { in: ["open", "running"] } },
    select: { id: true, game: true, players: { select: { userId: true, user: { select: { name: true } } }, orderBy: { seat: "asc" } } },
    orderBy: { createdAt: "desc" },
  });
  return games.map(({ id, game, players }) => ({
    gameId: id,
    game,
    others: players.filter((player) => player.userId !== userId).map(({ user }) => user.name ?? ""),
    off: (rows.find(({ gameId }) => gameId === id)?.off ?? []).filter(isChannel),
  }));
}

function shown({ url, style, secret, error, offAt }: Webhook): NonNullable<NoticeSettings["webhook"]> {
  return { url, style: WebhookStyle.parse(style), secret, error, on: offAt === null };
}

export async function changeSettings(service: Service, userId: string, change: ChangeNoticeSettings): Promise<Outcome<NoticeSettings>> {
  const { timeZone, delayMinutes, quiet, feeds, mail, push, webhookOn, digestAt, mailStopped } = change;
  if (timeZone !== undefined && !isZone(timeZone))
    return refuse({ kind: "malformed", field: "timeZone", detail: "is not the name of a time zone" });
  const data = {
    ...(mail !== undefined && { mail }),
    ...(push !== undefined && { push }),
    ...(webhookOn !== undefined && { webhook: webhookOn }),
    ...(delayMinutes !== undefined && { delaySeconds: delayMinutes === null ? null : delayMinutes * 60 }),
    ...(quiet !== undefined && { quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null }),
    ...(digestAt !== undefined && { digestAt }),
    ...(mailStopped === null && { mailStopped: null, mailStoppedAt: null }),
    ...(feeds !== undefined && { feedKey: feeds ? randomBytes(24).toString("base64url") : null }),
  };
  const { db } = service;
  await db.noticeWishes.upsert({ where: { userId }, create: { userId, ...data }, update: data });
  if (timeZone !== undefined) await db.user.update({ where: { id: userId }, data: { timeZone } });
  if (mailStopped === null) {
    const { email } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
    if (email !== null) await forgetLostLinks(db, email);
  }
  return done(await settingsOf(service, userId));
}

/** Replaces the user's webhook; what went wrong with the one before is forgotten. */
export async function setWebhook(service: Service, userId: string, { url, style }: SetWebhook): Promise<Outcome<NoticeSettings>> {
  const wrong = webhookProblem(url, style);
  if (wrong !== undefined) return refuse({ kind: "malformed", field: "url", detail: wrong });
  const fresh = { url, style, error: null, failingSince: null, offAt: null };
  const secret = randomBytes(24).toString("base64url");
  await service.db.webhook.upsert({ where: { userId }, create: { userId, secret, ...fresh }, update: fresh });
  return done(await settingsOf(service, userId));
}

export async function removeWebhook(service: Service, userId: string): Promise<NoticeSettings> {
  await service.db.webhook.deleteMany({ where: { userId } });
  return settingsOf(service, userId);
}

/** Adds a browser, or takes it over from whoever used it before. */
export async function addDevice(
  service: Service,
  userId: string,
  { endpoint, keys, name }: AddPushDevice,
): Promise<Outcome<NoticeSettings>> {
  const { db } = service;
  if ((await db.pushDevice.count({ where: { userId, endpoint: { not: endpoint } } })) >= MOST_DEVICES)
    return refuse({
      kind: "conflict",
      reason: { code: "many-devices", count: MOST_DEVICES },
      detail: `You have ${MOST_DEVICES} devices already: remove one first.`,
    });
  const data = { userId, name, ...keys };
  await db.pushDevice.upsert({ where: { endpoint }, create: { endpoint, ...data }, update: data });
  return done(await settingsOf(service, userId));
}

export async function removeDevice(service: Service, userId: string, id: string): Promise<NoticeSettings> {
  await service.db.pushDevice.deleteMany({ where: { id, userId } });
  return settingsOf(service, userId);
}

/** What a player has switched off for one of their games. */
export async function gameNoticesOf({ db }: Service, userId: string, gameId: string): Promise<Outcome<GameNotices>> {
  const sits = await db.gamePlayer.count({ where: { gameId, userId } });
  if (sits === 0) return noSuchGame;
  const row = await db.quietGame.findUnique({ where: { gameId_userId: { gameId, userId } } });
  return done({ off: (row?.off ?? []).filter(isChannel) });
}

export async function changeGameNotices(
  service: Service,
  userId: string,
  gameId: string,
  { off }: GameNotices,
): Promise<Outcome<GameNotices>> {
  const before = await gameNoticesOf(service, userId, gameId);
  if (!before.ok) return before;
  const row = { gameId, userId };
  await service.db.quietGame.upsert({ where: { gameId_userId: row }, create: { ...row, off }, update: { off } });
  return done({ off });
}
