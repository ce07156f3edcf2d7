// Says that the page is not of now: without a network it is shown as it was last seen.
"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useSyncExternalStore } from "react";
import { useDrawnFrom } from "../../api/drawn-from.ts";
import { onReach, reachAtFirst, reachNow } from "../../api/reach.ts";
import { Icon } from "../icons/icon.tsx";
import { useHourSaid } from "../time/moment-said.ts";

export function OfflineMark() {
  const t = useTranslations("frame");
  const hourSaid = useHourSaid();
  const queries = useQueryClient();
  const { at: drawnAt } = useDrawnFrom();
  const { isCut, at } = useSyncExternalStore(onReach, reachNow, reachAtFirst);
  useEffect(() => {
    // What was kept may be newer than the page itself.
    if (isCut) void queries.invalidateQueries();
  }, [isCut, queries]);
  if (!isCut) return null;
  return (
    <p className="offline-mark" role="status">
      <Icon name="warn" small />
      {t(navigator.onLine ? "offline.unreached" : "offline.cut", { time: hourSaid(Math.max(at ?? 0, drawnAt)) })}
    </p>
  );
}
