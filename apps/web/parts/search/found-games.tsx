// Games that fit a search, newest first: finished ones with how they ended, running ones to watch.
"use client";

import type { Table, TableList } from "@pithead/contracts";
import Link from "next/link";
import { useTimeZone, useTranslations } from "next-intl";
import type { TablesWanted } from "../../api/calls.ts";
import { useMe } from "../../api/queries.ts";
import { useSearchedTables } from "../../api/table-lists.ts";
import { Icon } from "../icons/icon.tsx";
import { Names } from "../players/names.tsx";
import { Podium } from "../tables/podium.tsx";
import { TableRow } from "../tables/table-row.tsx";
import { Ago } from "../time/ago.tsx";
import { isNarrowed, type Search, wantedBy } from "./search.ts";
import { SearchForm } from "./search-form.tsx";
import { useSearch } from "./use-search.ts";

/** `first`: what the server has found already, and what for. */
export function FoundGames({ first }: { first: { wanted: TablesWanted; list: TableList } }) {
  const t = useTranslations("past");
  const me = useMe();
  const { search, change, typed, type } = useSearch();
  // Who is not signed in has no games of their own: the API would refuse to say.
  const wanted = wantedBy({ ...search, mine: search.mine && Boolean(me) }, useTimeZone() ?? "UTC");
  const { tables, more, fetchMore, isFetchingMore } = useSearchedTables(wanted, first);
  return (
    <>
      <SearchForm search={search} typed={typed} isSignedIn={Boolean(me)} onType={type} onChange={change} />
      {tables?.length === 0 ? (
        <NoneFound search={search} onClear={() => change({ mine: false, game: "", player: "", from: "", to: "", result: "" })} />
      ) : (
        <section className="sheet list list--past" aria-label={t(`list.${search.status}`)} aria-busy={tables === undefined}>
          <ul>
            {(tables ?? []).map((table) => (
              <Found key={table.id} table={table} me={me?.id} />
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

function Found({ table, me }: { table: Table; me: string | undefined }) {
  const t = useTranslations("past");
  const isFinished = table.status === "finished";
  const at = table.finishedAt ?? table.lastMoveAt ?? table.createdAt;
  return (
    <TableRow
      table={table}
      under={
        <>
          <Ago at={at} /> · {t("moves", { count: table.seq })}
        </>
      }
    >
      {isFinished ? (
        <Podium players={table.players} me={me} />
      ) : (
        <span className="list__with">
          <Names players={table.players} />
        </span>
      )}
      <Icon name={isFinished ? "right" : "eye"} />
    </TableRow>
  );
}

/** Why nothing is listed, and what one can do about it. */
function NoneFound({ search, onClear }: { search: Search; onClear: () => void }) {
  const t = useTranslations("past");
  return (
    <div className="sheet none" role="status">
      {isNarrowed(search) ? (
        <>
          <p>{t(search.mine ? "none-mine" : "none-found")}</p>
          <button className="btn" type="button" onClick={onClear}>
            {t("clear")}
          </button>
        </>
      ) : (
        <>
          <p>{t(`none.${search.status}`)}</p>
          <Link className="btn" href="/lobby">
            {t("to-lobby")}
          </Link>
        </>
      )}
    </div>
  );
}
