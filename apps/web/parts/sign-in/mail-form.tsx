// Asks for a mail address and has a sign-in link sent to it.
"use client";

import { signIn } from "next-auth/react";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Icon } from "../icons/icon.tsx";
import { isTooManyLinks } from "./sign-in-error.ts";

/** `to`: the path of this site that the link leads to. */
export function MailForm({ to }: { to: string }) {
  const t = useTranslations("sign-in");
  const id = useId();
  const [email, setEmail] = useState("");
  const [state, setState] = useState<"asked" | "sending" | "sent" | "failed" | "too-many">("asked");

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState("sending");
    const answer = await signIn("email", { email, redirect: false, callbackUrl: to }).catch(() => undefined);
    if (isTooManyLinks(answer?.error) || isTooManyLinks(answer?.url)) setState("too-many");
    else setState(answer?.ok && !answer.error ? "sent" : "failed");
  };

  if (state === "sent") {
    return (
      <div className="banner" role="status">
        <Icon name="mail" />
        <div>
          <b>{t("sent.title")}</b>
          <p>{t("sent.say", { email })}</p>
          <button className="btn btn--plain" type="button" onClick={() => setState("asked")}>
            {t("sent.other")}
          </button>
        </div>
      </div>
    );
  }
  return (
    <form className="stack-form" onSubmit={send}>
      <div className="field">
        <label htmlFor={id}>{t("email")}</label>
        <input
          className="input"
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      {(state === "failed" || state === "too-many") && (
        <p className="wrong" role="alert">
          {t(state)}
        </p>
      )}
      <button className="btn btn--go btn--wide" type="submit" disabled={state === "sending"}>
        <Icon name="mail" />
        {t("send")}
      </button>
    </form>
  );
}
