// The papers of a table in the rail: the shift clock, or the log.
"use client";

import type { Position } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { memo, useDeferredValue, useState } from "react";
import { LogList, type LogRow } from "../../parts/log-list.tsx";
import { SheetTabs } from "../../parts/tabs.tsx";
import { ClockSheet } from "./clock-sheet.tsx";

interface PapersProps {
  position: Position;
  names: readonly string[];
  /** Its id. */
  game: string;
  /** The log in words. */
  rows: readonly LogRow[];
}

export const Papers = memo(function Papers({ position, names, game, rows }: PapersProps) {
  const t = useTranslations("coal-baron");
  const tt = useTranslations("table");
  const [paper, setPaper] = useState<"clock" | "log">("clock");
  // The tab answers first: a long log takes a while to be drawn.
  const shown = useDeferredValue(paper);
  return (
    <section className="sheet paperbox" data-tab="clock" aria-label={t("clock.title")}>
      <SheetTabs
        label={tt("papers")}
        tabs={[
          { id: "clock", name: t("clock.title"), icon: "dial" },
          { id: "log", name: tt("log"), icon: "log" },
        ]}
        current={paper}
        onChoose={setPaper}
      >
        {shown === "clock" ? <ClockSheet position={position} names={names} /> : <LogList game={game} rows={rows} />}
      </SheetTabs>
    </section>
  );
});
