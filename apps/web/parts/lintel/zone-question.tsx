// The time zone by which the viewer is told of deadlines: the browser's at first, and asked about where the two differ. Asked by the server already, so that nothing moves.
"use client";

import dynamic from "next/dynamic";
import { useTimeZone } from "next-intl";
import { useEffect } from "react";
import { api } from "../../api/browser.ts";
import { useMe } from "../../api/queries.ts";
import { ZONE_KEPT_COOKIE } from "../../i18n/choices.ts";
import { keepChoice } from "../browser-cookie.ts";
import { useSettingsChange } from "../notices/use-settings-change.ts";

/** Loaded where they differ. */
const ZoneBanner = dynamic(() => import("./zone-banner.tsx").then((part) => part.ZoneBanner));

export function ZoneQuestion() {
  const me = useMe();
  const { change, isPending } = useSettingsChange(api.changeNoticeSettings);
  const own = me?.timeZone;
  // As far as it has said so; the viewer's own until then.
  const browser = useTimeZone();
  useEffect(() => {
    if (own === null) change({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  }, [own, change]);
  if (!own || browser === undefined || browser === own) return null;
  const keep = () => {
    keepChoice(ZONE_KEPT_COOKIE, browser);
    document.documentElement.dataset.zoneKept = "";
  };
  return <ZoneBanner browser={browser} own={own} isBusy={isPending} onTake={() => change({ timeZone: browser })} onKeep={keep} />;
}
