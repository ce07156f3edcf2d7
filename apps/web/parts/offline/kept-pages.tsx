// What was read in this browser before, and can be read again without a network; and the way to what was asked for.
"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useHourSaid } from "../time/moment-said.ts";
import { type KeptPage, keptPages } from "./kept-page.ts";

export function KeptPages() {
  const t = useTranslations("frame");
  const hourSaid = useHourSaid();
  const [pages, setPages] = useState<readonly KeptPage[]>();
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    setAsked(askedFor());
    void keptPages().then(setPages);
  }, []);
  return (
    <>
      {pages && <p>{t(pages.length > 0 ? "offline.say" : "offline.none")}</p>}
      {asked !== undefined && (
        <div className="said__do">
          {/* Loaded anew: what the page holds is of no use there. */}
          <a className="btn btn--ink" href={asked}>
            {t("offline.again")}
          </a>
        </div>
      )}
      {pages && pages.length > 0 && (
        <ul className="keptpages" aria-label={t("offline.kept")}>
          {pages.map(({ path, title, about, at }) => (
            <li key={path}>
              <a href={path}>
                <b>{title.replace(` · ${t("brand")}`, "")}</b>
                {about !== "" && <span>{about}</span>}
                <small>
                  {t("offline.as-of", {
                    time: hourSaid(at.getTime()),
                  })}
                </small>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Only ever a page of this site. */
function askedFor(): string | undefined {
  const to = new URLSearchParams(window.location.search).get("to");
  const url = to !== null && URL.canParse(to, window.location.origin) ? new URL(to, window.location.origin) : undefined;
  return url?.origin === window.location.origin ? url.href : undefined;
}
