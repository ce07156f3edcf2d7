// When nothing is asked any more: how the game ended.
"use client";

import type { Game } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { AskedLink } from "../../parts/link/asked-link.tsx";
import { ShareResult } from "../../parts/share/share-result.tsx";
import { useListFormat } from "../../parts/words/list-format.ts";
import { StillPanel } from "./move-panel.tsx";

/** The players have ended the game before its end. */
export function EndedPanel() {
  const t = useTranslations("table");
  const ask = t("clocks.ended");
  return <StillPanel said={`${t("over")}. ${ask}`} small={t("over")} ask={ask} foot={null} />;
}

interface OverProps {
  game: Game;
  names: readonly string[];
  /** Brings the scoring into view where one part of the page shows at a time. */
  onScoring: () => void;
}

export function OverPanel({ game, names, onScoring }: OverProps) {
  const t = useTranslations("table");
  const list = useListFormat();
  const winners = game.table.players.filter(({ rank }) => rank === 1);
  // The viewer first: "You" begins the sentence.
  const sorted = winners.toSorted((one, other) => Number(other.seat === game.seat) - Number(one.seat === game.seat));
  const said = sorted.map(({ seat }) => (seat === null ? "" : (names[seat] ?? "")));
  const ask = t("wins", { count: winners.length, names: list.format(said), vp: winners[0]?.score ?? 0 });
  return (
    <StillPanel
      said={`${t("over")}. ${ask}`}
      small={t("over")}
      ask={ask}
      foot={
        <>
          <button type="button" className="btn" onClick={onScoring}>
            {t("scoring")}
          </button>
          <AskedLink className="btn" href={`/games/${game.table.id}/history`}>
            {t("history")}
          </AskedLink>
          <ShareResult table={game.table} />
        </>
      }
    />
  );
}
