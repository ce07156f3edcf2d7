// One's games that ask nothing: running, not started, finished.
"use client";

import type { Table } from "@pithead/contracts";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useMe } from "../../api/queries.ts";
import { Icon } from "../icons/icon.tsx";
import { SeatMark } from "../pieces/seat-mark.tsx";
import { GameSign, useGameTitle } from "../tables/game-title.tsx";
import { Podium } from "../tables/podium.tsx";
import { Seated } from "../tables/seated.tsx";
import { Ago } from "../time/ago.tsx";

export function WaitingList({ tables }: { tables: Table[] }) {
  const t = useTranslations("home");
  const format = useFormatter();
  const me = useMe();
  const others = (table: Table) => format.list(table.players.filter(({ userId }) => userId !== me?.id).map(({ name }) => name));
  return (
    <GameList
      title={t("waiting")}
      tables={tables}
      under={(table) => (
        <>
          {t("with", { names: others(table) })} · <Ago at={table.lastMoveAt ?? table.startedAt ?? table.createdAt} />
        </>
      )}
    >
      {(table) => {
        const asked = table.players.filter(({ seat }) => seat !== null && table.toMove.includes(seat));
        return (
          <span className="list__who">
            {asked.map(({ userId, name, seat }) => (
              <span className="who__one" key={userId}>
                <SeatMark seat={seat ?? 0} />
                {t("moves", { name })}
              </span>
            ))}
          </span>
        );
      }}
    </GameList>
  );
}

export function OpenList({ tables }: { tables: Table[] }) {
  const t = useTranslations("home");
  return (
    <GameList title={t("not-started")} tables={tables} under={(table) => <Ago at={table.createdAt} />}>
      {(table) => (
        <span className="list__who">
          <Seated table={table} />
        </span>
      )}
    </GameList>
  );
}

export function FinishedList({ tables }: { tables: Table[] }) {
  const t = useTranslations("home");
  const me = useMe();
  return (
    <GameList title={t("finished")} tables={tables} under={(table) => table.finishedAt && <Ago at={table.finishedAt} />}>
      {(table) => (
        <>
          <Podium players={table.players} me={me?.id} />
          <Icon name="right" />
        </>
      )}
    </GameList>
  );
}

interface GameListProps {
  title: string;
  tables: Table[];
  under: (table: Table) => ReactNode;
  children: (table: Table) => ReactNode;
}

function GameList({ title, tables, under, children }: GameListProps) {
  const titleOf = useGameTitle();
  if (tables.length === 0) return null;
  return (
    <section className="sheet list">
      <header className="sheet__head">
        <h2>{title}</h2>
        <span className="quiet">{tables.length}</span>
      </header>
      <ul>
        {tables.map((table) => (
          <li key={table.id}>
            <Link className="list__row" href={`/games/${table.id}`}>
              <GameSign game={table.game} />
              <span className="list__what">
                <b>{titleOf(table.game)}</b>
                <small>{under(table)}</small>
              </span>
              {children(table)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
