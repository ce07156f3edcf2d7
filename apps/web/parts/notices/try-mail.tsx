// Sends the viewer a test mail, and says what went wrong with the last one.
"use client";

import { useTranslations } from "next-intl";
import { account } from "../../api/browser-account.ts";
import { useFaultSaid } from "./fault-said.ts";
import { useSettingsChange } from "./use-settings-change.ts";

/** `error`: of the last mail; null when it was taken. */
export function TryMail({ email, error }: { email: string; error: string | null }) {
  const t = useTranslations("notices");
  const fault = useFaultSaid();
  const test = useSettingsChange(account.testMail);
  return (
    <div className="try">
      <button className="btn" type="button" disabled={test.isPending} onClick={() => test.change(undefined)}>
        {t("try.mail")}
      </button>
      <p role="status">
        {error !== null ? (
          <span className="wrong">{t("try.mail-failed", { error: fault(error) })}</span>
        ) : (
          test.isSuccess && t("try.mail-taken", { email })
        )}
      </p>
      {test.wrong && (
        <p className="wrong" role="alert">
          {test.wrong}
        </p>
      )}
    </div>
  );
}
