// Saying something at a table: one line, and what stood in its way.
"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { useSay } from "../../api/chat.ts";
import { Wrong } from "../wrong.tsx";

/** In characters: the contract takes no more. */
const LONGEST_MESSAGE = 500;

export function SayForm({ id }: { id: string }) {
  const t = useTranslations("chat");
  const field = useId();
  const [text, setText] = useState("");
  const say = useSay(id);
  const send = (event: FormEvent) => {
    event.preventDefault();
    // Kept in the field until it is said.
    if (text.trim() !== "") say.mutate(text, { onSuccess: () => setText("") });
  };
  return (
    <form className="field" onSubmit={send}>
      <label htmlFor={field}>
        {t("message")} <small className="quiet">{t("say")}</small>
      </label>
      <div className="chatbox__row">
        <input
          className="input"
          id={field}
          value={text}
          maxLength={LONGEST_MESSAGE}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <button className="btn" type="submit" disabled={say.isPending || text.trim() === ""}>
          {t("send")}
        </button>
      </div>
      <Wrong error={say.error} />
    </form>
  );
}
