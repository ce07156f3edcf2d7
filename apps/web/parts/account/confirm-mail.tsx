// The button that a mailed link to keep an account leads to.
"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { account } from "../../api/browser-account.ts";
import { keys } from "../../api/keys.ts";
import { Wrong } from "../wrong.tsx";

export function ConfirmMail({ token }: { token: string }) {
  const t = useTranslations("account");
  const queries = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => account.confirmMail(token),
    onSuccess: () => void queries.invalidateQueries({ queryKey: keys.session }),
  });
  if (confirm.isSuccess) {
    return (
      <>
        <p role="status">{t("confirm.done", { email: confirm.data.email ?? "" })}</p>
        <Link className="btn btn--ink" href="/home">
          {t("confirm.home")}
        </Link>
      </>
    );
  }
  return (
    <>
      <Wrong error={confirm.error} />
      <button className="btn btn--go" type="button" onClick={() => confirm.mutate()} disabled={confirm.isPending}>
        {t("confirm.go")}
      </button>
    </>
  );
}
