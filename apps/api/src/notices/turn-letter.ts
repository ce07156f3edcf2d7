// The turn mail and its reminders: what is asked, what happened, how it stands, what else waits.
import { type Mail, turnMail, type WaitingTable, wordsOf } from "@pithead/mail";
import type { PostOffice } from "../jobs/post-office.ts";
import { findSeatedGame, readAsPlayer, type SeatedGame } from "../jobs/seated-game.ts";
import { askOf, namedTable, readerOf, recapOf, sinceOwnMove, standingFor } from "../jobs/telling.ts";
import { pictureFor } from "../pictures/for-player.ts";
import { isOrderOver } from "../standing-orders/change.ts";
import type { Post } from "./channels/sending.ts";
import { shareOf } from "./kinds.ts";
import { noticeLinks } from "./notice-links.ts";

/** So many games that wait are named beside those that the mail is about; the page lists them all. */
const WAITING_SHOWN = 5;

export async function turnLetter({ office, lead, game, others }: Post): Promise<Mail> {
  const seen = await readAsPlayer(office, game);
  const picture = await pictureFor(office, game, seen);
  const { entries, first } = sinceOwnMove(seen.entries, game.seat);
  return turnMail({
    reader: readerOf(game),
    table: namedTable(office, game),
    ask: askOf(game, seen),
    isOrderOver: await isOrderOver(office.db, game, seen.view),
    ...reminderOf(lead.kind),
    ...(game.deadline && { deadline: { at: game.deadline, atExpiry: game.atExpiry } }),
    links: noticeLinks(office, game.addressee.id),
    more: others.filter(({ id }) => id !== game.id).length,
    recap: { lines: recapOf(game, entries), first },
    standing: standingFor(game, seen),
    ...(picture && { picture }),
    waiting: await waitingTables(office, game, others),
  });
}

function reminderOf(kind: string): { reminder?: "half" | "most" } {
  const share = shareOf(kind);
  return share === undefined ? {} : { reminder: share > 0.5 ? "most" : "half" };
}

/**
 * The player's other games that wait for them: those that the mail is also about, then others, longest waiting first.
 * Not those of which a notice of their own is still to come: a mail that is sent once more may stay unread as one that was seen.
 */
async function waitingTables(office: PostOffice, { id, addressee }: SeatedGame, others: readonly SeatedGame[]): Promise<WaitingTable[]> {
  const told = others.map((other) => other.id).filter((other) => other !== id);
  const untold = await office.db.notice.findMany({
    where: { userId: addressee.id, channel: "mail", kind: "turn", state: "due", error: null },
    select: { gameId: true },
  });
  const toCome = untold.map(({ gameId }) => gameId);
  const sat = await office.db.gamePlayer.findMany({
    where: { userId: addressee.id, playedBy: null, gameId: { notIn: [id, ...told, ...toCome] }, game: { status: "running" } },
    select: { seat: true, game: { select: { id: true, toMove: true, waitingSince: true } } },
  });
  const waiting = sat
    .filter(({ seat, game }) => seat !== null && game.toMove.includes(seat))
    .toSorted((a, b) => (a.game.waitingSince?.getTime() ?? 0) - (b.game.waitingSince?.getTime() ?? 0))
    .map(({ game }) => game.id)
    .slice(0, Math.max(0, WAITING_SHOWN - told.length));
  const tables = await Promise.all([...new Set(told), ...waiting].map((each) => waitingTable(office, each, addressee.id)));
  return tables.filter((table) => table !== undefined);
}

async function waitingTable(office: PostOffice, gameId: string, userId: string): Promise<WaitingTable | undefined> {
  const game = await findSeatedGame(office, gameId, userId);
  if (game?.waitingSince == null) return undefined;
  return {
    ...namedTable(office, game),
    ask: await shortAskOf(office, game),
    since: game.waitingSince,
    deadline: game.deadline,
  };
}

/** What is asked there; of a game that cannot be read, that it waits: it must hold up no mail about another. */
async function shortAskOf(office: PostOffice, game: SeatedGame): Promise<string> {
  try {
    return askOf(game, await readAsPlayer(office, game));
  } catch (error) {
    office.log.error({ gameId: game.id, error: error instanceof Error ? error.name : "unknown" }, "A game that waits could not be read.");
    return wordsOf(game.addressee.locale, "turn")("waitingUnread");
  }
}
