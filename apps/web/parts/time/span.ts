// A span of time in its two largest parts: 3 days 4 hours, 12 minutes.
"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Says what is left on a running clock: as a span, and to the second in the last hour. */
export function useTimeLeftSaid(isBrief = false): (ms: number) => string {
  const t = useTranslations("games");
  const span = useSpanSaid(isBrief);
  return useCallback(
    (ms) => {
      const seconds = Math.ceil(Math.max(0, ms) / SECOND_MS);
      if (seconds * SECOND_MS >= HOUR_MS) return span(ms);
      return t("clock.seconds", { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, "0") });
    },
    [t, span],
  );
}

/** Says milliseconds in words, minutes rounded up: never less than there is. `isBrief`: by the units' signs. */
export function useSpanSaid(isBrief = false): (ms: number) => string {
  const t = useTranslations("games");
  return useCallback(
    (ms) => {
      const unit = isBrief ? "clock.brief" : "clock";
      const whole = Math.ceil(Math.max(0, ms) / MINUTE_MS) * MINUTE_MS;
      const days = Math.floor(whole / DAY_MS);
      const hours = Math.floor((whole % DAY_MS) / HOUR_MS);
      const minutes = Math.floor((whole % HOUR_MS) / MINUTE_MS);
      const said = [
        ...(days > 0 ? [t(`${unit}.days`, { count: days })] : []),
        ...(hours > 0 ? [t(`${unit}.hours`, { count: hours })] : []),
        ...(days === 0 && (minutes > 0 || hours === 0) ? [t(`${unit}.minutes`, { count: minutes })] : []),
      ];
      const [first = "", second] = said;
      return second === undefined ? first : t("clock.parts", { first, second });
    },
    [t, isBrief],
  );
}
