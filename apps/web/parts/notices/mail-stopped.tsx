// Over every page of somebody whose mails have stopped: why, and what to do.
"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { api } from "../../api/browser.ts";
import { useMe } from "../../api/queries.ts";
import { Icon } from "../icons/icon.tsx";
import { useSettingsChange } from "./use-settings-change.ts";

export function MailStopped() {
  const t = useTranslations("frame");
  const me = useMe();
  const { change, isPending, wrong } = useSettingsChange(api.changeNoticeSettings);
  if (!me?.mailStopped || me.email === null) return null;
  return (
    <section className="banner banner--alarm house" aria-label={t("stopped.title")}>
      <Icon name="warn" />
      <div>
        <p>
          <b>{t("stopped.title")}</b> {t(`stopped.${me.mailStopped}`, { email: me.email })}
        </p>
        <p className="house__do">
          <button className="btn" type="button" disabled={isPending} onClick={() => change({ mailStopped: null })}>
            {t("stopped.again")}
          </button>
          <Link href="/account/notices">{t("stopped.others")}</Link>
        </p>
        {wrong && (
          <p className="wrong" role="alert">
            {wrong}
          </p>
        )}
      </div>
    </section>
  );
}
