// What a table plays differently from the rulebook's way, in short.
"use client";

import type { Table } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { usePaceSaid } from "../time/pace-said.ts";

export function OptionsSaid({ table }: { table: Table }) {
  const t = useTranslations("games");
  const paceSaid = usePaceSaid();
  const hasClocks = table.pace.kind !== "none";
  return (
    <>
      {table.options.delivered === "hidden" && <span className="chip">{t("option.delivered-hidden")}</span>}
      {typeof table.options.edition === "string" && <span className="chip">{t("option.edition", { edition: table.options.edition })}</span>}
      {hasClocks && <span className="chip chip--long">{paceSaid(table.pace)}</span>}
      {hasClocks && <span className="chip">{t("clock.at-expiry", { what: table.atExpiry })}</span>}
      {hasClocks && !table.vacations && <span className="chip">{t("clock.no-vacation")}</span>}
      {table.reliability > 0 && <span className="chip">{t("clock.reliability", { percent: table.reliability })}</span>}
      {table.visibility === "unlisted" && <span className="chip">{t("option.unlisted")}</span>}
    </>
  );
}
