// The way to a game's rules.
"use client";

import { useTranslations } from "next-intl";
import { AskedLink } from "../link/asked-link.tsx";
import { isGame } from "./games-on-offer.ts";

interface RulesLinkProps {
  game: string;
  /** Names the game, where no heading does. */
  named?: boolean;
}

/** Nothing for a game this page has never heard of. */
export function RulesLink({ game, named }: RulesLinkProps) {
  const t = useTranslations("games");
  if (!isGame(game)) return null;
  return (
    <AskedLink className="alone" href={`/rules/${game}`}>
      {named ? t("rules-of", { game: t(`title.${game}`) }) : t("rules")}
    </AskedLink>
  );
}
