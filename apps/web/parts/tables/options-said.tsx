// What a table plays differently from the rulebook's way, in short.
"use client";

import type { Table } from "@pithead/contracts";
import { useTranslations } from "next-intl";

export function OptionsSaid({ table }: { table: Table }) {
  const t = useTranslations("games");
  return (
    <>
      {table.options.delivered === "hidden" && <span className="chip">{t("option.delivered-hidden")}</span>}
      {typeof table.options.edition === "string" && <span className="chip">{t("option.edition", { edition: table.options.edition })}</span>}
      {table.visibility === "unlisted" && <span className="chip">{t("option.unlisted")}</span>}
    </>
  );
}
