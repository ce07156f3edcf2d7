// The lintel over a table: which game, where it stands, whose move it is, the way to its history and the next game.
"use client";

import type { Game, Table } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { Icon } from "../../parts/icons/icon.tsx";
import { AskedLink } from "../../parts/link/asked-link.tsx";
import { Lintel } from "../../parts/lintel/lintel.tsx";
import { SeatMark } from "../../parts/pieces/seat-mark.tsx";
import { Why } from "../../parts/pieces/why.tsx";
import { useGameTitle } from "../../parts/tables/game-title.tsx";
import { Deadline } from "../../parts/time/deadline.tsx";
import { useAtLesson } from "./at-lesson.ts";
import { useClockWhy } from "./clocks/clock-why.ts";
import { useInWords } from "./in-words/choice.tsx";
import { asksViewer, type PlayerRow } from "./player-row.ts";

interface TableLintelProps {
  game: Game;
  where: string;
  mover: PlayerRow | null | undefined;
  nextGame: string | undefined;
}

export const TableLintel = memo(function TableLintel({ game, where, mover, nextGame }: TableLintelProps) {
  const t = useTranslations("table");
  const games = useTranslations("games");
  const titleOf = useGameTitle();
  const { table } = game;
  const hasHistory = useAtLesson() === undefined;
  const words = useInWords();
  const edition = typeof table.options.edition === "string" ? [games("option.edition", { edition: table.options.edition })] : [];
  return (
    <Lintel what={{ title: titleOf(table.game), where: [t("whereFull", { where, count: table.seats }), ...edition].join(", ") }}>
      <a className="skip" href="#move">
        {t("toMovePanel")}
      </a>
      {mover && <Turnline mover={mover} table={table} />}
      <nav aria-label={t("tools")} className="tabletools">
        {words && (
          <button
            type="button"
            className="tool tool--words"
            aria-label={t("inWords.title")}
            aria-pressed={words.isOn}
            onClick={words.toggle}
          >
            <Icon name="note" />
          </button>
        )}
        <AskedLink className="tool tool--more" href={`/rules/${table.game}`} aria-label={games("rules-of", { game: titleOf(table.game) })}>
          <Icon name="help" />
        </AskedLink>
        {hasHistory && (
          <AskedLink className="tool tool--more" href={`/games/${table.id}/history`} aria-label={t("history")}>
            <Icon name="clock" />
          </AskedLink>
        )}
        {nextGame && (
          <AskedLink className="tool" href={`/games/${nextGame}`} aria-label={t("nextGame")}>
            <span>{t("nextGame")}</span>
            <Icon name="right" />
          </AskedLink>
        )}
      </nav>
    </Lintel>
  );
});

function Turnline({ mover, table }: { mover: PlayerRow; table: Table }) {
  const t = useTranslations("table");
  const why = useClockWhy();
  const player = table.players[mover.seat];
  const clock = player?.clock?.deadline && (
    <Why say={why(player, mover.isViewer, table)} className="turnline__clock">
      <Deadline at={player.clock.deadline} bare />
    </Why>
  );
  if (asksViewer(mover, player)) {
    return (
      <span className="turnline">
        <Icon name="bolt" small />
        <span className="turnline__say">{t("yourMove")}</span>
        {clock}
      </span>
    );
  }
  return (
    <span className="turnline turnline--wait">
      <SeatMark seat={mover.seat} size="s" />
      <span className="turnline__say">{t("theirMove", { name: mover.isViewer ? t("hint.bot") : mover.name })}</span>
      {clock}
    </span>
  );
}
