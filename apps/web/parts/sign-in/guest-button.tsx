// Plays at once, without a mail address.
"use client";

import { signIn } from "next-auth/react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useToast } from "../toast/toasts.tsx";
import { signInProblem } from "./sign-in-error.ts";

interface GuestButtonProps {
  /** A path of this site. */
  to: string;
  className: string;
  children: ReactNode;
}

export function GuestButton({ to, className, children }: GuestButtonProps) {
  const t = useTranslations("sign-in");
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    const answer = await signIn("guest", { redirect: false, name: "" }).catch(() => undefined);
    // A whole new page: everything on it was fetched for somebody who was not signed in.
    if (answer?.ok) window.location.assign(to);
    else {
      setBusy(false);
      toast({ message: t(signInProblem(answer?.error ?? "")) });
    }
  };
  return (
    <button className={className} type="button" onClick={play} disabled={busy}>
      {children}
    </button>
  );
}
