// How fast a new table plays, and what happens when somebody's time is up.
"use client";

import type { AtExpiry, CreateTable } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { InputField } from "../field/input-field.tsx";
import { clockTime, minutesOf } from "../time/pace-said.ts";
import { PACES, type PaceName, paceNamed } from "../time/paces.ts";
import { Choice } from "./choice.tsx";
import { PaceSummary } from "./pace-summary.tsx";
import "../../styles/clocks.css";

export interface PacePicked {
  readonly pace: PaceName;
  readonly byDay: boolean;
  /** Minutes after midnight. */
  readonly from: number;
  readonly to: number;
  readonly atExpiry: AtExpiry;
  readonly vacations: boolean;
  /** In per cent. */
  readonly reliability: number;
}

export const USUAL_PACE: PacePicked = {
  pace: "one",
  byDay: false,
  from: 8 * 60,
  to: 22 * 60,
  atExpiry: "bot",
  vacations: true,
  reliability: 0,
};

const EXPIRIES = ["move", "bot", "vote"] as const;
const RELIABILITIES = [0, 80, 90, 95];

/** What of a table is asked for by it. The window is in the opener's own zone. */
export function wantedBy(picked: PacePicked): Pick<CreateTable, "pace" | "atExpiry" | "vacations" | "reliability"> {
  const { zone, atExpiry, vacations, reliability } = { ...picked, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  const window = picked.byDay ? { from: picked.from, to: picked.to, zone } : null;
  return { pace: paceNamed(picked.pace, window), atExpiry, vacations, reliability };
}

export function PacePick({ picked, onChange }: { picked: PacePicked; onChange: (picked: PacePicked) => void }) {
  const t = useTranslations("new-table");
  const change = (part: Partial<PacePicked>) => onChange({ ...picked, ...part });
  return (
    <>
      <div className="paces">
        <Choice
          legend={t("pace.legend")}
          name="pace"
          value={picked.pace}
          onChange={(pace) => change({ pace })}
          choices={PACES.map((pace) => ({ value: pace, label: t(`pace.${pace}`), note: t(`pace.${pace}-note`) }))}
        />
      </div>
      <PaceSummary picked={picked} />
      {picked.pace !== "none" && (
        <>
          <Switch name="window" checked={picked.byDay} onChange={(byDay) => change({ byDay })} />
          {picked.byDay && (
            <div className="daily">
              <TimeOfDay label={t("pace.from")} minutes={picked.from} onChange={(from) => change({ from })} />
              <TimeOfDay label={t("pace.to")} minutes={picked.to} onChange={(to) => change({ to })} />
            </div>
          )}
          <Choice
            legend={t("pace.expiry")}
            name="at-expiry"
            value={picked.atExpiry}
            onChange={(atExpiry) => change({ atExpiry })}
            choices={EXPIRIES.map((each) => ({ value: each, label: t(`pace.${each}`), note: t(`pace.${each}-note`) }))}
          />
          <Switch name="vacations" checked={picked.vacations} onChange={(vacations) => change({ vacations })} />
        </>
      )}
      <Choice
        legend={t("pace.reliability")}
        name="reliability"
        value={picked.reliability}
        onChange={(reliability) => change({ reliability })}
        choices={RELIABILITIES.map((percent) => ({
          value: percent,
          label: percent === 0 ? t("pace.anyone") : t("pace.percent", { percent }),
        }))}
      />
      <p className="quiet">
        {t(picked.reliability === 0 ? "pace.reliability-none" : "pace.reliability-say", { percent: picked.reliability })}
      </p>
    </>
  );
}

interface SwitchProps {
  name: "window" | "vacations";
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Switch({ name, checked, onChange }: SwitchProps) {
  const t = useTranslations("new-table");
  return (
    <label className="switch">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {t(`pace.${name}`)}
        <small>{t(`pace.${name}-note`)}</small>
      </span>
    </label>
  );
}

function TimeOfDay({ label, minutes, onChange }: { label: string; minutes: number; onChange: (minutes: number) => void }) {
  const change = (time: string) => {
    const read = minutesOf(time);
    if (read !== undefined) onChange(read);
  };
  return <InputField label={label} type="time" value={clockTime(minutes)} onChange={change} />;
}
