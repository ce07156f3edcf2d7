// Asks for a mail address and has a sign-in link sent to it.
"use client";

import { signIn } from "next-auth/react";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { InputField } from "../field/input-field.tsx";
import { Icon } from "../icons/icon.tsx";
import { LinkMailed } from "./link-mailed.tsx";
import { isTooManyLinks } from "./sign-in-error.ts";

/** `to`: the path of this site that the link leads to. */
export function MailForm({ to }: { to: string }) {
  const t = useTranslations("sign-in");
  const [email, setEmail] = useState("");
  const [state, setState] = useState<"ready" | "sending" | "failed" | "too-many">("ready");
  const [asked, setAsked] = useState<number>();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState("sending");
    const answer = await signIn("email", { email, redirect: false, callbackUrl: to }).catch(() => undefined);
    if (isTooManyLinks(answer?.error) || isTooManyLinks(answer?.url)) setState("too-many");
    else if (!answer?.ok || answer.error) setState("failed");
    else {
      setState("ready");
      setAsked(Date.now());
    }
  };

  if (asked !== undefined) return <LinkMailed email={email} asked={asked} onOther={() => setAsked(undefined)} />;
  return (
    <form className="stack-form" onSubmit={send}>
      <InputField
        label={t("email")}
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={254}
        value={email}
        onChange={setEmail}
        error={state === "failed" || state === "too-many" ? t(state) : undefined}
      />
      <button className="btn btn--go btn--wide" type="submit" disabled={state === "sending"}>
        <Icon name="mail" />
        {t("send")}
      </button>
    </form>
  );
}
