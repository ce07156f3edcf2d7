// The log on a sheet of its own, with the way to the rules at its foot.
"use client";

import type { Table } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { RulesLink } from "../../parts/tables/rules-link.tsx";
import { LogList, type LogRow } from "./log-list.tsx";

interface LogBoxProps {
  game: Pick<Table, "id" | "game">;
  rows: readonly LogRow[];
  /** Whether it also shows where there is a rail; elsewhere it always does. */
  isInRail: boolean;
}

export const LogBox = memo(function LogBox({ game, rows, isInRail }: LogBoxProps) {
  const t = useTranslations("table");
  return (
    <section className={`sheet logbox ${isInRail ? "logbox--wide" : ""}`} data-tab="log" aria-label={t("log")}>
      <header className="sheet__head">
        <h2>{t("log")}</h2>
        <RulesLink game={game.game} named />
      </header>
      <LogList game={game.id} rows={rows} />
    </section>
  );
});
