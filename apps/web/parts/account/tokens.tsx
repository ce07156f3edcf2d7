// One's personal tokens: made, shown once, taken back.
"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { account } from "../../api/browser-account.ts";
import { keys } from "../../api/keys.ts";
import { InputField } from "../field/input-field.tsx";
import { Ago } from "../time/ago.tsx";
import { Wrong } from "../wrong.tsx";

export function Tokens() {
  const t = useTranslations("account");
  const queries = useQueryClient();
  const [name, setName] = useState("");
  const { data } = useQuery({ queryKey: keys.tokens, queryFn: account.tokens });
  const again = () => queries.invalidateQueries({ queryKey: keys.tokens });
  const make = useMutation({ mutationFn: account.makeToken, onSuccess: () => setName(""), onSettled: again });
  const end = useMutation({ mutationFn: account.endToken, onSettled: again });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate(name.trim());
  };
  return (
    <>
      {data && data.tokens.length > 0 && (
        <ul className="tokens">
          {data.tokens.map((token) => (
            <li key={token.id}>
              <span>
                <b>{token.name}</b>
                <small className="quiet">
                  {token.lastUsedAt ? t.rich("tokens.used", { ago: () => <Ago at={token.lastUsedAt ?? ""} /> }) : t("tokens.unused")}
                </small>
              </span>
              <button
                className="btn"
                type="button"
                onClick={() => end.mutate(token.id)}
                disabled={end.isPending}
                aria-label={t("tokens.end-named", { name: token.name })}
              >
                {t("tokens.end")}
              </button>
            </li>
          ))}
        </ul>
      )}
      {make.data && (
        <p role="status">
          {t("tokens.once")} <code>{make.data.token}</code>
        </p>
      )}
      <form className="stack-form" onSubmit={submit}>
        <InputField
          label={t("tokens.name")}
          required
          maxLength={40}
          value={name}
          onChange={setName}
          error={make.error}
          beside={
            <button className="btn" type="submit" disabled={make.isPending || name.trim() === ""}>
              {t("tokens.make")}
            </button>
          }
        />
        <Wrong error={end.error} />
      </form>
    </>
  );
}
