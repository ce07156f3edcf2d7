// What the viewer can do about their seat at any time: which notices come of this game, and resigning.
"use client";

import type { Game } from "@pithead/contracts";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { memo, useState } from "react";
import { ownPlayer } from "./own-player.ts";
import "../../styles/your-seat.css";

/** Loaded once they are asked for. */
const GameNotices = dynamic(() => import("../../parts/notices/game-notices.tsx").then((part) => part.GameNotices));
const ResignDialog = dynamic(() => import("./resign-dialog.tsx").then((part) => part.ResignDialog));

/** Nothing for who only watches, and once the game is over. */
export const YourSeat = memo(function YourSeat({ game }: { game: Game }) {
  const t = useTranslations("table");
  const [isOpen, setIsOpen] = useState(false);
  const [resigns, setResigns] = useState(false);
  const own = ownPlayer(game);
  if (own === undefined || game.table.status !== "running") return null;
  return (
    <>
      <section className="sheet yourseat" aria-label={t("seat.title")} data-tab="log">
        <details
          // It may have been opened before the page could hear it.
          ref={(details) => {
            if (details?.open) setIsOpen(true);
          }}
          onToggle={(event) => setIsOpen(event.currentTarget.open)}
        >
          <summary>{t("seat.notices")}</summary>
          {isOpen && <GameNotices gameId={game.table.id} />}
        </details>
        {own.resigned ? (
          <p className="quiet">{t("seat.resigned")}</p>
        ) : (
          <button type="button" className="btn btn--plain" onClick={() => setResigns(true)}>
            {t("seat.resign")}
          </button>
        )}
      </section>
      {resigns && <ResignDialog game={game} onClose={() => setResigns(false)} />}
    </>
  );
});
