// Over every page of somebody whose mails have stopped: why, and what to do.
"use client";

import type { Me } from "@pithead/contracts";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { api } from "../../api/browser.ts";
import { Icon } from "../icons/icon.tsx";
import { useSettingsChange } from "./use-settings-change.ts";

interface MailStoppedProps {
  why: NonNullable<Me["mailStopped"]>;
  email: string;
}

export function MailStopped({ why, email }: MailStoppedProps) {
  const t = useTranslations("frame");
  const { change, isPending, wrong } = useSettingsChange(api.changeNoticeSettings);
  return (
    <section className="banner banner--alarm house" aria-label={t("stopped.title")}>
      <Icon name="warn" />
      <div>
        <p>
          <b>{t("stopped.title")}</b> {t(`stopped.${why}`, { email })}
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
