// What every table knows beside the position: who plays, what is new to the viewer, the receipt of their last move.
"use client";

import type { Game, Log, LogEntry, Moved } from "@pithead/contracts";
import type { Piece, Speaker } from "@pithead/wording/client";
import { useTranslations } from "next-intl";
import { useCallback, useMemo, useState } from "react";
import { useLog } from "../../api/queries.ts";
import { type DeedWords, deedWords } from "./deed-words.ts";
import { ownPlayer } from "./own-player.ts";
import { type LogWords, type News, useNews } from "./use-news.tsx";
import { useNextGame } from "./use-next-game.ts";
import { useSeenUpTo } from "./use-seen.ts";

export interface TableInHand {
  game: Game;
  /** The seat that the viewer moves for; null for who only watches, and once they have resigned. */
  moving: number | null;
  /** As this page calls the players: the viewer is "You". */
  names: readonly string[];
  entries: readonly LogEntry[];
  news: News;
  /** Tells a move that was not made. */
  deedWords: DeedWords;
  /** The receipt of the viewer's own move, while nobody has been asked since. */
  receipt: Moved | null;
  nextGame: string | undefined;
  /** To be told of every move of the viewer's own, and at which seq it was confirmed. */
  onMoved: (moved: Moved, seq: number) => void;
  /** Everything has been seen. */
  putAway: () => void;
}

/** What the page opened with. */
export interface Opening {
  /** Up to which seq the viewer had looked. */
  seen: number;
  log: Log;
}

export function useTableInHand<P extends Piece>(game: Game, opening: Opening, words: LogWords<P>, speaker: Speaker<P>): TableInHand {
  const t = useTranslations("table");
  const { table, seat, seq } = game;
  const [receipt, setReceipt] = useState<Moved | null>(null);
  const [seen, setSeen] = useSeenUpTo(table.id, seat, seq, opening.seen);
  const nextGame = useNextGame(table.id);
  const called = useMemo(() => table.players.map(({ name }) => name), [table.players]);
  const names = useMemo(() => called.map((name, index) => (index === seat ? t("you") : name)), [called, seat, t]);
  const entries = (useLog(table.id, 1, { first: opening.log }).data ?? opening.log).entries;
  const news = useNews({ words, speaker, entries, names: called, reader: seat, seen });
  const onMoved = useCallback(
    (moved: Moved, at: number) => {
      setReceipt(moved);
      setSeen(at);
    },
    [setSeen],
  );
  return {
    game,
    moving: ownPlayer(game)?.resigned ? null : seat,
    names,
    entries,
    news,
    deedWords: deedWords(words, speaker),
    receipt: receipt?.seq === seq ? receipt : null,
    nextGame,
    onMoved,
    putAway: () => setSeen(seq),
  };
}
