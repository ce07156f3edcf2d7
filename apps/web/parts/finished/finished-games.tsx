// All finished games, newest first, or the reader's own; with a search by player.
"use client";

import type { TableList } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { useDeferredValue, useId, useState } from "react";
import { useFinishedTables, useMe } from "../../api/queries.ts";
import { Icon } from "../icons/icon.tsx";
import { Podium } from "../tables/podium.tsx";
import { TableRow } from "../tables/table-row.tsx";
import { Ago } from "../time/ago.tsx";

export function FinishedGames({ first }: { first: TableList }) {
  const t = useTranslations("past");
  const id = useId();
  const me = useMe();
  const [name, setName] = useState("");
  const [onlyMine, setOnlyMine] = useState(false);
  const player = useDeferredValue(name.trim());
  const wanted = { ...(player !== "" && { player }), ...(onlyMine && { mine: "true" as const }) };
  const { tables, more, fetchMore, isFetchingMore } = useFinishedTables(wanted, first);
  const isAll = Object.keys(wanted).length === 0;
  return (
    <>
      <div className="search">
        <div className="field">
          <label htmlFor={id}>{t("search")}</label>
          <input className="input" id={id} type="search" maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
        </div>
        {me && (
          <label className="search__mine">
            <input type="checkbox" checked={onlyMine} onChange={(event) => setOnlyMine(event.target.checked)} />
            {t("mine")}
          </label>
        )}
      </div>
      {tables?.length === 0 ? (
        <div className="sheet none">
          <p>{t(isAll ? "none" : "none-found")}</p>
        </div>
      ) : (
        <section className="sheet list list--past" aria-label={t("title")} aria-busy={tables === undefined}>
          <ul>
            {(tables ?? []).map((table) => (
              <TableRow
                key={table.id}
                table={table}
                under={
                  <>
                    {table.finishedAt && <Ago at={table.finishedAt} />} · {t("moves", { count: table.seq })}
                  </>
                }
              >
                <Podium players={table.players} me={me?.id} />
                <Icon name="right" />
              </TableRow>
            ))}
          </ul>
        </section>
      )}
      {more && (
        <button className="btn" type="button" onClick={fetchMore} disabled={isFetchingMore}>
          {t("more")}
        </button>
      )}
    </>
  );
}
