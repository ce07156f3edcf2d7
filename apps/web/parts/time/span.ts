// A span of time in its two largest parts: 3 days 4 hours, 12 minutes.
"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Says milliseconds in words, minutes rounded up: never less than there is. */
export function useSpanSaid(): (ms: number) => string {
  const t = useTranslations("games");
  return useCallback(
    (ms) => {
      const whole = Math.ceil(Math.max(0, ms) / MINUTE_MS) * MINUTE_MS;
      const days = Math.floor(whole / DAY_MS);
      const hours = Math.floor((whole % DAY_MS) / HOUR_MS);
      const minutes = Math.floor((whole % HOUR_MS) / MINUTE_MS);
      const said = [
        ...(days > 0 ? [t("clock.days", { count: days })] : []),
        ...(hours > 0 ? [t("clock.hours", { count: hours })] : []),
        ...(days === 0 && (minutes > 0 || hours === 0) ? [t("clock.minutes", { count: minutes })] : []),
      ];
      const [first = "", second] = said;
      return second === undefined ? first : t("clock.parts", { first, second });
    },
    [t],
  );
}
