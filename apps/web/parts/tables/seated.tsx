// Who sits at a table that has not started: a figure each, and an outline for every free seat.
"use client";

import type { Table } from "@pithead/contracts";
import { range } from "@pithead/drawings/pieces";
import { useTranslations } from "next-intl";
import { Worker } from "../pieces/crew.tsx";

export function Seated({ table }: { table: Table }) {
  const t = useTranslations("games");
  const names = table.players.map(({ name }) => name).join(", ");
  const free = table.seats - table.players.length;
  return (
    <span className="seats" role="img" aria-label={t("seated", { count: table.players.length, names, free })}>
      {range(table.seats).map((seat) => (
        <span className={seat < table.players.length ? undefined : "seatfree"} key={seat}>
          <Worker seat={seat} ghost={seat >= table.players.length} />
        </span>
      ))}
    </span>
  );
}
