// Whether a notice whose time has come is still needed, and whether it may go out now.
import type { Notice } from "@pithead/db";
import type { PostOffice } from "../jobs/post-office.ts";
import type { SeatedGame } from "../jobs/seated-game.ts";
import { isAsking, isChannel, isStarting, type SkipReason, type WaitReason } from "./kinds.ts";
import { reminderTime } from "./readers-clock.ts";
import { sendingTime } from "./timing.ts";
import type { Wishes } from "./wishes.ts";

export type Verdict =
  | { readonly verdict: "send" }
  | { readonly verdict: "skip"; readonly reason: SkipReason }
  | { readonly verdict: "wait"; readonly reason: WaitReason; readonly until: Date };

const SEND: Verdict = { verdict: "send" };
const skip = (reason: SkipReason): Verdict => ({ verdict: "skip", reason });
const wait = (reason: WaitReason, until: Date): Verdict => ({ verdict: "wait", reason, until });

const HOUR_MS = 3_600_000;
/** Who has looked at a table without a clock is told after a day all the same. */
const AFTER_LOOKING_MS = 24 * HOUR_MS;

/** What is known of a notice's reader. */
export interface Known {
  readonly game: SeatedGame;
  readonly wishes: Wishes;
  /** Channels that are switched off for this game. */
  readonly off: readonly string[];
}

export async function judge(office: PostOffice, notice: Notice, known: Known, now: Date): Promise<Verdict> {
  const reason = (await needless(office, notice, known.game)) ?? unreachable(notice, known);
  if (reason !== null) return skip(reason);
  if (notice.channel === "feed") return asReminder(notice, known.game, now) ?? SEND;
  return asLooked(notice, known.game, now) ?? asReminder(notice, known.game, now) ?? asWished(notice, known, now);
}

/** Whether a notice that is not due yet tells of a turn that waits, so that another message may tell it too. */
export async function mayBeMerged(office: PostOffice, notice: Notice, known: Known): Promise<boolean> {
  return (await needless(office, notice, known.game)) === null && unreachable(notice, known) === null;
}

async function needless({ db }: PostOffice, { kind, seq }: Notice, game: SeatedGame): Promise<SkipReason | null> {
  if (isStarting(kind)) return hasHeardOfStart(game) ?? ((await hasMoved(0)) ? "seen" : null);
  if (!isAsking(kind)) return null;
  if (game.status !== "running") return "game-over";
  if (!game.toMove.includes(game.seat)) return "not-your-turn";
  if (game.isAway) return "away";
  // Whoever has moved since knows; being asked anew later has a notice of its own.
  return (await hasMoved(seq)) ? "moved-since" : null;

  async function hasMoved(since: number): Promise<boolean> {
    return (await db.gameEvent.count({ where: { gameId: game.id, seq: { gt: since }, seat: game.seat } })) > 0;
  }
}

/** Who has looked since, or is asked, knows that the game has begun; so does who has moved, by whichever program. */
function hasHeardOfStart({ status, atHandSeq, toMove, seat }: SeatedGame): SkipReason | null {
  if (status !== "running") return "game-over";
  return atHandSeq >= 0 || toMove.includes(seat) ? "seen" : null;
}

function unreachable({ channel }: Notice, { game, wishes, off }: Known): SkipReason | null {
  if (!isChannel(channel) || off.includes(channel)) return "switched-off";
  if (channel === "mail" && game.addressee.email === null) return "no-address";
  return wishes.reasonAgainst(channel);
}

/** Who has looked at the question needs no word of it: reminders follow, and without a deadline this notice, later. */
function asLooked({ kind, seq, causedAt }: Notice, { atHandSeq, deadline }: SeatedGame, now: Date): Verdict | null {
  if (kind !== "turn" || atHandSeq < seq) return null;
  if (deadline !== null) return skip("seen");
  const until = new Date(causedAt.getTime() + AFTER_LOOKING_MS);
  return until > now ? wait("seen", until) : null;
}

/** A clock that stands, or has rested, asks for its reminders later. */
function asReminder({ dueLeft }: Notice, { clock }: SeatedGame, now: Date): Verdict | null {
  if (dueLeft === null) return null;
  const due = reminderTime(clock, dueLeft) ?? new Date(now.getTime() + HOUR_MS);
  return due > now ? wait("deadline-moved", due) : null;
}

function asWished({ dueAt }: Notice, { game, wishes }: Known, now: Date): Verdict {
  const hours = { ...wishes, zone: game.addressee.timeZone ?? "UTC" };
  const planned = sendingTime(dueAt, hours, game.deadline);
  if (planned.at > now) return wait(planned.wait ?? "quiet-hours", planned.at);
  // What comes late, after an outage or another try, keeps the quiet hours too.
  const late = sendingTime(now, { ...hours, digestAt: null }, game.deadline);
  return late.at > now ? wait("quiet-hours", late.at) : SEND;
}
