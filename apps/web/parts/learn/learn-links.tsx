// The way to the lessons, for who has not played yet.
"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { Icon } from "../icons/icon.tsx";
import { GAMES } from "../tables/games-on-offer.ts";
import "../../styles/learn-links.css";

export function LearnLinks() {
  const t = useTranslations("games");
  return (
    <nav className="learn" aria-label={t("learn.title")}>
      <p>{t("learn.how")}</p>
      <ul>
        {GAMES.map((game) => (
          <li key={game}>
            <Link className="btn" href={`/learn/${game}`}>
              <Icon name="play" small />
              {t(`learn.${game}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
