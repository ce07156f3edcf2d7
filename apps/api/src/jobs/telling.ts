// Telling a player about a game, in their language: what happened, what is asked, how it stands.
import { gameCards } from "@pithead/catalog";
import type { Figures, Happened, Reader, TableNamed } from "@pithead/mail";
import { linesOf, type Phrase, say, standingOf, textOf } from "@pithead/wording";
import type { PostOffice } from "./post-office.ts";
import type { SeatedGame, SeenEntry, SeenGame } from "./seated-game.ts";

export function readerOf({ addressee: { name, locale, timeZone } }: SeatedGame): Reader {
  return { name, locale, timeZone };
}

export function namedTable({ publicUrl }: PostOffice, game: SeatedGame): TableNamed {
  return {
    game: titleOf(game.game),
    others: game.players.filter(({ seat }) => seat !== game.seat).map(({ name }) => name),
    url: `${publicUrl}/games/${game.id}`,
  };
}

/** What a game is called; its id where it is not known here. */
export function titleOf(game: string): string {
  return gameCards().find(({ id }) => id === game)?.title ?? game;
}

/** The rows after the last move that the player made themselves; of those, all when there is none. */
export function sinceOwnMove(entries: readonly SeenEntry[], seat: number): { entries: readonly SeenEntry[]; first: boolean } {
  const last = entries.findLastIndex((entry) => entry.seat === seat && entry.auto === null);
  return { entries: entries.slice(last + 1), first: last === -1 };
}

export function recapOf(game: SeatedGame, entries: readonly SeenEntry[]): Happened[] {
  const speaker = say(game.addressee.locale, game.game, game.options);
  const listeners = listenersOf(game);
  return entries
    .flatMap((entry) => linesOf(game.game, entry).map((line, index) => ({ line, auto: index === 0 ? entry.auto : null })))
    .map(({ line, auto }) => ({
      seat: line.seat,
      auto,
      words: speaker.line(line, listeners).map(({ text, piece }) => ({ text, strong: piece?.piece === "seat" })),
    }));
}

/** When in the game it is, and what is asked: "Shift II of III. You have 7 workers and 7 marks." */
export function askOf(game: SeatedGame, { view }: SeenGame): string {
  const { when, ask } = standingOf(game.game, view);
  return [when, ...(ask === null ? [] : [ask])].map((phrase) => said(game, phrase)).join(" ");
}

/** The figures of every seat. */
export function standingFor(game: SeatedGame, { view }: SeenGame): Omit<Figures, "heading"> {
  const { columns, rows } = standingOf(game.game, view);
  return {
    columns: columns.map((column) => said(game, column)),
    rows: game.players.map(({ seat, name }) => ({ seat, name, figures: rows[seat] ?? [] })),
  };
}

function said(game: SeatedGame, phrase: Phrase): string {
  return textOf(say(game.addressee.locale, game.game, game.options).phrase(phrase, listenersOf(game)));
}

function listenersOf({ players, seat }: SeatedGame): { names: string[]; reader: number } {
  return { names: players.map(({ name }) => name), reader: seat };
}
