// How others call you.
"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { account } from "../../api/browser-account.ts";
import { keys } from "../../api/keys.ts";
import { InputField } from "../field/input-field.tsx";
import { useToast } from "../toast/toasts.tsx";

/** `to`: the path to go on to, when this is only a stop on the way. */
export function NameForm({ name, to }: { name: string; to?: string }) {
  const t = useTranslations("account");
  const router = useRouter();
  const toast = useToast();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState(name);
  const rename = useMutation({
    mutationFn: account.rename,
    onSuccess: (me) => {
      queries.setQueryData(keys.session, { me });
      if (to) return router.replace(to);
      toast({ message: t("name.saved", { name: me.name }) });
      router.refresh();
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate(wanted.trim());
  };
  return (
    <form className="stack-form" onSubmit={save}>
      <InputField
        label={t("name.label")}
        note={t("name.rule")}
        name="name"
        autoComplete="nickname"
        required
        maxLength={40}
        pattern=".*\S.*"
        title={t("name.rule")}
        value={wanted}
        onChange={setWanted}
        error={rename.error}
      />
      <button className={to ? "btn btn--go" : "btn"} type="submit" disabled={rename.isPending || (!to && wanted.trim() === name)}>
        {to ? t("welcome.go") : t("name.save")}
      </button>
    </form>
  );
}
