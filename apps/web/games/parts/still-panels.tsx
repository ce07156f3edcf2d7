// When nothing is asked of the viewer: their receipt, whose turn it is, or how the game ended.
"use client";

import type { Game, Moved } from "@pithead/contracts";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "../../parts/icons/icon.tsx";
import { AskedLink } from "../../parts/link/asked-link.tsx";
import { SeatMark } from "../../parts/pieces/seat-mark.tsx";
import { ShareResult } from "../../parts/share/share-result.tsx";
import { StillPanel } from "./move-panel.tsx";

interface WaitingProps {
  game: Game;
  names: readonly string[];
  /** Who is asked; null while the host makes a move of chance. */
  turn: number | null;
  /** Says that the host draws, in the game's words; for games of chance only. */
  drawing?: string;
  /** The receipt of the viewer's own move, while it is the last of the game. */
  receipt: Moved | null;
  nextGame: string | undefined;
  children?: ReactNode;
}

export function WaitingPanel({ game, names, turn, drawing = "", receipt, nextGame, children }: WaitingProps) {
  const t = useTranslations("table");
  const mailed = game.seat !== null && game.table.players.some(({ seat, mailed }) => seat === turn && mailed);
  const state = receipt ? t("saved") : t(game.seat === null ? "watching" : "waiting");
  const ask = turn === null ? drawing : t(mailed ? "isNextMailed" : "isToMove", { name: names[turn] ?? "" });
  const small = receipt ? (
    <span className="saved">
      <Icon name="check" small />
      {state}
    </span>
  ) : (
    state
  );
  const foot = nextGame && (
    <AskedLink className="btn btn--go" href={`/games/${nextGame}`} aria-keyshortcuts="n">
      {t("nextGame")}
      <Icon name="right" />
    </AskedLink>
  );
  return (
    <StillPanel
      said={`${state}. ${ask}`}
      small={small}
      ask={
        <>
          {turn !== null && <SeatMark seat={turn} />} {ask}
        </>
      }
      foot={foot}
    >
      {children}
    </StillPanel>
  );
}

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
  const format = useFormatter();
  const winners = game.table.players.filter(({ rank }) => rank === 1);
  // The viewer first: "You" begins the sentence.
  const sorted = winners.toSorted((one, other) => Number(other.seat === game.seat) - Number(one.seat === game.seat));
  const said = sorted.map(({ seat }) => (seat === null ? "" : (names[seat] ?? "")));
  const ask = t("wins", { count: winners.length, names: format.list(said, { type: "conjunction" }), vp: winners[0]?.score ?? 0 });
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
