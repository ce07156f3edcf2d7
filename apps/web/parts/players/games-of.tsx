// A player's running or finished games, as far as they are listed.
"use client";

import type { TableList } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { useTablesOf } from "../../api/table-lists.ts";
import { Podium } from "../tables/podium.tsx";
import { TableRow } from "../tables/table-row.tsx";
import { Ago } from "../time/ago.tsx";
import { Names } from "./names.tsx";

interface GamesOfProps {
  user: string;
  status: "running" | "finished";
  first: TableList;
}

/** Nothing where there are none. */
export function GamesOf({ user, status, first }: GamesOfProps) {
  const t = useTranslations("profile");
  const games = useTranslations("games");
  const { tables = [], more, fetchMore, isFetchingMore } = useTablesOf(user, status, first);
  if (tables.length === 0) return null;
  return (
    <section className="sheet list list--past" aria-labelledby={`games-${status}`}>
      <header className="sheet__head">
        <h2 id={`games-${status}`}>{t(`games-${status}`)}</h2>
      </header>
      <ul>
        {tables.map((table) => (
          <TableRow key={table.id} table={table} under={<Ago at={table.finishedAt ?? table.lastMoveAt ?? table.createdAt} />}>
            {status === "finished" ? (
              <Podium players={table.players} />
            ) : (
              <span className="list__with">
                {games.rich("with", { names: () => <Names players={table.players.filter(({ userId }) => userId !== user)} /> })}
              </span>
            )}
          </TableRow>
        ))}
      </ul>
      {more && (
        <button className="btn btn--plain" type="button" onClick={fetchMore} disabled={isFetchingMore}>
          {t("more")}
        </button>
      )}
    </section>
  );
}
