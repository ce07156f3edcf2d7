// How reliable somebody is, and how that figure is made up.
"use client";

import type { Reliability } from "@pithead/contracts";
import { useFormatter, useTranslations } from "next-intl";

export function ReliabilitySaid({ reliability }: { reliability: Reliability }) {
  const t = useTranslations("profile");
  const format = useFormatter();
  const { percent, inTime, timeouts, finished, left } = reliability;
  const share = (good: number, bad: number) => Math.round((good + bad === 0 ? 1 : good / (good + bad)) * 100);
  const parts = [
    { part: "moves", good: inTime, all: inTime + timeouts, share: share(inTime, timeouts) },
    { part: "games", good: finished, all: finished + left, share: share(finished, left) },
  ] as const;
  return (
    <section className="sheet card" aria-labelledby="reliability">
      <h2 className="speak" id="reliability">
        {t("reliability")}
      </h2>
      <p className="reliability__percent">{percent === null ? t("unknown") : t("percent", { percent })}</p>
      {percent !== null && (
        <details className="reliability__why">
          <summary>{t("why")}</summary>
          <dl className="reliability">
            {parts.map(({ part, good, all, share: of }) => (
              <div key={part}>
                <dt>{t(part)}</dt>
                <dd>
                  {t("of", { good: format.number(good), all: format.number(all) })}
                  <small>{t(all === 0 ? "none-yet" : "share", { share: of })}</small>
                </dd>
              </div>
            ))}
            <div>
              <dt>{t("together")}</dt>
              <dd>
                {t("percent", { percent })}
                <small>{t("product", { moves: parts[0].share, games: parts[1].share })}</small>
              </dd>
            </div>
          </dl>
          <p className="quiet">{t("counts")}</p>
        </details>
      )}
      {percent === null && <p className="quiet">{t("counts")}</p>}
    </section>
  );
}
