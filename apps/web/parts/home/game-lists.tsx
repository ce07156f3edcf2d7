// One's games that ask nothing: running, not started, finished.
"use client";

import type { Table } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useMe } from "../../api/queries.ts";
import { Icon } from "../icons/icon.tsx";
import { SeatMark } from "../pieces/seat-mark.tsx";
import { Names } from "../players/names.tsx";
import { PlayerLink } from "../players/player-link.tsx";
import { Podium } from "../tables/podium.tsx";
import { Seated } from "../tables/seated.tsx";
import { TableRow } from "../tables/table-row.tsx";
import { Ago } from "../time/ago.tsx";
import { AskedDeadline } from "../time/asked-deadline.tsx";

export function WaitingList({ tables }: { tables: Table[] }) {
  const t = useTranslations("home");
  const me = useMe();
  return (
    <GameList
      title={t("waiting")}
      tables={tables}
      under={(table) => (
        <>
          {t.rich("with", { names: () => <Names players={table.players.filter(({ userId }) => userId !== me?.id)} /> })} ·{" "}
          <Ago at={table.lastMoveAt ?? table.startedAt ?? table.createdAt} />
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
                <span>{t.rich("moves", { name: () => <PlayerLink player={{ userId, name }} /> })}</span>
                <AskedUntil table={table} userId={userId} />
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

/** How long somebody who is asked still has. */
function AskedUntil({ table, userId }: { table: Table; userId: string }) {
  const deadline = table.players.find((player) => player.userId === userId)?.clock?.deadline;
  return deadline ? (
    <small className="quiet">
      <AskedDeadline at={deadline} table={table} />
    </small>
  ) : null;
}

interface GameListProps {
  title: string;
  tables: Table[];
  under: (table: Table) => ReactNode;
  children: (table: Table) => ReactNode;
}

function GameList({ title, tables, under, children }: GameListProps) {
  if (tables.length === 0) return null;
  return (
    <section className="sheet list">
      <header className="sheet__head">
        <h2>{title}</h2>
        <span className="quiet">{tables.length}</span>
      </header>
      <ul>
        {tables.map((table) => (
          <TableRow key={table.id} table={table} under={under(table)}>
            {children(table)}
          </TableRow>
        ))}
      </ul>
    </section>
  );
}
