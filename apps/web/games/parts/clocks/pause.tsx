// Clocks that stand by consent: who wants that, and that they do.
"use client";

import type { Game } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import type { useAgreements } from "../../../api/changes.ts";
import { Icon } from "../../../parts/icons/icon.tsx";
import { useMomentSaid } from "../../../parts/time/moment-said.ts";
import { useListFormat } from "../../../parts/words/list-format.ts";
import { ownPlayer } from "../own-player.ts";

interface PauseProps {
  game: Game;
  names: readonly string[];
  agree: ReturnType<typeof useAgreements>;
}

export function Pause({ game, names, agree }: PauseProps) {
  const t = useTranslations("table");
  const list = useListFormat();
  const moment = useMomentSaid();
  const { table } = game;
  const own = ownPlayer(game);
  const called = (wants: boolean) =>
    list.format(
      table.players
        .filter((player) => player.wantsPause === wants && player.bot === null && player.playedBy === null && !player.resigned)
        .map(({ seat }) => names[seat ?? 0] ?? ""),
    );
  const isPaused = table.pausedAt !== null;
  const isAsked = !isPaused && table.players.some(({ wantsPause }) => wantsPause);
  const mayPause = own !== undefined && own.playedBy === null && !own.resigned;
  const word = isPaused ? "go-on" : own?.wantsPause ? "no-pause" : isAsked ? "pause-too" : "pause";
  if (!isPaused && !isAsked && !mayPause) return null;
  return (
    <div className="clocks__do">
      {table.pausedAt !== null && <p role="status">{t("clocks.paused", { at: moment(table.pausedAt) })}</p>}
      {isAsked && <p role="status">{t("clocks.wants", { names: called(true), others: called(false) })}</p>}
      {mayPause && (
        <button
          type="button"
          className={isPaused || isAsked ? "btn" : "btn btn--plain"}
          onClick={() => agree.mutate({ do: "pause", wants: !isPaused && !own.wantsPause })}
          disabled={agree.isPending}
        >
          {!isAsked && <Icon name={isPaused ? "play" : "pause"} small />}
          {t(`clocks.${word}`)}
        </button>
      )}
    </div>
  );
}
