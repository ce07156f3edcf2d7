// Saying something at a table: one line, and what stood in its way.
"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useSay } from "../../api/chat.ts";
import { InputField } from "../field/input-field.tsx";

/** In characters: the contract takes no more. */
const LONGEST_MESSAGE = 500;

export function SayForm({ id }: { id: string }) {
  const t = useTranslations("chat");
  const [text, setText] = useState("");
  const say = useSay(id);
  const send = (event: FormEvent) => {
    event.preventDefault();
    // Kept in the field until it is said.
    if (text.trim() !== "") say.mutate(text, { onSuccess: () => setText("") });
  };
  return (
    <form onSubmit={send}>
      <InputField
        label={
          <>
            {t("message")} <small className="quiet">{t("say")}</small>
          </>
        }
        value={text}
        maxLength={LONGEST_MESSAGE}
        autoComplete="off"
        onChange={setText}
        error={say.error}
        beside={
          <button className="btn" type="submit" disabled={say.isPending || text.trim() === ""}>
            {t("send")}
          </button>
        }
      />
    </form>
  );
}
