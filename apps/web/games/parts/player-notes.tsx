// Under a player's name: how well a bot plays, the clock, and why nobody need wait for them.
"use client";

import type { TablePlayer } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { ClockChip } from "../../parts/time/clock-chip.tsx";
import { useDaySaid } from "../../parts/time/moment-said.ts";
import { useServiceNow } from "../../parts/time/use-service-now.ts";
import { type ClockedTable, useClockWhy } from "./clocks/clock-why.ts";

const SECOND_MS = 1000;

interface PlayerNotesProps {
  player: TablePlayer | undefined;
  isOwn: boolean;
  table: ClockedTable;
}

export function PlayerNotes({ player, isOwn, table }: PlayerNotesProps) {
  const t = useTranslations("table");
  const levels = useTranslations("waiting-room");
  const day = useDaySaid();
  const why = useClockWhy();
  const now = useServiceNow(SECOND_MS);
  if (player === undefined) return null;
  const { bot, playedBy, resigned, vacationUntil } = player;
  const isAway = vacationUntil !== null && Date.parse(vacationUntil) > now;
  const notes = [
    ...(bot === null ? [] : [levels("bot", { level: bot })]),
    ...(resigned ? [t("note.resigned")] : []),
    ...(playedBy === null ? [] : [t("note.by-bot")]),
    ...(isAway ? [t("note.vacation", { at: day(vacationUntil) })] : []),
  ];
  return (
    <>
      <ClockChip player={player} pace={table.pace} why={why(player, isOwn, table)} />
      {notes.length > 0 && <small suppressHydrationWarning>{notes.join(" · ")}</small>}
    </>
  );
}
