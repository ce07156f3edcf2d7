// An open table in the lobby.
"use client";

import type { Table } from "@pithead/contracts";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { PlayerLink } from "../players/player-link.tsx";
import { Ago } from "../time/ago.tsx";
import { useListFormat } from "../words/list-format.ts";
import { GameSign, useGameTitle } from "./game-title.tsx";
import { OptionsSaid } from "./options-said.tsx";
import { Seated } from "./seated.tsx";
import { SitDown } from "./sit-down.tsx";

export function TableCard({ table }: { table: Table }) {
  const t = useTranslations("games");
  const titleOf = useGameTitle();
  const names = useListFormat().format(table.players.map(({ name }) => name));
  const owner = table.players.find(({ userId }) => userId === table.ownerId)?.name ?? "";
  return (
    <li className="sheet tbl">
      <div className="tbl__top">
        <GameSign game={table.game} />
        <span className="list__what">
          <b>
            <Link className="tbl__link" href={`/games/${table.id}`} aria-label={t("table-with", { game: titleOf(table.game), names })}>
              {titleOf(table.game)}
            </Link>
          </b>
          <small>
            {t.rich("table-of", { owner: () => <PlayerLink player={{ userId: table.ownerId, name: owner }} /> })} ·{" "}
            <Ago at={table.createdAt} />
          </small>
        </span>
      </div>
      {table.description && <p className="tbl__say">{table.description}</p>}
      <div className="tbl__options">
        <OptionsSaid table={table} />
      </div>
      <div className="tbl__foot">
        <Seated table={table} />
        <SitDown table={table} />
      </div>
    </li>
  );
}
