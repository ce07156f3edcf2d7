// When somebody's time is up: how long from now, to the second in the last hour. The exact moment is what it answers when it is asked.
"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTimeLeftSaid } from "./span.ts";
import { useServiceNow } from "./use-service-now.ts";

const SECOND_MS = 1000;
/** From here on seconds are told. */
const LAST_MS = 61 * 60 * SECOND_MS;

/** `bare`: without the word "left" and by the units' signs, where little room is. */
export function Deadline({ at, bare }: { at: string; bare?: boolean }) {
  const t = useTranslations("games");
  const timeLeft = useTimeLeftSaid(bare);
  const { left } = useTimeLeft(at);
  const said = left > 0 && (bare ? timeLeft(left) : t("clock.left", { time: timeLeft(left) }));
  return (
    // The browser may name days and units otherwise than the server.
    <time suppressHydrationWarning dateTime={at}>
      {said || t("clock.up")}
    </time>
  );
}

/** Milliseconds from now to the instant, none once it is past: each second in the last hour, else now and then. */
export function useTimeLeft(at: string): { left: number } {
  const [isLast, setIsLast] = useState(true);
  const left = Date.parse(at) - useServiceNow(isLast ? SECOND_MS : 10 * SECOND_MS);
  if (isLast !== left < LAST_MS) setIsLast(left < LAST_MS);
  return { left: Math.max(0, left) };
}
