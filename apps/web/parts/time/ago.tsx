// A moment as the viewer says it: relative within a week, the date beyond, the whole of it on hover.
"use client";

import { useFormatter, useLocale, useTimeZone } from "next-intl";
import { dateLanguage } from "./date-language.ts";
import { useServiceNow } from "./use-service-now.ts";

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

export function Ago({ at }: { at: string }) {
  const format = useFormatter();
  const language = dateLanguage(useLocale());
  const timeZone = useTimeZone() ?? "UTC";
  const now = new Date(useServiceNow(MINUTE_MS));
  const moment = new Date(at);
  const shown = moment > now ? now : moment;
  const near = now.getTime() - shown.getTime() < WEEK_MS;
  const date = (style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, { ...style, timeZone }).format(moment);
  return (
    // The browser may name days and units otherwise than the server.
    <time suppressHydrationWarning dateTime={at} title={date({ dateStyle: "full", timeStyle: "short" })}>
      {near ? format.relativeTime(shown, now) : date({ dateStyle: "medium" })}
    </time>
  );
}
