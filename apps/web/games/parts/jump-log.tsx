// The log beside a replay: every line leads to its position.
"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect, useRef } from "react";
import { SeatMark } from "../../parts/pieces/seat-mark.tsx";
import { Details, type LogRow } from "./log-list.tsx";

interface JumpLogProps {
  rows: readonly LogRow[];
  at: number;
  addressOf: (seq: number) => string;
  onGo: (seq: number) => void;
}

export function JumpLog({ rows, at, addressOf, onGo }: JumpLogProps) {
  const t = useTranslations("history");
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>(`[data-seq="${at}"]`);
    if (here && list.current && list.current.scrollHeight > list.current.clientHeight) {
      list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2;
    }
  }, [at]);
  const jump = (seq: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo(seq);
  };
  return (
    <ol className="log log--jump" ref={list}>
      {rows.map((row) => (
        <li key={row.id} data-seq={row.seq} className={`${row.seq === at ? "is-here" : ""} ${row.seq > at ? "is-later" : ""}`}>
          <Link href={addressOf(row.seq)} prefetch={false} aria-label={t("toMove", { seq: row.seq })} onClick={jump(row.seq)}>
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
