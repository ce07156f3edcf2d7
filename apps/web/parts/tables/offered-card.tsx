// A running game with a seat that is open to a substitute.
"use client";

import type { Table } from "@pithead/contracts";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { SeatMark } from "../pieces/seat-mark.tsx";
import { Names } from "../players/names.tsx";
import { Ago } from "../time/ago.tsx";
import { GameSign, useGameTitle } from "./game-title.tsx";
import { OptionsSaid } from "./options-said.tsx";

export function OfferedCard({ table }: { table: Table }) {
  const t = useTranslations("lobby");
  const games = useTranslations("games");
  const titleOf = useGameTitle();
  const best = Math.max(...table.players.map(({ score }) => score ?? 0));
  const open = table.players.filter(({ offered }) => offered);
  const page = `/games/${table.id}`;
  return (
    <li className="sheet tbl">
      <div className="tbl__top">
        <GameSign game={table.game} />
        <span className="list__what">
          <b>
            <Link className="tbl__link" href={page}>
              {titleOf(table.game)}
            </Link>
          </b>
          <small>
            {games.rich("with", { names: () => <Names players={table.players.filter(({ offered }) => !offered)} /> })} ·{" "}
            <Ago at={table.lastMoveAt ?? table.createdAt} />
          </small>
        </span>
      </div>
      {open.map(({ userId, seat, score }) => (
        <p key={userId} className="tbl__seat">
          <SeatMark seat={seat ?? 0} /> {t("seat", { score: score ?? 0, best, moves: table.seq })}
          {seat !== null && table.toMove.includes(seat) && ` ${t("seat-asked")}`}
        </p>
      ))}
      <div className="tbl__options">
        <OptionsSaid table={table} />
      </div>
      <div className="tbl__foot">
        <span className="quiet">{table.reliability === 0 && t("anyone")}</span>
        <Link className="btn" href={page} aria-label={t("look-at", { game: titleOf(table.game) })}>
          {t("look")}
        </Link>
      </div>
    </li>
  );
}
