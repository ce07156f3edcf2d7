// A moment to come or past, in full: day and time in the viewer's own zone, with its name.
"use client";

import { useLocale, useTimeZone } from "next-intl";
import { useCallback } from "react";
import { dateLanguage } from "./date-language.ts";

/** Says the day of an ISO instant: "24 Nov". */
export function useDaySaid(): (at: string) => string {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? "UTC";
  return useCallback(
    (at) => new Intl.DateTimeFormat(dateLanguage(locale), { day: "numeric", month: "short", timeZone }).format(new Date(at)),
    [locale, timeZone],
  );
}

/** Says when something was, shortly: "18:05"; of another day than this "21 Nov, 18:05". `at`: milliseconds. */
export function useHourSaid(): (at: number) => string {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? "UTC";
  return useCallback(
    (at) => {
      const hour = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone } as const;
      const day = new Intl.DateTimeFormat(dateLanguage(locale), { day: "numeric", month: "short", timeZone });
      const isToday = day.format(at) === day.format(Date.now());
      return new Intl.DateTimeFormat(dateLanguage(locale), isToday ? hour : { ...hour, day: "numeric", month: "short" }).format(at);
    },
    [locale, timeZone],
  );
}

/** Says an ISO instant: "Sat 21 Nov, 18:05 CET", as the mails do. */
export function useMomentSaid(): (at: string) => string {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? "UTC";
  return useCallback(
    (at) =>
      new Intl.DateTimeFormat(dateLanguage(locale), {
        weekday: "short",
        day: "numeric",
        month: "short",
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
        timeZone,
        timeZoneName: "short",
      }).format(new Date(at)),
    [locale, timeZone],
  );
}
