// Sending what is due: looked at again, merged, sent by its channel, and written down.
import type { Notice } from "@pithead/db";
import type { PostOffice } from "../jobs/post-office.ts";
import { findSeatedGame } from "../jobs/seated-game.ts";
import { alone } from "./alone.ts";
import { senders } from "./channels/senders.ts";
import type { Post } from "./channels/sending.ts";
import { judge, type Known, mayBeMerged } from "./judge.ts";
import { CHANNELS, type Channel, isAsking } from "./kinds.ts";
import { countTry, markFailed, markSent, markSkipped, pendingOf, putOff, usersWithDue } from "./rows.ts";
import { switchedOff, wishesOf } from "./wishes.ts";

/** Users that one round looks after. */
const MOST_IN_A_ROUND = 100;
/** What cannot be told now, as while its edition is missing, is looked at again. */
const TRY_TOLD_AGAIN_MS = 60_000;

/** Sends everything that is due by the office's clock. @returns how many users were looked after. */
export async function deliverDue(office: PostOffice): Promise<number> {
  const waiting = await usersWithDue(office.db, office.clock.now(), MOST_IN_A_ROUND);
  let looked = 0;
  const work = async (): Promise<void> => {
    for (let userId = waiting.shift(); userId !== undefined; userId = waiting.shift()) {
      if (await lookAfter(office, userId)) looked += 1;
    }
  };
  await Promise.all(Array.from({ length: office.hands }, work));
  return looked;
}

/** Whether it was done: another process may be at it, and Postgres may be away, which another round will find over. */
async function lookAfter(office: PostOffice, userId: string): Promise<boolean> {
  try {
    return await alone(office.db, userId, () => deliverTo(office, userId));
  } catch (error) {
    office.log.warn({ error: error instanceof Error ? error.name : "unknown" }, "A user's notices were left for another round.");
    return false;
  }
}

async function deliverTo(office: PostOffice, userId: string): Promise<void> {
  const { db, clock } = office;
  const pending = await pendingOf(db, userId);
  const knowing = await knowingOf(office, userId);
  for (const channel of CHANNELS)
    await deliverBy(
      office,
      channel,
      pending.filter((notice) => notice.channel === channel),
      knowing,
      clock.now(),
    );
}

type Knowing = (gameId: string) => Promise<Known | undefined>;

/** What is known of each of a user's games, looked up once. */
async function knowingOf(office: PostOffice, userId: string): Promise<Knowing> {
  const wishes = (await wishesOf(office.db, [userId]))(userId);
  const games = new Map<string, Promise<Known | undefined>>();
  const find = async (gameId: string): Promise<Known | undefined> => {
    const game = await findSeatedGame(office, gameId, userId);
    return game && { game, wishes, off: (await switchedOff(office.db, gameId))(userId) };
  };
  return (gameId) => {
    const found = games.get(gameId) ?? find(gameId);
    games.set(gameId, found);
    return found;
  };
}

interface Told {
  readonly notice: Notice;
  readonly known: Known;
}

async function deliverBy(office: PostOffice, channel: Channel, pending: readonly Notice[], knowing: Knowing, now: Date): Promise<void> {
  const due = await stillNeeded(
    office,
    pending.filter(({ nextAt }) => nextAt <= now),
    knowing,
    now,
  );
  const asking = channel === "feed" ? [] : due.filter(({ notice }) => isAsking(notice.kind));
  for (const told of due.filter((each) => !asking.includes(each))) await send(office, channel, [told], now);
  if (asking.length === 0) return;
  const others = pending.filter(({ nextAt, kind }) => nextAt > now && kind === "turn");
  const merged = await mergeable(office, others, knowing);
  await send(office, channel, [...asking, ...merged].toSorted(byPress), now);
}

async function stillNeeded(office: PostOffice, due: readonly Notice[], knowing: Knowing, now: Date): Promise<Told[]> {
  const needed: Told[] = [];
  for (const notice of due) {
    const known = await knowing(notice.gameId);
    if (known === undefined) {
      await markSkipped(office.db, notice, "game-over");
      continue;
    }
    const judged = await judge(office, notice, known, now);
    if (judged.verdict === "send") needed.push({ notice, known });
    else if (judged.verdict === "skip") await markSkipped(office.db, notice, judged.reason);
    else await putOff(office.db, notice, judged.reason, judged.until);
  }
  return needed;
}

async function mergeable(office: PostOffice, others: readonly Notice[], knowing: Knowing): Promise<Told[]> {
  const told: Told[] = [];
  for (const notice of others) {
    const known = await knowing(notice.gameId);
    if (known !== undefined && (await mayBeMerged(office, notice, known))) told.push({ notice, known });
  }
  return told;
}

/** What presses most first: by deadline, then by how long it has waited. */
function byPress(a: Told, b: Told): number {
  const [deadline, other] = [a, b].map(({ known }) => known.game.deadline?.getTime() ?? Number.POSITIVE_INFINITY);
  if (deadline !== other) return (deadline ?? 0) - (other ?? 0);
  return a.notice.causedAt.getTime() - b.notice.causedAt.getTime() || a.notice.kind.localeCompare(b.notice.kind);
}

/** Sends one message about all that is told, the first foremost. A server that fails gets it later. */
async function send(office: PostOffice, channel: Channel, told: readonly Told[], now: Date): Promise<void> {
  const { db, log } = office;
  const [lead] = told;
  if (lead === undefined) return;
  const notices = told.map(({ notice }) => notice);
  const { gameId, seq } = lead.notice;
  const post: Post = {
    office,
    lead: lead.notice,
    game: lead.known.game,
    others: [...new Set(told.slice(1).map(({ known }) => known.game))],
    now,
  };
  const sender = senders[channel];
  let sent: Awaited<ReturnType<typeof sender>>;
  try {
    await countTry(db, notices);
    sent = await sender(post);
  } catch (error) {
    log.error({ gameId, seq, channel, error: error instanceof Error ? error.name : "unknown" }, "A notice could not be told.");
    return markFailed(db, notices, "untold", new Date(now.getTime() + TRY_TOLD_AGAIN_MS));
  }
  if (sent.ok) return markSent(db, notices, office.clock.now(), sent.messageId);
  await markFailed(db, notices, sent.error, sent.again);
  log.warn({ gameId, seq, channel, error: sent.error, again: sent.again }, "A notice could not be sent.");
}
