// Sending what is due: looked at again, merged, sent by its channel, and written down.
import type { Notice } from "@pithead/db";
import type { PostOffice } from "../jobs/post-office.ts";
import { findSeatedGame } from "../jobs/seated-game.ts";
import { noticeIdOf } from "../jobs/signed-names.ts";
import { alone } from "./alone.ts";
import { senders } from "./channels/senders.ts";
import type { Post } from "./channels/sending.ts";
import { judge, type Known, mayBeMerged } from "./judge.ts";
import { CHANNELS, type Channel, isAsking, isTableKind } from "./kinds.ts";
import { markSkipped, pendingOf, putOff, usersWithDue } from "./rows.ts";
import { deliverTableMails } from "./table-mails.ts";
import { tryToTell } from "./try-to-tell.ts";
import { switchedOff, wishesOf } from "./wishes.ts";

/** Users that one round looks after. */
const MOST_IN_A_ROUND = 100;

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
  const all = await pendingOf(db, userId);
  const pending = all.filter(({ kind }) => !isTableKind(kind));
  const knowing = await knowingOf(office, userId);
  for (const channel of CHANNELS)
    await deliverBy(
      office,
      channel,
      pending.filter((notice) => notice.channel === channel),
      knowing,
      clock.now(),
    );
  const ofTables = all.filter(({ kind, nextAt }) => isTableKind(kind) && nextAt <= clock.now());
  await deliverTableMails(office, userId, ofTables, clock.now());
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
  const later = pending.filter(({ nextAt }) => nextAt > now);
  for (const messageId of begunOf(asking)) {
    const isOfIt = ({ messageId: begun }: Notice) => begun === messageId;
    const told = [...asking.filter(({ notice }) => isOfIt(notice)), ...(await mergeable(office, later.filter(isOfIt), knowing))];
    await send(office, channel, told.toSorted(byPress), now);
  }
  const fresh = asking.filter(({ notice }) => notice.messageId === null);
  if (fresh.length === 0) return;
  const others = later.filter(({ kind, messageId }) => kind === "turn" && messageId === null);
  await send(office, channel, [...fresh, ...(await mergeable(office, others, knowing))].toSorted(byPress), now);
}

/** Messages whose last try has had no answer: they may have arrived, and go out once more as they were, under the same Message-ID. */
function begunOf(asking: readonly Told[]): Set<string> {
  return new Set(asking.flatMap(({ notice }) => notice.messageId ?? []));
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

/** A message that is sent once more is again about that first which it was about before, if that still waits. */
function ownFirst(office: PostOffice, told: readonly Told[]): readonly Told[] {
  const own = told.find(({ notice }) => notice.messageId === noticeIdOf(office, notice));
  return own === undefined ? told : [own, ...told.filter((each) => each !== own)];
}

/** Sends one message about all that is told, the first foremost. */
async function send(office: PostOffice, channel: Channel, unordered: readonly Told[], now: Date): Promise<void> {
  const [lead, ...others] = ownFirst(office, unordered);
  if (lead === undefined) return;
  const messageId = lead.notice.messageId ?? noticeIdOf(office, lead.notice);
  const post: Post = {
    office,
    lead: lead.notice,
    messageId,
    game: lead.known.game,
    others: [...new Set(others.map(({ known }) => known.game))],
    now,
  };
  const notices = [lead.notice, ...others.map(({ notice }) => notice)] as const;
  if (await tryToTell(office, notices, messageId, () => senders[channel](post), now)) return;
  // It is the first that could not be told: the others are told without it, if it is time for any of them.
  if (others.some(({ notice }) => notice.nextAt <= now)) await send(office, channel, others, now);
}
