// The games finished last, to look into before playing.
"use client";

import type { Table } from "@pithead/contracts";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Icon } from "../icons/icon.tsx";
import { GameSign, useGameTitle } from "../tables/game-title.tsx";
import { Podium } from "../tables/podium.tsx";
import { Ago } from "../time/ago.tsx";

export function LastFinished({ tables }: { tables: Table[] }) {
  const t = useTranslations("landing");
  const titleOf = useGameTitle();
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
          <li key={table.id}>
            <Link className="list__row" href={`/games/${table.id}`}>
              <GameSign game={table.game} />
              <span className="list__what">
                <b>{titleOf(table.game)}</b>
                <small>{table.finishedAt && <Ago at={table.finishedAt} />}</small>
              </span>
              <Podium players={table.players} />
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
