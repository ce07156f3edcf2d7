// The log of a game, all of it or one player's, with what heads its parts.
"use client";

import { useTranslations } from "next-intl";
import { JumpLog } from "../jump-log.tsx";
import { SeatChoice } from "../seat-choice.tsx";
import type { HistoryInHand } from "../use-history.ts";

export function LogSheet({ history }: { history: HistoryInHand }) {
  const t = useTranslations("history");
  const { rows, names, at, line, only, showOnly, addressOf, go, point } = history;
  return (
    <section className="sheet" data-tab="log" aria-label={t("log")}>
      <header className="sheet__head">
        <h2>{t("log")}</h2>
        <SeatChoice label={t("only")} names={names} chosen={only ?? null} all={t("all")} onChoose={(seat) => showOnly(seat ?? undefined)} />
      </header>
      <JumpLog
        rows={rows.filter((row) => only === undefined || row.seat === only || row.isHeading)}
        at={at}
        line={line}
        addressOf={addressOf}
        onGo={(row) => {
          go(row.seq);
          point(row.id);
        }}
      />
    </section>
  );
}
