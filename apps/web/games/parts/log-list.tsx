// The log in words, newest first. Every line links to its position.
"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { scrolled } from "../../parts/pieces/pressable.ts";
import { SeatMark } from "../../parts/pieces/seat-mark.tsx";
import { Ago } from "../../parts/time/ago.tsx";
import { useAtLesson } from "./at-lesson.ts";
import { historyAddress } from "./history/address.ts";

export interface Detail {
  n: number;
  words: ReactNode;
}

export interface LogRow {
  id: string;
  seq: number;
  seat: number | null;
  /** A heading across the list. */
  isHeading: boolean;
  isFresh: boolean;
  at: string;
  words: ReactNode;
  /** The same taken apart. */
  details: Detail[];
}

export function LogList({ game, rows }: { game: string; rows: readonly LogRow[] }) {
  const t = useTranslations("table");
  const hasHistory = useAtLesson() === undefined;
  if (rows.length === 0) return <p className="empty">{t("noLog")}</p>;
  return (
    // Without links in it, it is scrolled with the focus on itself.
    <ol className="log" {...(hasHistory ? {} : scrolled("list", t("log")))}>
      {rows.toReversed().map((row) => (
        <li key={row.id} className={row.isHeading ? "log__shift" : row.isFresh ? "is-fresh" : ""}>
          {!row.isHeading && (row.seat === null ? <span /> : <SeatMark seat={row.seat} />)}
          <span>
            {row.words}
            <Details details={row.details} />
          </span>
          {!row.isHeading && hasHistory && (
            <Link href={historyAddress(game, row.seq, {}, row.id)} prefetch={false}>
              <Ago at={row.at} />
              <span className="sr">{t("toPosition", { seq: row.seq })}</span>
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

export function Details({ details }: { details: readonly Detail[] }) {
  const t = useTranslations("table");
  if (details.length === 0) return null;
  return (
    <details className="log__details">
      <summary>{t("takenApart")}</summary>
      <ul>
        {details.map(({ n, words }) => (
          <li key={n}>{words}</li>
        ))}
      </ul>
    </details>
  );
}
