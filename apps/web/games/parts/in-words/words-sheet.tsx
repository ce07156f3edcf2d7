// A table in words: what is new, or happened last, announced as it comes, then the position, part by part.
"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import "../../../styles/in-words.css";
import type { LogRow } from "../log-list.tsx";
import { numbered } from "../order-of-items.ts";

/** Of what is not new, so many lines are told. */
const LAST = 5;

interface WordsSheetProps {
  /** The part of a phone's page that shows it. */
  tab: string;
  /** The log in words. */
  rows: readonly LogRow[];
  children: ReactNode;
}

export function WordsSheet({ tab, rows, children }: WordsSheetProps) {
  const t = useTranslations("table");
  const news = rows.filter(({ isFresh }) => isFresh);
  const isNew = news.length > 0;
  const last = isNew ? news : rows.slice(-LAST);
  return (
    <section className="sheet inwords" aria-label={t("inWords.title")} data-tab={tab}>
      <h2>{isNew ? t("recap.title") : t("inWords.last")}</h2>
      <div role="log">
        <ul>
          {last.map(({ id, words }) => (
            <li key={id}>{words}</li>
          ))}
        </ul>
        {last.length === 0 && <p>{t("noLog")}</p>}
      </div>
      {children}
    </section>
  );
}

/** A part of the position: a heading, and a line for each thing there. */
export function WordsPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </>
  );
}

/** Of things in seat order: the viewer's own before all others. */
export function ownFirst<T extends { index: number }>(ofSeats: readonly T[], seat: number | null): T[] {
  return ofSeats.toSorted((one, other) => Number(other.index === seat) - Number(one.index === seat));
}

/** Lines that only say something. */
export function linesSaid(lines: readonly string[]): ReactNode {
  return numbered(lines).map(({ item, key }) => <li key={key}>{item}</li>);
}
