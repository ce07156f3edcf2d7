// When somebody's time is up: how long from now, the exact moment on hover.
"use client";

import { useFormatter, useNow, useTranslations } from "next-intl";
import { useSpanSaid } from "./span.ts";

const SECOND_MS = 1000;

export function Deadline({ at }: { at: string }) {
  const t = useTranslations("games");
  const format = useFormatter();
  const span = useSpanSaid();
  const now = useNow({ updateInterval: 10 * SECOND_MS });
  const moment = new Date(at);
  const left = moment.getTime() - now.getTime();
  return (
    // The server's page may be seconds older than the browser's clock.
    <time suppressHydrationWarning dateTime={at} title={format.dateTime(moment, { dateStyle: "full", timeStyle: "medium" })}>
      {left > 0 ? t("clock.left", { time: span(left) }) : t("clock.up")}
    </time>
  );
}
