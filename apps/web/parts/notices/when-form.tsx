// When the viewer is told: delay, quiet hours, digest, time zone.
"use client";

import type { NoticeSettings } from "@pithead/contracts";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { api } from "../../api/browser.ts";
import { ApiError } from "../../api/wire.ts";
import { InputField } from "../field/input-field.tsx";
import { clockTime, minutesOf } from "../time/pace-said.ts";
import { useSpanSaid } from "../time/span.ts";
import { Wrong } from "../wrong.tsx";
import { useSettingsChange } from "./use-settings-change.ts";
import { zoneNameSaid } from "./zone-name-said.ts";

const MINUTE_MS = 60_000;
const EVENING = 22 * 60;
const MORNING = 7 * 60;
const AFTER_WORK = 18 * 60;

export function WhenForm({ settings }: { settings: NoticeSettings }) {
  const t = useTranslations("notices");
  const span = useSpanSaid();
  const zones = useId();
  const [delay, setDelay] = useState(settings.delayMinutes?.toString() ?? "");
  const [quiet, setQuiet] = useState(settings.quiet);
  const [digestAt, setDigestAt] = useState(settings.digestAt);
  const [zone, setZone] = useState(settings.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
  const { change, isPending, isSuccess, error } = useSettingsChange(api.changeNoticeSettings);
  const isOfZone = error instanceof ApiError && error.problem.field === "timeZone";
  const save = (event: FormEvent) => {
    event.preventDefault();
    change({ delayMinutes: delay === "" ? null : Number(delay), quiet, digestAt, timeZone: zone });
  };
  return (
    <form className="stack-form" onSubmit={save}>
      <InputField
        label={t("how.delay")}
        note={t("how.delay-say", { house: span(settings.houseDelayMinutes * MINUTE_MS) })}
        type="number"
        min={0}
        max={1440}
        value={delay}
        onChange={setDelay}
      />
      <label className="switch">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={(event) => setQuiet(event.target.checked ? { from: EVENING, to: MORNING } : null)}
        />
        <span>{t("how.quiet")}</span>
      </label>
      {quiet && (
        <div className="hours">
          <TimeField label={t("how.from")} minute={quiet.from} onChange={(from) => setQuiet({ ...quiet, from })} />
          <TimeField label={t("how.to")} minute={quiet.to} onChange={(to) => setQuiet({ ...quiet, to })} />
          <small className="quiet">{t("how.quiet-say")}</small>
        </div>
      )}
      <label className="switch">
        <input type="checkbox" checked={digestAt !== null} onChange={(event) => setDigestAt(event.target.checked ? AFTER_WORK : null)} />
        <span>{t("how.digest")}</span>
      </label>
      {digestAt !== null && (
        <div className="hours">
          <TimeField label={t("how.at")} minute={digestAt} onChange={setDigestAt} />
        </div>
      )}
      <InputField
        label={t("how.zone")}
        note={<ZoneName zone={zone} />}
        list={zones}
        required
        value={zone}
        onChange={setZone}
        error={isOfZone ? error : undefined}
      >
        <datalist id={zones}>
          {Intl.supportedValuesOf("timeZone").map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </InputField>
      <Wrong error={isOfZone ? undefined : error} />
      <button className="btn btn--go" type="submit" disabled={isPending}>
        {t("how.save")}
      </button>
      {isSuccess && <p role="status">{t("how.saved")}</p>}
    </form>
  );
}

/** What the time there is called in the language of the page. */
function ZoneName({ zone }: { zone: string }) {
  const locale = useLocale();
  // Browsers and the server may call it differently.
  return <span suppressHydrationWarning>{zoneNameSaid(zone, locale) ?? ""}</span>;
}

function TimeField({ label, minute, onChange }: { label: string; minute: number; onChange: (minute: number) => void }) {
  const change = (time: string) => {
    const chosen = minutesOf(time);
    if (chosen !== undefined) onChange(chosen);
  };
  return <InputField label={label} type="time" required value={clockTime(minute)} onChange={change} />;
}
