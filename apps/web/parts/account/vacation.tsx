// One's own vacation: begun, ended, and whether it begins by itself.
"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { account } from "../../api/browser-account.ts";
import { keys } from "../../api/keys.ts";
import { InputField } from "../field/input-field.tsx";
import { useMomentSaid } from "../time/moment-said.ts";
import { Wrong } from "../wrong.tsx";

const DAY_MS = 24 * 3600 * 1000;
const USUAL_DAYS = 7;

export function Vacation() {
  const t = useTranslations("account");
  const moment = useMomentSaid();
  const queries = useQueryClient();
  const [days, setDays] = useState(USUAL_DAYS);
  const { data } = useQuery({ queryKey: keys.vacation, queryFn: account.vacation });
  const again = () => queries.invalidateQueries({ queryKey: keys.vacation });
  const begin = useMutation({ mutationFn: account.beginVacation, onSettled: again });
  const end = useMutation({ mutationFn: account.endVacation, onSettled: again });
  const automatic = useMutation({ mutationFn: account.setAutomaticVacation, onSettled: again });
  if (data === undefined) return null;
  const left = Math.floor(data.left / DAY_MS);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    begin.mutate(new Date(Date.now() + days * DAY_MS).toISOString());
  };
  const failed = end.error ?? automatic.error;
  return (
    <div className="stack-form">
      <p>{t("vacation.say", { days: left })}</p>
      {data.current ? (
        <div className="row">
          <p role="status">{t("vacation.now", { at: moment(data.current.until) })}</p>
          <button type="button" className="btn btn--ink" onClick={() => end.mutate()} disabled={end.isPending}>
            {t("vacation.end")}
          </button>
        </div>
      ) : (
        <form onSubmit={submit}>
          <InputField
            label={t("vacation.days")}
            type="number"
            min={1}
            max={Math.max(1, left)}
            value={days}
            onChange={(typed) => setDays(Number(typed))}
            error={begin.error}
            beside={
              <button className="btn" type="submit" disabled={begin.isPending}>
                {t("vacation.begin")}
              </button>
            }
          />
        </form>
      )}
      <label className="switch">
        <input
          type="checkbox"
          checked={data.automatic}
          onChange={(event) => automatic.mutate(event.target.checked)}
          disabled={automatic.isPending}
        />
        <span>
          {t("vacation.automatic")}
          <small>{t("vacation.automatic-note")}</small>
        </span>
      </label>
      <Wrong error={failed} />
    </div>
  );
}
