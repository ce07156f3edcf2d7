// How and when the viewer is told: channels, delay, quiet hours, digest, webhook, feeds, devices.
"use client";

import type { NoticeSettings } from "@pithead/contracts";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../api/browser.ts";
import { account } from "../../api/browser-account.ts";
import { keys } from "../../api/keys.ts";
import { useMe } from "../../api/queries.ts";
import { Devices } from "./devices.tsx";
import { QuietGames } from "./quiet-games.tsx";
import { TryMail } from "./try-mail.tsx";
import { useSettingsChange } from "./use-settings-change.ts";
import { WebhookForm } from "./webhook-form.tsx";
import { WhenForm } from "./when-form.tsx";

export function NoticeSettingsView({ first }: { first: NoticeSettings }) {
  const t = useTranslations("notices");
  const me = useMe();
  const { data: settings } = useQuery({ queryKey: keys.noticeSettings, queryFn: account.noticeSettings, initialData: first });
  const { change, isPending, wrong } = useSettingsChange(api.changeNoticeSettings);
  const way = (name: "mail" | "push" | "webhook", on: boolean, note: string, set: (on: boolean) => void) => (
    <label className="switch">
      <input type="checkbox" checked={on} disabled={isPending} onChange={(event) => set(event.target.checked)} />
      <span>
        {t(`how.${name}`)}
        <small>{note}</small>
      </span>
    </label>
  );
  return (
    <>
      <section className="sheet card" aria-labelledby="ways">
        <h2 className="speak" id="ways">
          {t("how.ways")}
        </h2>
        {way("mail", settings.mail, t("how.mail-note", { email: me?.email ?? "none" }), (mail) => change({ mail }))}
        {me?.email && !me.mailStopped && <TryMail email={me.email} error={settings.mailError} />}
        {way("push", settings.push, t("how.push-note", { count: settings.devices.length }), (push) => change({ push }))}
        {way("webhook", settings.webhookOn, t("how.webhook-note", { set: String(settings.webhook !== null) }), (webhookOn) =>
          change({ webhookOn }),
        )}
        {wrong && (
          <p className="wrong" role="alert">
            {wrong}
          </p>
        )}
      </section>
      <section className="sheet card" aria-labelledby="when">
        <h2 className="speak" id="when">
          {t("how.when")}
        </h2>
        <WhenForm settings={settings} />
      </section>
      <section className="sheet card" aria-labelledby="devices">
        <h2 className="speak" id="devices">
          {t("devices.title")}
        </h2>
        <Devices settings={settings} />
      </section>
      <section className="sheet card" aria-labelledby="hook">
        <h2 className="speak" id="hook">
          {t("hook.title")}
        </h2>
        <WebhookForm webhook={settings.webhook} />
      </section>
      <QuietGames games={settings.quietGames} />
      <section className="sheet card" aria-labelledby="feeds">
        <h2 className="speak" id="feeds">
          {t("feeds.title")}
        </h2>
        <p>{t("feeds.say")}</p>
        {settings.feedKey && (
          <ul className="addresses">
            <li>
              <a href={`/api/v1/feeds/${settings.feedKey}/notices.atom`}>{t("feeds.atom")}</a>
            </li>
            <li>
              <a href={`/api/v1/feeds/${settings.feedKey}/deadlines.ics`}>{t("feeds.ics")}</a>
            </li>
          </ul>
        )}
        <button className="btn" type="button" disabled={isPending} onClick={() => change({ feeds: settings.feedKey === null })}>
          {t(settings.feedKey ? "feeds.off" : "feeds.on")}
        </button>
      </section>
    </>
  );
}
