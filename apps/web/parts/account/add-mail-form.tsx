// A guest keeps the account under a mail address.
"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { account } from "../../api/browser-account.ts";
import { useLinkReturned } from "../../api/queries.ts";
import { InputField } from "../field/input-field.tsx";
import { Icon } from "../icons/icon.tsx";

export function AddMailForm() {
  const t = useTranslations("account");
  const [email, setEmail] = useState("");
  const add = useMutation({ mutationFn: account.addMail });
  const isBack = useLinkReturned(add.isSuccess ? add.submittedAt : 0) && !add.isPending;
  const send = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(email.trim());
  };
  return (
    <form className="stack-form" onSubmit={send}>
      <InputField
        label={t("mail.label")}
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={254}
        value={email}
        onChange={setEmail}
        error={add.error}
      />
      {isBack ? (
        <div className="banner banner--alarm" role="status">
          <Icon name="warn" />
          <p>{add.isSuccess ? t("mail.returned", { email: add.variables }) : t("mail.returned-before")}</p>
        </div>
      ) : (
        add.isSuccess && (
          <div className="banner" role="status">
            <Icon name="mail" />
            <p>{t("mail.sent", { email: add.variables })}</p>
          </div>
        )
      )}
      <button className="btn" type="submit" disabled={add.isPending}>
        <Icon name="mail" />
        {t("mail.send")}
      </button>
    </form>
  );
}
