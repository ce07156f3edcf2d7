// A table in a list: its sign, its title that leads to it from anywhere on the row, and what stands beside.
"use client";

import type { Table } from "@pithead/contracts";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useListFormat } from "../words/list-format.ts";
import { GameSign, useGameTitle } from "./game-title.tsx";

/** `under`: what stands under the title. Links among `under` and `children` are reached all the same. */
export function TableRow({ table, under, children }: { table: Table; under: ReactNode; children: ReactNode }) {
  const t = useTranslations("games");
  const list = useListFormat();
  const titleOf = useGameTitle();
  const title = titleOf(table.game);
  const names = list.format(table.players.map(({ name }) => name));
  return (
    <li className="list__row">
      <GameSign game={table.game} />
      <span className="list__what">
        <b>
          <Link className="list__link" href={`/games/${table.id}`} aria-label={t("table-with", { game: title, names })}>
            {title}
          </Link>
        </b>
        <small>{under}</small>
      </span>
      {children}
    </li>
  );
}
