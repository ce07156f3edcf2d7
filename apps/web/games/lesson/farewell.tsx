// The end of a lesson: what was learned, and where to go from here.
"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { isGame } from "../../parts/tables/games-on-offer.ts";
import { usePlayAtOnce } from "../../parts/tables/use-play-at-once.ts";

export function Farewell({ game, learned }: { game: string; learned: readonly string[] }) {
  const t = useTranslations("lesson");
  const { play, isBusy } = usePlayAtOnce();
  return (
    <div className="coach__end">
      <h3>{t("learned")}</h3>
      <ol>
        {learned.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <button type="button" className="btn btn--go" onClick={() => isGame(game) && play(game, "easy")} disabled={isBusy}>
        {t("play")}
      </button>
      <Link className="btn" href={`/rules/${game}`}>
        {t("rules")}
      </Link>
      <Link className="btn" href="/new">
        {t("new-table")}
      </Link>
    </div>
  );
}
