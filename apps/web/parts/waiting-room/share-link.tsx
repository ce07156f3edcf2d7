// The table's link, to be sent to whoever shall play.
"use client";

import type { Table } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { InputField } from "../field/input-field.tsx";
import { Icon } from "../icons/icon.tsx";
import { useToast } from "../toast/toasts.tsx";

export function ShareLink({ table }: { table: Table }) {
  const t = useTranslations("waiting-room");
  const toast = useToast();
  const [link, setLink] = useState(`/games/${table.id}`);
  useEffect(() => setLink(`${window.location.origin}/games/${table.id}`), [table.id]);
  const copy = async () => {
    // Where pages may not write to the clipboard, the field itself can be copied by hand.
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    toast({ message: t(copied ? "copied" : "copy-yourself") });
  };
  return (
    <InputField
      label={t("link")}
      readOnly
      value={link}
      onFocus={(event) => event.target.select()}
      beside={
        <button className="btn" type="button" onClick={copy}>
          <Icon name="copy" />
          {t("copy")}
        </button>
      }
    />
  );
}
