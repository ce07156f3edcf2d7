// The open tables, live, by how many play.
"use client";

import type { TableList } from "@pithead/contracts";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useOpenTables } from "../../api/table-lists.ts";
import { Icon } from "../icons/icon.tsx";
import { EmptyTables } from "./empty-tables.tsx";
import { seatsOfAny } from "./games-on-offer.ts";
import { TableCard } from "./table-card.tsx";

interface OpenTablesProps {
  first?: TableList | undefined;
  /** The heading, at the level that the page wants. */
  heading: ReactNode;
  headingId: string;
}

export function OpenTables({ first, heading, headingId }: OpenTablesProps) {
  const t = useTranslations("lobby");
  const [players, setPlayers] = useState<number>();
  const { tables, more, fetchMore, isFetchingMore } = useOpenTables(first);
  const shown = tables?.filter((table) => players === undefined || table.seats === players);
  return (
    <section className="lobby" aria-labelledby={headingId}>
      <div className="lobby__head">
        {heading}
        <Link className="btn" href="/new">
          <Icon name="plus" />
          {t("new")}
        </Link>
      </div>
      <fieldset className="seg lobby__seg">
        <legend className="sr">{t("filter")}</legend>
        {[undefined, ...seatsOfAny()].map((count) => (
          <button key={count ?? "all"} type="button" aria-pressed={players === count} onClick={() => setPlayers(count)}>
            {t("players", { count: count ?? 0 })}
          </button>
        ))}
      </fieldset>
      {shown === undefined ? (
        <EmptyTables />
      ) : shown.length === 0 ? (
        <div className="sheet none">
          <p>{t("none")}</p>
        </div>
      ) : (
        <ul className="tables">
          {shown.map((table) => (
            <TableCard key={table.id} table={table} />
          ))}
        </ul>
      )}
      {more && (
        <button className="btn" type="button" onClick={fetchMore} disabled={isFetchingMore}>
          {t("more")}
        </button>
      )}
    </section>
  );
}
