// The table's owner asks somebody to it, and sees who has answered.
"use client";

import type { Table, Invite as Whom } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useInvitations, useInvite } from "../../api/invitations.ts";
import { InputField } from "../field/input-field.tsx";
import { useToast } from "../toast/toasts.tsx";

export function Invite({ table }: { table: Table }) {
  const t = useTranslations("waiting-room");
  const toast = useToast();
  const [to, setTo] = useState("");
  const sent = useInvitations(table.id).data?.invitations ?? [];
  const invite = useInvite(table.id);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const arrived = () => {
      toast({ message: t("invite.sent", { to }) });
      setTo("");
    };
    invite.mutate(whom(to.trim()), { onSuccess: arrived });
  };
  return (
    <form className="field" onSubmit={send}>
      <InputField
        label={t("invite.title")}
        maxLength={254}
        placeholder={t("invite.whom")}
        autoComplete="off"
        value={to}
        onChange={setTo}
        error={invite.error}
        beside={
          <button className="btn" type="submit" disabled={invite.isPending || to.trim() === ""}>
            {t("invite.do")}
          </button>
        }
      />
      {sent.length > 0 && (
        <ul className="invited" aria-label={t("invite.list")}>
          {sent.map(({ to: name, state }) => (
            <li key={name}>
              <b>{name}</b> {t("invite.state", { state })}
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

function whom(to: string): Whom {
  return to.includes("@") ? { email: to } : { name: to };
}
