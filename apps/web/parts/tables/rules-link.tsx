// The way to a game's rules.
"use client";

import { useTranslations } from "next-intl";
import { AskedLink } from "../link/asked-link.tsx";
import { isGame } from "./games-on-offer.ts";

interface RulesLinkProps {
  game: string;
  /** Names the game for all, where no heading does; otherwise for those who hear links one by one. */
  named?: boolean;
}

/** Nothing for a game this page has never heard of. */
export function RulesLink({ game, named }: RulesLinkProps) {
  const t = useTranslations("games");
  if (!isGame(game)) return null;
  const name = t("rules-of", { game: t(`title.${game}`) });
  return (
    <AskedLink className="alone" href={`/rules/${game}`} aria-label={named ? undefined : name}>
      {named ? name : t("rules")}
    </AskedLink>
  );
}
