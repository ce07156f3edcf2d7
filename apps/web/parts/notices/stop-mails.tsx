// Ends mails by the signed word of a mail, without signing in.
"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../api/browser.ts";

export function StopMails({ token }: { token: string }) {
  const t = useTranslations("notices");
  const end = useMutation({ mutationFn: () => api.endMails(token) });
  if (end.isSuccess) return <p role="status">{t("stop.done")}</p>;
  return (
    <>
      {end.isError && (
        <p className="wrong" role="alert">
          {t("stop.broken")}
        </p>
      )}
      <button className="btn btn--go" type="button" disabled={end.isPending} onClick={() => end.mutate()}>
        {t("stop.do")}
      </button>
    </>
  );
}
