// When nothing is asked of the viewer: their receipt, whose turn it is, or how the game ended.
"use client";

import type { Game, Moved } from "@pithead/contracts";
import type { Position } from "@pithead/game-coal-baron/client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Icon } from "../../../parts/icons/icon.tsx";
import { SeatMark } from "../../../parts/pieces/seat-mark.tsx";
import { StillPanel } from "../../parts/move-panel.tsx";
import type { TurnInHand } from "../turn/use-turn.ts";
import { TurnTrouble } from "./turn-trouble.tsx";

interface StillProps {
  game: Game;
  position: Position;
  names: readonly string[];
  /** The receipt of the viewer's own move, while it is the last of the game. */
  receipt: Moved | null;
  nextGame: string | undefined;
  /** The viewer's turn, should the game have moved on while they built it. */
  hand: TurnInHand;
  /** Brings the scoring into view where one part of the page shows at a time. */
  onScoring: () => void;
}

export function CoalStillPanel({ game, position, names, receipt, nextGame, hand, onScoring }: StillProps) {
  const t = useTranslations("table");
  const { turn } = position;
  if (turn === null) return <OverPanel game={game} names={names} onScoring={onScoring} />;
  const who = names[turn] ?? "";
  const mailed = game.table.players.some(({ seat, mailed }) => seat === turn && mailed);
  const foot = nextGame && (
    <Link className="btn btn--go" href={`/games/${nextGame}`} aria-keyshortcuts="n">
      {t("nextGame")}
      <Icon name="right" />
    </Link>
  );
  const state = receipt ? t("saved") : t(game.seat === null ? "watching" : "waiting");
  const ask = t(game.seat !== null && mailed ? "isNextMailed" : "isToMove", { name: who });
  const small = receipt ? (
    <span className="saved">
      <Icon name="check" small />
      {state}
    </span>
  ) : (
    state
  );
  return (
    <StillPanel
      said={`${state}. ${ask}`}
      small={small}
      ask={
        <>
          <SeatMark seat={turn} /> {ask}
        </>
      }
      foot={foot}
    >
      {game.seat !== null && <TurnTrouble turn={hand} seat={game.seat} names={names} />}
    </StillPanel>
  );
}

function OverPanel({ game, names, onScoring }: Pick<StillProps, "game" | "names" | "onScoring">) {
  const t = useTranslations("table");
  const winners = game.table.players.filter(({ rank }) => rank === 1);
  const said = winners.map(({ seat }) => (seat === null ? "" : (names[seat] ?? "")));
  const ask = t("wins", { count: winners.length, names: said.join(", "), vp: winners[0]?.score ?? 0 });
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
          <Link className="btn" href={`/games/${game.table.id}/history`}>
            {t("history")}
          </Link>
        </>
      }
    />
  );
}
