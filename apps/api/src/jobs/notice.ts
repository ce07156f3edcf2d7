// The turn mail: when it is due, it is looked again whether it is still that player's turn.
import { turnMail, type WaitingTable } from "@pithead/mail";
import { z } from "zod";
import { missingEdition } from "../play/editions.ts";
import { isOrderOver } from "../standing-orders/change.ts";
import { openNotice, type SkipReason, sendNotice, skipNotice } from "./ledger.ts";
import type { PostOffice } from "./post-office.ts";
import { findSeatedGame, readAsPlayer, type SeatedGame } from "./seated-game.ts";
import { askOf, namedTable, readerOf, recapOf, sinceOwnMove, standingFor } from "./telling.ts";

/** `seq`: of the position in which the player was newly asked. */
const Payload = z.object({ gameId: z.string(), seq: z.number().int(), userId: z.string() });

/** So many other games that wait are named; the page lists them all. */
const WAITING_SHOWN = 5;

export async function mailNotice(office: PostOffice, raw: unknown, dueAt: Date): Promise<void> {
  const payload = Payload.parse(raw);
  const { gameId, seq, userId } = payload;
  const game = await findSeatedGame(office, gameId, userId);
  if (game === undefined) return;
  const notice = await openNotice(office, { gameId, seq, userId, kind: "turn" }, dueAt);
  if (notice.state !== "due") return;
  const { name, email } = game.addressee;
  const reason = email === null ? "no-address" : await reasonToSkip(office, game, seq);
  if (email === null || reason !== null) return skipNotice(office, notice, reason ?? "no-address");

  const mail = await turnMail(await letterFor(office, game));
  await sendNotice(office, notice, { to: { name, address: email }, mail }, { task: "notice", payload });
}

async function reasonToSkip({ db }: PostOffice, game: SeatedGame, seq: number): Promise<SkipReason | null> {
  if (game.status !== "running") return "game-over";
  if (!game.toMove.includes(game.seat)) return "not-your-turn";
  if (game.isAway) return "away";
  // Whoever has moved since knows; being asked anew later has a notice of its own.
  const moved = await db.gameEvent.count({ where: { gameId: game.id, seq: { gt: seq }, seat: game.seat } });
  return moved > 0 ? "moved-since" : null;
}

async function letterFor(office: PostOffice, game: SeatedGame): Promise<Parameters<typeof turnMail>[0]> {
  const seen = await readAsPlayer(office, game);
  const { entries, first } = sinceOwnMove(seen.entries, game.seat);
  return {
    reader: readerOf(game),
    table: namedTable(office, game),
    ask: askOf(game, seen),
    isOrderOver: await isOrderOver(office.db, game, seen.view),
    recap: { lines: recapOf(game, entries), first },
    standing: standingFor(game, seen),
    waiting: await otherWaitingTables(office, game),
  };
}

/** The player's other games that wait for them, longest waiting first. */
async function otherWaitingTables(office: PostOffice, { id, addressee }: SeatedGame): Promise<WaitingTable[]> {
  const sat = await office.db.gamePlayer.findMany({
    where: { userId: addressee.id, playedBy: null, gameId: { not: id }, game: { status: "running" } },
    select: { seat: true, game: { select: { id: true, toMove: true, waitingSince: true } } },
  });
  const waiting = sat
    .filter(({ seat, game }) => seat !== null && game.toMove.includes(seat))
    .toSorted((a, b) => (a.game.waitingSince?.getTime() ?? 0) - (b.game.waitingSince?.getTime() ?? 0))
    .slice(0, WAITING_SHOWN);
  const tables = await Promise.all(waiting.map((each) => waitingTable(office, each.game.id, addressee.id)));
  return tables.filter((table) => table !== undefined);
}

async function waitingTable(office: PostOffice, gameId: string, userId: string): Promise<WaitingTable | undefined> {
  const game = await findSeatedGame(office, gameId, userId);
  if (game?.waitingSince == null || missingEdition(game) !== undefined) return undefined;
  return { ...namedTable(office, game), ask: askOf(game, await readAsPlayer(office, game)), since: game.waitingSince };
}
