// The log beside a replay: every line leads to its position and has a link of its own.
"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect, useRef } from "react";
import { SeatMark } from "../../parts/pieces/seat-mark.tsx";
import { anchorOf } from "./history/address.ts";
import { Details, type LogRow } from "./log-list.tsx";

interface JumpLogProps {
  rows: readonly LogRow[];
  at: number;
  /** The line that the address names. */
  line: string | undefined;
  addressOf: (seq: number, line: string) => string;
  onGo: (row: LogRow) => void;
}

export function JumpLog({ rows, at, line, addressOf, onGo }: JumpLogProps) {
  const t = useTranslations("history");
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const log = list.current;
    const here = log?.querySelector<HTMLElement>(line === undefined ? `[data-seq="${at}"]` : `[id="${anchorOf(line)}"]`);
    if (!here || !log) return;
    // On a phone the log shows only once its part of the page does, and is as long as it is.
    const shown = new ResizeObserver(() => {
      if (log.clientHeight === 0) return;
      shown.disconnect();
      if (log.scrollHeight > log.clientHeight) log.scrollTop = here.offsetTop - log.clientHeight / 2;
      if (line !== undefined) here.scrollIntoView({ block: "nearest" });
    });
    shown.observe(log);
    return () => shown.disconnect();
  }, [at, line]);
  const jump = (row: LogRow) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo(row);
  };
  return (
    <ol className="log log--jump" ref={list}>
      {rows.map((row) => (
        <li key={row.id} id={anchorOf(row.id)} data-seq={row.seq} className={classOf(row, at, line)}>
          <Link href={addressOf(row.seq, row.id)} prefetch={false} aria-label={t("toMove", { seq: row.seq })} onClick={jump(row)}>
            {row.seq}
          </Link>
          <span>
            {row.seat !== null && <SeatMark seat={row.seat} size="s" />} {row.words}
            <Details details={row.details} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function classOf(row: LogRow, at: number, line: string | undefined): string {
  const here = row.seq === at ? "is-here" : row.seq > at ? "is-later" : "";
  return `${here} ${row.id === line ? "is-named" : ""} ${row.isHeading ? "is-heading" : ""}`;
}
