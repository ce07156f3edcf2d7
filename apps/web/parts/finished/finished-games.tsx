// All finished games, newest first, with a search through those that are shown.
"use client";

import type { Table, TableList } from "@pithead/contracts";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useFinishedTables, useMe } from "../../api/queries.ts";
import { Icon } from "../icons/icon.tsx";
import { GameSign, useGameTitle } from "../tables/game-title.tsx";
import { Podium } from "../tables/podium.tsx";
import { Ago } from "../time/ago.tsx";

export function FinishedGames({ first }: { first: TableList }) {
  const t = useTranslations("past");
  const titleOf = useGameTitle();
  const id = useId();
  const me = useMe();
  const [wanted, setWanted] = useState("");
  const { tables = [], more, fetchMore, isFetchingMore } = useFinishedTables(first);
  const shown = tables.filter((table) => isAbout(table, titleOf(table.game), wanted));
  return (
    <>
      {tables.length > 0 && (
        <div className="field search">
          <label htmlFor={id}>{t("search")}</label>
          <input className="input" id={id} type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </div>
      )}
      {shown.length === 0 ? (
        <div className="sheet none">
          <p>{t(tables.length === 0 ? "none" : "none-found")}</p>
        </div>
      ) : (
        <section className="sheet list list--past" aria-label={t("title")}>
          <ul>
            {shown.map((table) => (
              <li key={table.id}>
                <Link className="list__row" href={`/games/${table.id}`}>
                  <GameSign game={table.game} />
                  <span className="list__what">
                    <b>{titleOf(table.game)}</b>
                    <small>
                      {table.finishedAt && <Ago at={table.finishedAt} />} · {t("moves", { count: table.seq })}
                    </small>
                  </span>
                  <Podium players={table.players} me={me?.id} />
                  <Icon name="right" />
                </Link>
              </li>
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

/** Whether every word sought is in the game's title or a player's name. */
function isAbout(table: Table, title: string, wanted: string): boolean {
  const text = [title, ...table.players.map(({ name }) => name)].join(" ").toLocaleLowerCase();
  return wanted
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
