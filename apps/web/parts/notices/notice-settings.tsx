// How and when the viewer is told: channels, delay, quiet hours, digest, webhook, feeds, devices.
"use client";

import type { NoticeSettings } from "@pithead/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../api/browser.ts";
import { keys } from "../../api/keys.ts";
import { useProblemSaid } from "../problem-said.ts";
import { Devices } from "./devices.tsx";
import { WebhookForm } from "./webhook-form.tsx";
import { WhenForm } from "./when-form.tsx";

/** Changes settings; what is wrong is said under the part that was changed. */
export function useSettingsChange<Given>(change: (given: Given) => Promise<NoticeSettings>) {
  const queries = useQueryClient();
  const said = useProblemSaid();
  const mutation = useMutation({ mutationFn: change, onSuccess: (settings) => queries.setQueryData(keys.noticeSettings, settings) });
  return {
    change: mutation.mutate,
    isPending: mutation.isPending,
    isSuccess: mutation.isSuccess,
    wrong: mutation.error && said(mutation.error),
  };
}

export function NoticeSettingsView({ first }: { first: NoticeSettings }) {
  const t = useTranslations("notices");
  const { data: settings } = useQuery({ queryKey: keys.noticeSettings, queryFn: api.noticeSettings, initialData: first });
  const { change, isPending, wrong } = useSettingsChange(api.changeNoticeSettings);
  const way = (name: "mail" | "push" | "webhook", on: boolean, set: (on: boolean) => void) => (
    <label className="switch">
      <input type="checkbox" checked={on} disabled={isPending} onChange={(event) => set(event.target.checked)} />
      <span>{t(`how.${name}`)}</span>
    </label>
  );
  return (
    <>
      {settings.mailStopped && (
        <section className="sheet card" role="alert">
          <p>{t("how.stopped", { why: settings.mailStopped })}</p>
          <button className="btn btn--go" type="button" disabled={isPending} onClick={() => change({ mailStopped: null })}>
            {t("how.again")}
          </button>
        </section>
      )}
      <section className="sheet card" aria-labelledby="ways">
        <h2 className="speak" id="ways">
          {t("how.ways")}
        </h2>
        {way("mail", settings.mail, (mail) => change({ mail }))}
        {way("push", settings.push, (push) => change({ push }))}
        {way("webhook", settings.webhookOn, (webhookOn) => change({ webhookOn }))}
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
