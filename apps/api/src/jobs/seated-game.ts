// A started game as one of its players may know it, for the mails about it.
import { type AtExpiry, TableOptions } from "@pithead/contracts";
import { type AutoMove, type LogRow, readRows } from "@pithead/db";
import { type GameTypes, type Ruleset, type Seat, seatAt } from "@pithead/engine";
import { type Entry, isSpokenGame, LOCALES, type Locale, type SpokenGame } from "@pithead/wording";
import { botFor } from "../bots/level.ts";
import { type ReadersClock, readersClock } from "../notices/readers-clock.ts";
import { load } from "../play/load.ts";
import { rulesOf } from "../play/rules-of.ts";
import type { PostOffice } from "./post-office.ts";

/** Who gets the mail. */
interface Addressee {
  readonly id: string;
  readonly name: string;
  /** Null for a guest. */
  readonly email: string | null;
  readonly locale: Locale;
  readonly timeZone: string | null;
}

interface SeatedPlayer {
  readonly seat: Seat;
  readonly name: string;
  readonly score: number | null;
  readonly rank: number | null;
}

/** A table, before any of its log is read. */
export interface SeatedGame {
  readonly id: string;
  readonly game: SpokenGame;
  readonly rulesVersion: number | null;
  /** Of the table. */
  readonly options: object;
  readonly status: string;
  readonly seq: number;
  readonly toMove: readonly number[];
  readonly waitingSince: Date | null;
  /** In seat order. */
  readonly players: readonly SeatedPlayer[];
  readonly seat: Seat;
  /** Whether a bot moves for the addressee. */
  readonly isAway: boolean;
  /** Until when the addressee must have answered; null where nothing presses. */
  readonly deadline: Date | null;
  /** What happens when it passes. */
  readonly atExpiry: AtExpiry;
  readonly clock: ReadersClock;
  /** Up to which row of the log the addressee has looked, with a hand at the page. */
  readonly atHandSeq: number;
  readonly addressee: Addressee;
}

/** @returns undefined when there is no such game or the user has no seat in it. @throws Error for a game that has no words. */
export async function findSeatedGame({ db }: PostOffice, gameId: string, userId: string): Promise<SeatedGame | undefined> {
  const found = await db.game.findUnique({
    where: { id: gameId },
    include: { players: { include: { user: true }, orderBy: { seat: "asc" } } },
  });
  const own = found?.players.find((player) => player.userId === userId);
  if (!found || !own || own.seat === null) return undefined;
  const { id, game, rulesVersion, status, seq, toMove, waitingSince } = found;
  const options = TableOptions.parse(found.options);
  if (!isSpokenGame(game)) throw new Error(`Nothing can be said about ${game}.`);
  const players = found.players.flatMap(({ seat, user, score, rank }) =>
    seat === null ? [] : [{ seat: seatAt(seat), name: user.name ?? "", score, rank }],
  );
  const { name, email, locale, timeZone } = own.user;
  const outages = own.deadline === null ? [] : await db.outage.findMany({ where: { id: { gt: found.outage } }, orderBy: { id: "asc" } });
  const clock = readersClock(found, own, outages);
  const addressee = { id: userId, name: name ?? "", email, locale: LOCALES.find((known) => known === locale) ?? "en", timeZone } as const;
  return {
    id,
    game,
    rulesVersion,
    options,
    status,
    seq,
    toMove,
    waitingSince,
    players,
    seat: seatAt(own.seat),
    isAway: botFor(found, own) !== null,
    deadline: clock.deadline,
    atExpiry: found.atExpiry,
    clock,
    atHandSeq: own.atHandSeq,
    addressee,
  };
}

/** A row of the log as its player sees it. */
export interface SeenEntry extends Entry {
  /** Why the move was made by itself; null where a player made it. */
  readonly auto: AutoMove | null;
}

/** A game as its player sees it now: the position, and the log row by row. */
export interface SeenGame {
  readonly view: GameTypes["view"];
  readonly entries: readonly SeenEntry[];
}

/** Everything in it went through the rules' `view` and `viewEvent` for this player's seat. @throws Error while the game's edition is not here: the job comes again. */
export async function readAsPlayer(office: PostOffice, game: SeatedGame): Promise<SeenGame> {
  const found = rulesOf(office.games, game);
  if (!found.ok) throw new Error(`The edition of game ${game.id} is not here.`);
  const rules = found.value;
  const rows = await readRows(office.db, game.id, game.seq);
  const { start, state } = load(rules, rows);
  return { view: rules.view(state, game.seat), entries: rows.slice(1).map((row) => entryFor(rules, row, game.seat, start.options)) };
}

function entryFor(rules: Ruleset, { seat, events, auto }: LogRow, viewer: Seat, options: GameTypes["options"]): SeenEntry {
  return { seat, auto, events: events.map((event) => rules.viewEvent(event, viewer, options)).filter((event) => event !== undefined) };
}
