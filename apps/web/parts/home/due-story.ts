// What a game that waits has to tell in short: when it is, what is asked, what the others did last.
"use client";

import "../../games/kohle-und-kolonie/with-default-edition.ts";
import type { Game, Table } from "@pithead/contracts";
import { isSpokenGame, type Listeners, textOf } from "@pithead/wording/client";
import { linesOf, speakerFor, standingOf } from "@pithead/wording/games";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../api/browser.ts";
import { keys } from "../../api/keys.ts";
import { useEdition } from "../tables/use-edition.ts";
import { useSpokenIfAny } from "../words/game-words.tsx";

const MOST_NEWS = 2;
/** Rows of the log that are looked through for news. */
const LOOKED_THROUGH = 6;

interface News {
  key: string;
  seat: number | null;
  text: string;
}

interface DueStory {
  /** As the rules of the game gave it. */
  view: object | undefined;
  /** The viewer's own. */
  seat: number | null;
  where: string | undefined;
  ask: string | undefined;
  news: News[];
}

/** Everything but `news` and `view` is undefined until it has been fetched. */
export function useDueStory(table: Table): DueStory {
  const spoken = useSpokenIfAny(table.game);
  const game = useQuery({ queryKey: keys.game(table.id), queryFn: () => api.game(table.id) }).data;
  const from = Math.max(1, table.seq - LOOKED_THROUGH + 1);
  const log = useQuery({ queryKey: keys.log(table.id, from), queryFn: () => api.log(table.id, { from }), enabled: table.seq > 0 }).data;
  const hasEdition = useEdition(table);
  if (!game || !hasEdition || spoken === undefined || !isSpokenGame(table.game))
    return { view: undefined, seat: null, where: undefined, ask: undefined, news: [] };

  const played = table.game;
  const speaker = speakerFor(played, spoken, table.options);
  const listeners: Listeners = { names: namesOf(game), reader: game.seat };
  const { when, ask } = standingOf(table.game, game.view);
  const lines = (log?.entries ?? [])
    .filter((entry) => entry.seat !== game.seat)
    .flatMap((entry) => linesOf(played, entry).map((line, index) => ({ line, key: `${entry.seq}-${index}` })))
    .filter(({ line }) => line.kind === "turn" || line.kind === "draft");
  return {
    view: game.view,
    seat: game.seat,
    where: textOf(speaker.phrase(when, listeners)),
    ask: ask ? textOf(speaker.phrase(ask, listeners)) : undefined,
    news: lines.slice(-MOST_NEWS).map(({ line, key }) => ({ key, seat: line.seat, text: textOf(speaker.line(line, listeners)) })),
  };
}

function namesOf(game: Game): string[] {
  return game.table.players.toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0)).map(({ name }) => name);
}
