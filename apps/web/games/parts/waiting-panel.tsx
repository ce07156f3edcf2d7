// When nothing is asked of the viewer: their receipt, and whose turn it is.
"use client";

import type { Game, Moved } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "../../parts/icons/icon.tsx";
import { AskedLink } from "../../parts/link/asked-link.tsx";
import { SeatMark } from "../../parts/pieces/seat-mark.tsx";
import { StillPanel } from "./move-panel.tsx";
import { ownPlayer } from "./own-player.ts";

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
  const hasResigned = turn === game.seat && ownPlayer(game)?.resigned;
  const state = receipt ? t("saved") : t(game.seat === null ? "watching" : "waiting");
  const ask =
    turn === null ? drawing : hasResigned ? t("bots.for-you") : t(mailed ? "isNextMailed" : "isToMove", { name: names[turn] ?? "" });
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
