// Putting notices into the outbox, in the transaction that gives cause for them.
import type { LockedGame, LockedPlayer, Transaction } from "@pithead/db";
import type { Service } from "../service.ts";
import { isStarting, type Kind, shareOf } from "./kinds.ts";
import { type ReadersClock, readersClocks, reminderTime } from "./readers-clock.ts";
import { dueTime, sendingTime } from "./timing.ts";
import { switchedOff, wishesOf } from "./wishes.ts";

/** Who waits has time: by then most have looked, or are asked and told so. */
const AFTER_START_MS = 3_600_000;

export interface Cause {
  readonly gameId: string;
  readonly seq: number;
  readonly kind: Kind;
  readonly at: Date;
  readonly userIds: readonly string[];
}

/** One notice for each user and each channel of theirs; what is in the outbox already stays as it is. */
export async function announce(tx: Transaction, service: Pick<Service, "noticeDelaySeconds">, { userIds, ...cause }: Cause): Promise<void> {
  if (userIds.length === 0) return;
  const wishesFor = await wishesOf(tx, userIds);
  const offFor = await switchedOff(tx, cause.gameId);
  const clockFor = await readersClocks(tx, cause.gameId);
  const zoneFor = await zonesOf(tx, userIds);
  const data = userIds.flatMap((userId) => {
    const wishes = wishesFor(userId);
    const clock = clockFor(userId);
    const causedAt = cause.at;
    // Mail always has its row, so that the ledger says why none came.
    const others = wishes.channels.filter((channel) => channel !== "mail" && !offFor(userId).includes(channel));
    return (["mail", ...others] as const).flatMap((channel) => {
      const row = { gameId: cause.gameId, seq: cause.seq, userId, channel, causedAt };
      return dueTimes(cause.kind, causedAt, wishes.delaySeconds ?? service.noticeDelaySeconds, clock).map(({ kind, dueAt, dueLeft }) => {
        const { at, wait } = sendingTime(dueAt, { ...wishes, zone: zoneFor(userId) }, clock.deadline);
        return {
          ...row,
          kind,
          dueAt,
          dueLeft: dueLeft ?? null,
          nextAt: channel === "feed" ? dueAt : at,
          reason: channel === "feed" ? null : wait,
        };
      });
    });
  });
  await tx.notice.createMany({ data, skipDuplicates: true });
}

/** Word of a turn to whoever has come to a seat that is asked already: nobody was told while a bot played it. */
export async function announceTakenUp(
  service: Pick<Service, "noticeDelaySeconds">,
  locked: LockedGame,
  player: LockedPlayer,
): Promise<void> {
  const { tx, game, now } = locked;
  if (player.seat === null || !game.toMove.includes(player.seat)) return;
  await announce(tx, service, { gameId: game.id, seq: game.seq, kind: "turn", at: now, userIds: [player.userId] });
}

/** Word of a game's end to everybody who sits at it, however it ended. */
export async function announceEnd(
  service: Pick<Service, "noticeDelaySeconds">,
  { tx, game, now }: LockedGame,
  players: readonly LockedPlayer[],
  seq: number,
): Promise<void> {
  const userIds = players.filter(({ user }) => user.bot === null).map(({ userId }) => userId);
  await announce(tx, service, { gameId: game.id, seq, kind: "game-over", at: now, userIds });
}

interface Due {
  readonly kind: Kind;
  readonly dueAt: Date;
  readonly dueLeft?: number;
}

/** A turn has its notice, and where there is a clock, two reminders by the share of the time used. */
function dueTimes(kind: Kind, at: Date, delaySeconds: number, clock: ReadersClock): Due[] {
  if (isStarting(kind)) return [{ kind, dueAt: new Date(at.getTime() + AFTER_START_MS) }];
  if (kind !== "turn") return [{ kind, dueAt: at }];
  const { deadline } = clock;
  const first = { kind, dueAt: dueTime(at, delaySeconds, deadline) };
  if (clock.pace === null) return [first];
  const reminders = (["reminder-50", "reminder-80"] as const).map((reminder) => {
    const dueLeft = clock.left * (1 - (shareOf(reminder) ?? 1));
    // While the clock stands, as if it counted from now on: it is looked at again until it does.
    const dueAt = reminderTime(clock, dueLeft) ?? new Date(at.getTime() + clock.left - dueLeft);
    return { kind: reminder, dueAt, dueLeft };
  });
  return [first, ...reminders];
}

async function zonesOf(tx: Transaction, userIds: readonly string[]): Promise<(userId: string) => string> {
  const users = await tx.user.findMany({ where: { id: { in: [...userIds] } }, select: { id: true, timeZone: true } });
  return (userId) => users.find(({ id }) => id === userId)?.timeZone ?? "UTC";
}
