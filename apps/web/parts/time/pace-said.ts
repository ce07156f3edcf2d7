// A table's pace in a few words.
"use client";

import type { DailyWindow, Pace } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { nameOfBank } from "./paces.ts";
import { useSpanSaid } from "./span.ts";

const SECOND_MS = 1000;

export function usePaceSaid(): (pace: Pace) => string {
  const t = useTranslations("games");
  const span = useSpanSaid();
  return (pace) => {
    switch (pace.kind) {
      case "none":
        return t("clock.none");
      case "each":
        return [t("clock.each", { time: span(pace.time * SECOND_MS) }), ...hours(pace.window)].join(", ");
      case "bank": {
        const rate = t("clock.rate", { rate: nameOfBank(pace) ?? "other" });
        const figures = { rate, bank: span(pace.bank * SECOND_MS), increment: span(pace.increment * SECOND_MS) };
        return [t("clock.bank", figures), ...hours(pace.window)].join(", ");
      }
    }
  };

  function hours(window: DailyWindow | null): string[] {
    return window === null ? [] : [t("clock.window", { from: clockTime(window.from), to: clockTime(window.to), zone: window.zone })];
  }
}

/** Minutes after midnight as a clock shows them: 08:30. */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** The other way round; undefined for what is no time of day. */
export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
