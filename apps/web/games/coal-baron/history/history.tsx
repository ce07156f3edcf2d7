// The history of a game of Coal Baron.
"use client";

import type { View } from "@pithead/game-coal-baron/client";
import { differencesOf } from "@pithead/wording/coal-baron/differences";
import { useTranslations } from "next-intl";
import { SteppedSlips } from "../../parts/history/stepped-slips.tsx";
import { HistoryPage } from "../../parts/history-page.tsx";
import { type HistoryFirst, type HistoryInHand, useHistory } from "../../parts/use-history.ts";
import { useSpeaker } from "../board/words.ts";
import { usePlayerRows } from "../player-rows.ts";
import { Slips } from "../scoring/slips.tsx";
import { isCoalBaronView } from "../view.ts";
import { LOG_WORDS } from "../words/log-words.ts";
import { courseOf } from "./course.ts";
import { PastBoard } from "./past-board.tsx";

const HISTORY_WORDS = { ...LOG_WORDS, differencesOf };

export function CoalBaronHistory(given: HistoryFirst) {
  const history = useHistory(given, HISTORY_WORDS, useSpeaker());
  return isCoalBaronView(history.view) ? <HistoryOf history={history} view={history.view} /> : null;
}

function HistoryOf({ history, view }: { history: HistoryInHand; view: View }) {
  const t = useTranslations("coal-baron");
  const th = useTranslations("history");
  const { game, entries, names } = history;
  const rows = usePlayerRows(view, names, null, view.turn);
  const { movers, shiftEnds } = courseOf(entries);
  const stations = shiftEnds.map(({ shift, seq }) => {
    const name = t("shift.roman", { shift: String(shift) });
    return { seq, name, chartName: t("where.shiftShort", { shift: name }) };
  });
  return (
    <HistoryPage
      history={history}
      where={phaseSaid(view)}
      course={{ movers, stations }}
      tabs={[
        { id: "works", name: th("tab.works"), icon: "works" },
        { id: "pit", name: th("tab.pit"), icon: "pit" },
      ]}
      board={<PastBoard key={history.viewer} position={view} names={names} viewer={history.viewer} changed={history.changed} />}
      slips={<Slips position={view} players={game.table.players} names={names} {...(view.final !== null && { show: SteppedSlips })} />}
      isScored={view.final !== null}
      rows={rows}
    />
  );

  function phaseSaid({ phase, shift }: View): string {
    if (phase === "draft") return t("where.draft");
    return phase === "over" ? t("where.over") : t("where.shiftShort", { shift: t("shift.roman", { shift: String(shift) }) });
  }
}
