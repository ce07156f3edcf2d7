// An address of the viewer's to which notices are posted: kept, tried, removed.
"use client";

import { type NoticeSettings, WEBHOOK_STYLES } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { account } from "../../api/browser-account.ts";
import { InputField } from "../field/input-field.tsx";
import { useFaultSaid } from "./fault-said.ts";
import { useSettingsChange } from "./use-settings-change.ts";

export function WebhookForm({ webhook }: { webhook: NoticeSettings["webhook"] }) {
  const t = useTranslations("notices");
  const fault = useFaultSaid();
  const [url, setUrl] = useState(webhook?.url ?? "");
  const [style, setStyle] = useState(webhook?.style ?? "json");
  const keep = useSettingsChange(account.setWebhook);
  const test = useSettingsChange(account.testWebhook);
  const remove = useSettingsChange(account.removeWebhook);
  const wrong = test.wrong ?? remove.wrong;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep.change({ url: url.trim(), style });
  };
  return (
    <form className="stack-form" onSubmit={submit}>
      <p>{t("hook.say")}</p>
      <InputField label={t("hook.url")} type="url" required maxLength={500} value={url} onChange={setUrl} error={keep.error} />
      <fieldset className="field">
        <legend className="legend">{t("hook.style")}</legend>
        <div className="seg">
          {WEBHOOK_STYLES.map((each) => (
            <button key={each} type="button" aria-pressed={each === style} onClick={() => setStyle(each)}>
              {t(`hook.${each}`)}
            </button>
          ))}
        </div>
      </fieldset>
      {webhook && (
        <p role="status">
          {webhook.on
            ? webhook.error
              ? t("hook.failed", { error: fault(webhook.error) })
              : test.isSuccess && t("hook.arrived")
            : t("hook.off")}
          {webhook.style === "json" && (
            <small className="quiet addresses">
              {t("hook.secret")} <code>{webhook.secret}</code>
            </small>
          )}
        </p>
      )}
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      <div className="row">
        <button className="btn" type="submit" disabled={keep.isPending}>
          {t("hook.save")}
        </button>
        {webhook && (
          <>
            <button className="btn" type="button" disabled={test.isPending} onClick={() => test.change(undefined)}>
              {t("hook.test")}
            </button>
            <button className="btn btn--plain" type="button" disabled={remove.isPending} onClick={() => remove.change(undefined)}>
              {t("hook.remove")}
            </button>
          </>
        )}
      </div>
    </form>
  );
}
