// Leaving: here, or everywhere at once.
"use client";

import { useMutation } from "@tanstack/react-query";
import { signOut } from "next-auth/react";
import { useTranslations } from "next-intl";
import { account } from "../../api/browser-account.ts";
import { Icon } from "../icons/icon.tsx";
import { Wrong } from "../wrong.tsx";

export function SignOut({ guest }: { guest: boolean }) {
  const t = useTranslations("account");
  const leave = useMutation({ mutationFn: leaveHere });
  const leaveEverywhere = useMutation({ mutationFn: () => account.signOutEverywhere().then(leaveHere) });
  const failed = leave.error ?? leaveEverywhere.error;
  return (
    <div className="stack-form">
      <p>{t(guest ? "out.guest" : "out.say")}</p>
      <div className="row">
        <button className="btn" type="button" onClick={() => leave.mutate()} disabled={leave.isPending}>
          <Icon name="out" />
          {t("out.here")}
        </button>
        <button className="btn" type="button" onClick={() => leaveEverywhere.mutate()} disabled={leaveEverywhere.isPending}>
          {t("out.everywhere")}
        </button>
      </div>
      <Wrong error={failed} />
    </div>
  );
}

async function leaveHere(): Promise<void> {
  await signOut({ redirect: false });
  // Half-built moves.
  sessionStorage.clear();
  window.location.assign("/");
}
