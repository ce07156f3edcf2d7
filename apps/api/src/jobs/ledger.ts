// The ledger of notices: one row for each, which says what became of it and, if it was not sent, why.
import { setTimeout as wait } from "node:timers/promises";
import { addJob, type Job, type Notice } from "@pithead/db";
import { messageIdOf, type PostOffice } from "./post-office.ts";
import { nextTry } from "./retry.ts";
import type { Envelope } from "./smtp.ts";

/** Why a notice is not sent. */
export type SkipReason = "no-address" | "away" | "not-your-turn" | "moved-since" | "game-over";

export interface NoticeAbout {
  readonly gameId: string;
  readonly seq: number;
  readonly userId: string;
  readonly kind: "turn" | "game-over";
}

const CHANNEL = "mail";

/** The row of this notice, made when it is looked at first. */
export async function openNotice({ db }: PostOffice, about: NoticeAbout, dueAt: Date): Promise<Notice> {
  const row = { ...about, channel: CHANNEL };
  await db.notice.createMany({ data: [{ ...row, dueAt }], skipDuplicates: true });
  return db.notice.findUniqueOrThrow({ where: keyOf(row) });
}

export async function skipNotice({ db }: PostOffice, notice: Notice, reason: SkipReason): Promise<void> {
  await db.notice.update({ where: keyOf(notice), data: { state: "skipped", reason } });
}

/**
 * Sends what the notice says and writes down what became of it. A server that fails gets the mail later, by another run of `again`.
 * The Message-ID is the notice's own: a crash between the server's yes and the commit sends the same mail once more, recognisably.
 */
export async function sendNotice(
  office: PostOffice,
  notice: Notice,
  envelope: Omit<Envelope, "messageId" | "thread">,
  again: Pick<Job, "task" | "payload">,
): Promise<void> {
  await alone(office, notice, async () => {
    const now = await office.db.notice.findUniqueOrThrow({ where: keyOf(notice) });
    if (now.state === "due") await deliver(office, now, envelope, again);
  });
}

/** Runs `work`, unless another run of the same notice is at it. The lock falls with its connection, so a killed process holds none. */
async function alone({ db }: PostOffice, notice: NoticeKey, work: () => Promise<void>): Promise<void> {
  const name = `notice:${Object.values(fieldsOf(notice)).join(":")}`;
  await db.$transaction(
    async (tx) => {
      const [lock] = await tx.$queryRaw<{ mine: boolean }[]>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as mine`;
      if (lock?.mine) await work();
    },
    { maxWait: 60_000, timeout: 600_000 },
  );
}

async function deliver(
  office: PostOffice,
  notice: Notice,
  envelope: Omit<Envelope, "messageId" | "thread">,
  again: Pick<Job, "task" | "payload">,
): Promise<void> {
  const { db, smtp, patience, log } = office;
  const { gameId, seq } = notice;
  const attempts = notice.attempts + 1;
  await db.notice.update({ where: keyOf(notice), data: { attempts } });
  const messageId = messageIdOf(office, `${notice.kind}.${gameId}.${seq}.${notice.userId}`);
  const sent = await smtp.send({ ...envelope, messageId, thread: messageIdOf(office, `game.${gameId}`) });
  const now = new Date();
  if (sent.ok) {
    const data = { state: "sent", sentAt: now, messageId, error: null } as const;
    return insist(() => db.notice.update({ where: keyOf(notice), data }));
  }
  const runAt = nextTry(patience, { tries: attempts, due: notice.dueAt, now, lasting: sent.lasting });
  await db.$transaction(async (tx) => {
    await tx.notice.update({
      where: keyOf(notice),
      data: { error: sent.error, ...(runAt === null && { state: "failed", reason: "not-delivered" }) },
    });
    if (runAt !== null) await addJob(tx, { ...again, runAt });
  });
  log.warn({ gameId, seq, error: sent.error, again: runAt }, "A notice could not be mailed.");
}

/** What is sent can't be taken back: writing it down is tried for some seconds, so that Postgres may be away for a moment. */
async function insist(write: () => Promise<unknown>): Promise<void> {
  for (let left = 10; ; left--) {
    try {
      await write();
      return;
    } catch (error) {
      if (left === 0) throw error;
      await wait(500);
    }
  }
}

type NoticeKey = Pick<Notice, "gameId" | "seq" | "userId" | "channel">;

function fieldsOf({ gameId, seq, userId, channel }: NoticeKey): NoticeKey {
  return { gameId, seq, userId, channel };
}

function keyOf(notice: NoticeKey): { gameId_seq_userId_channel: NoticeKey } {
  return { gameId_seq_userId_channel: fieldsOf(notice) };
}
