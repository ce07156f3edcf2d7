// Waits for the mail with a sign-in link: that it is on its way, or has come back.
"use client";

import { useTranslations } from "next-intl";
import { useLinkReturned } from "../../api/queries.ts";
import { Icon } from "../icons/icon.tsx";

/** `asked`: when the link was asked for, in milliseconds. `onOther`: goes back to the question for an address. */
export function LinkMailed({ email, asked, onOther }: { email: string; asked: number; onOther: () => void }) {
  const t = useTranslations("sign-in");
  const isBack = useLinkReturned(asked);
  return (
    <div className={`banner${isBack ? " banner--alarm" : ""}`} role="status">
      <Icon name={isBack ? "warn" : "mail"} />
      <div>
        <b>{t(isBack ? "returned.title" : "sent.title")}</b>
        <p>{t(isBack ? "returned.say" : "sent.say", { email })}</p>
        <button className="btn btn--plain" type="button" onClick={onOther}>
          {t("sent.other")}
        </button>
      </div>
    </div>
  );
}
