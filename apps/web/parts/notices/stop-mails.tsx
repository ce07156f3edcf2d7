// Ends mails by the signed word of a mail, without signing in.
"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { account } from "../../api/browser-account.ts";

/** `ofInvitations`: of an address that an invitation went to, instead of a player's. */
export function StopMails({ token, ofInvitations }: { token: string; ofInvitations: boolean }) {
  const t = useTranslations("notices");
  const end = useMutation({ mutationFn: () => account.endMails(token) });
  if (end.isSuccess) return <p role="status">{t(ofInvitations ? "stop.done-invitations" : "stop.done")}</p>;
  return (
    <>
      {end.isError && (
        <p className="wrong" role="alert">
          {t("stop.broken")}
        </p>
      )}
      <button className="btn btn--go" type="button" disabled={end.isPending} onClick={() => end.mutate()}>
        {t(ofInvitations ? "stop.do-invitations" : "stop.do")}
      </button>
    </>
  );
}
