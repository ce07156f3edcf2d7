// Bots that play on: for the viewer, who is back at one press unless they have resigned, and for others whom nobody need wait for any longer.
"use client";

import type { Game } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { useSubstitutes } from "../../api/changes.ts";
import { SeatMark } from "../../parts/pieces/seat-mark.tsx";
import { Wrong } from "../../parts/wrong.tsx";
import { ownPlayer } from "./own-player.ts";

/** Nothing for who only watches, and once the game is over. */
export const Substitutes = memo(function Substitutes({ game, names }: { game: Game; names: readonly string[] }) {
  const t = useTranslations("table");
  const change = useSubstitutes(game.table.id);
  const own = ownPlayer(game);
  if (own === undefined || game.table.status !== "running") return null;
  const others = game.table.players.filter(({ seat, playedBy }) => seat !== game.seat && playedBy !== null);
  const endsRating = game.table.rated && t("bots.ends-rating");
  // On a phone it stands with the log, unless there is something to decide.
  const mayReturn = own.playedBy !== null && !own.resigned;
  const isUrgent = mayReturn || game.absent.length > 0;
  const press = (what: Parameters<typeof change.mutate>[0]) => () => change.mutate(what);
  return (
    <section className="sheet substitutes" aria-label={t("bots.title")} data-tab={isUrgent ? undefined : "log"}>
      {own.playedBy !== null ? (
        <p>
          <span role="status">{t("bots.for-you")}</span>
          {mayReturn && (
            <button type="button" className="btn btn--ink" onClick={press({ do: "come-back" })} disabled={change.isPending}>
              {t("bots.back")}
            </button>
          )}
        </p>
      ) : (
        <details>
          <summary>{t("bots.going")}</summary>
          <p>
            <span>
              {t("bots.going-say")} {endsRating}
            </span>
            <button type="button" className="btn" onClick={press({ do: "leave-to-bot" })} disabled={change.isPending}>
              {t("bots.leave")}
            </button>
          </p>
        </details>
      )}
      {others.map(({ seat }) => (
        <p key={seat}>
          <span>
            <SeatMark seat={seat ?? 0} size="s" /> {t("bots.for-other", { name: names[seat ?? 0] ?? "" })}
          </span>
        </p>
      ))}
      {game.absent
        .filter((seat) => seat !== game.seat)
        .map((seat) => (
          <p key={seat}>
            <span>
              <SeatMark seat={seat} size="s" /> {t("bots.absent", { name: names[seat] ?? "" })} {endsRating}
            </span>
            <button type="button" className="btn" onClick={press({ do: "replace", seat })} disabled={change.isPending}>
              {t("bots.replace")}
            </button>
          </p>
        ))}
      {!game.table.rated && <p>{t("bots.not-rated")}</p>}
      <Wrong error={change.error} />
    </section>
  );
});
