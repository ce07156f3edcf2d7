// The shortest way to a first move: a table with bots, as a guest, at one press.
"use client";

import { useTranslations } from "next-intl";
import { GAMES, type GameName } from "../tables/games-on-offer.ts";
import { usePlayAtOnce } from "../tables/use-play-at-once.ts";

/** Its rules are the shorter ones, and two can play. */
const FIRST_TRY: GameName = "coal-baron";

export function PlayAtOnce() {
  const t = useTranslations("landing");
  const games = useTranslations("games");
  const { play, isBusy } = usePlayAtOnce();
  return (
    <fieldset className="field at-once">
      <legend className="legend">{t("at-once")}</legend>
      <div className="row">
        {GAMES.map((game) => (
          <button
            className={`btn ${game === FIRST_TRY ? "btn--go" : ""} hero__go`}
            type="button"
            key={game}
            onClick={() => play(game, "medium")}
            disabled={isBusy}
          >
            {games(`title.${game}`)}
          </button>
        ))}
      </div>
      <p className="quiet">{t("first-try")}</p>
    </fieldset>
  );
}
