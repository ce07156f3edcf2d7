// Asks by which of two time zones the viewer is to be told of deadlines.
"use client";

import { useTranslations } from "next-intl";
import { Icon } from "../icons/icon.tsx";
import { zoneSaid } from "./zone-said.ts";

interface ZoneBannerProps {
  /** IANA names. */
  browser: string;
  own: string;
  isBusy: boolean;
  onTake: () => void;
  onKeep: () => void;
}

export function ZoneBanner({ browser, own, isBusy, onTake, onKeep }: ZoneBannerProps) {
  const t = useTranslations("frame");
  const named = { browser: zoneSaid(browser), own: zoneSaid(own) };
  return (
    <section className="banner house zoneask" aria-label={t("zone.title")}>
      <Icon name="clock" />
      <div>
        <p>{t("zone.differs", named)}</p>
        <p className="house__do">
          <button className="btn" type="button" disabled={isBusy} onClick={onTake}>
            {t("zone.take", named)}
          </button>
          <button className="btn btn--plain" type="button" onClick={onKeep}>
            {t("zone.keep", named)}
          </button>
        </p>
      </div>
    </section>
  );
}
