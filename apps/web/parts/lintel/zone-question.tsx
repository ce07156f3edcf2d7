// The time zone by which the viewer is told of deadlines: the browser's at first, and asked about where the two differ. Asked by the server already, so that nothing moves.
"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { useEffect } from "react";
import { api } from "../../api/browser.ts";
import { useMe } from "../../api/queries.ts";
import { ZONE_KEPT_COOKIE } from "../../i18n/choices.ts";
import { keepChoice } from "../browser-cookie.ts";
import { Icon } from "../icons/icon.tsx";
import { useSettingsChange } from "../notices/use-settings-change.ts";

export function ZoneQuestion() {
  const t = useTranslations("frame");
  const me = useMe();
  const { change, isPending } = useSettingsChange(api.changeNoticeSettings);
  const own = me?.timeZone;
  // As far as it has said so; the viewer's own until then.
  const browser = useTimeZone();
  useEffect(() => {
    if (own === null) change({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  }, [own, change]);
  if (!own || browser === undefined || browser === own) return null;
  const named = { browser: zoneSaid(browser), own: zoneSaid(own) };
  const keep = () => {
    keepChoice(ZONE_KEPT_COOKIE, browser);
    document.documentElement.dataset.zoneKept = "";
  };
  return (
    <section className="banner house zoneask" aria-label={t("zone.title")}>
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
