// Why a clock shows what it shows: when exactly its time is up, what it began with, what a turn adds, when it counts, what comes after.
"use client";

import type { Pace, Table, TablePlayer } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { linesOf } from "../../../parts/pieces/why.tsx";
import { clockRests } from "../../../parts/time/clock-rests.ts";
import { useMomentSaid } from "../../../parts/time/moment-said.ts";
import { clockTime } from "../../../parts/time/pace-said.ts";
import { useSpanSaid } from "../../../parts/time/span.ts";
import { useServiceNow } from "../../../parts/time/use-service-now.ts";

const SECOND_MS = 1000;

/** What a clock is explained by. */
export type ClockedTable = Pick<Table, "pace" | "atExpiry">;

/** Explains a player's clock; nothing where there is none. */
export type ClockWhy = (player: TablePlayer, isOwn: boolean, table: ClockedTable) => string;

export function useClockWhy(): ClockWhy {
  const t = useTranslations("table");
  const span = useSpanSaid();
  const moment = useMomentSaid();
  const now = useServiceNow(SECOND_MS);
  return (player, isOwn, { pace, atExpiry }) => {
    if (player.clock === null || pace.kind === "none") return "";
    const then = player.timeUpAt === null ? t("clocks.then", { who: isOwn ? "you" : "other", what: atExpiry }) : undefined;
    return linesOf([stateSaid(player), ...paceSaid(pace), then]);
  };

  function stateSaid({ clock, timeUpAt }: TablePlayer): string {
    if (timeUpAt !== null) return t("clocks.why.up", { at: moment(timeUpAt) });
    if (clock === null) return "";
    const { deadline, since } = clock;
    const left = span(clock.left);
    if (deadline === null || since === null) return t("clocks.why.stands", { left });
    const figures = { left, at: moment(deadline), since: moment(since) };
    return clockRests(since, now) ? t("clocks.why.rests", figures) : t("clocks.why.runs", figures);
  }

  function paceSaid(pace: Exclude<Pace, { kind: "none" }>): string[] {
    const seconds = (count: number) => span(count * SECOND_MS);
    const { window } = pace;
    const added =
      pace.kind === "each"
        ? t("clocks.why.each", { time: seconds(pace.time) })
        : t("clocks.why.bank", { bank: seconds(pace.bank), increment: seconds(pace.increment), cap: seconds(pace.cap) });
    if (window === null) return [added];
    return [added, t("clocks.why.window", { from: clockTime(window.from), to: clockTime(window.to), zone: window.zone })];
  }
}
