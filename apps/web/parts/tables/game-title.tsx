// A game's name, and its sign in lists.
"use client";

import { useTranslations } from "next-intl";
import { Icon } from "../icons/icon.tsx";
import { isGame } from "./games-on-offer.ts";

/** A game this page has never heard of is called by its id. */
export function useGameTitle(): (game: string) => string {
  const t = useTranslations("games");
  return (game) => (isGame(game) ? t(`title.${game}`) : game);
}

export function GameSign({ game }: { game: string }) {
  return (
    <span className={`gicon gicon--${game}`} aria-hidden="true">
      <Icon name={game === "kohle-und-kolonie" ? "map" : "pit"} />
    </span>
  );
}
