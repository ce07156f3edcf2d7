// The games finished last, to look into before playing.
"use client";

import type { Table } from "@pithead/contracts";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Icon } from "../icons/icon.tsx";
import { Podium } from "../tables/podium.tsx";
import { TableRow } from "../tables/table-row.tsx";
import { Ago } from "../time/ago.tsx";

export function LastFinished({ tables }: { tables: Table[] }) {
  const t = useTranslations("landing");
  if (tables.length === 0) return null;
  return (
    <section className="sheet list list--past" aria-labelledby="last-finished">
      <header className="sheet__head">
        <h2 id="last-finished">{t("finished")}</h2>
        <Link className="btn btn--plain" href="/history">
          {t("all-finished")}
        </Link>
      </header>
      <ul>
        {tables.map((table) => (
          <TableRow key={table.id} table={table} under={<>{table.finishedAt && <Ago at={table.finishedAt} />}</>}>
            <Podium players={table.players} />
            <Icon name="right" />
          </TableRow>
        ))}
      </ul>
    </section>
  );
}
