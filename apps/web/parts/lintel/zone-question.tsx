// The time zone by which the viewer is told of deadlines: the browser's at first, and asked about where the two differ.
"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { api } from "../../api/browser.ts";
import { useMe } from "../../api/queries.ts";
import { Icon } from "../icons/icon.tsx";
import { useSettingsChange } from "../notices/use-settings-change.ts";

/** The zone of a browser in which the viewer's own was kept all the same. */
const KEPT_UNDER = "zone-kept";

export function ZoneQuestion() {
  const t = useTranslations("frame");
  const me = useMe();
  const { change, isPending } = useSettingsChange(api.changeNoticeSettings);
  const [browser, setBrowser] = useState<string>();
  const own = me?.timeZone;
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (own === null) change({ timeZone: zone });
    setBrowser(own && own !== zone && localStorage.getItem(KEPT_UNDER) !== zone ? zone : undefined);
  }, [own, change]);
  if (browser === undefined || !own) return null;
  const named = { browser: zoneSaid(browser), own: zoneSaid(own) };
  const keep = () => {
    localStorage.setItem(KEPT_UNDER, browser);
    setBrowser(undefined);
  };
  return (
    <section className="banner house" aria-label={t("zone.title")}>
      <Icon name="clock" />
      <div>
        <p>{t("zone.differs", named)}</p>
        <p className="house__do">
          <button className="btn" type="button" disabled={isPending} onClick={() => change({ timeZone: browser })}>
            {t("zone.take", named)}
          </button>
          <button className="btn btn--plain" type="button" onClick={keep}>
            {t("zone.keep", named)}
          </button>
        </p>
      </div>
    </section>
  );
}

/** An IANA name as people write it: "Europe/Berlin" is Berlin, "America/New_York" is New York. */
export function zoneSaid(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}
