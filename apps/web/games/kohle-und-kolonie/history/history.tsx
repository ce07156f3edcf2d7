// The history of a game of Kohle & Kolonie.
"use client";

import type { Edition } from "@pithead/contracts";
import { ROMAN, type View } from "@pithead/game-kohle-und-kolonie/client";
import { differencesOf } from "@pithead/wording/kohle-und-kolonie/differences";
import { useTranslations } from "next-intl";
import { BoardSprites } from "../../../parts/board-sprites.tsx";
import { SteppedSlips } from "../../parts/history/stepped-slips.tsx";
import { HistoryPage } from "../../parts/history-page.tsx";
import { type HistoryFirst, type HistoryInHand, useHistory } from "../../parts/use-history.ts";
import { useSpeaker } from "../board/words.ts";
import { usePlayerRows } from "../player-rows.ts";
import { Slips } from "../scoring/slips.tsx";
import { isColonyView, knowEdition } from "../view.ts";
import { LOG_WORDS } from "../words/log-words.ts";
import { courseOf } from "./course.ts";
import { PastBoard } from "./past-board.tsx";

const HISTORY_WORDS = { ...LOG_WORDS, differencesOf };

/** `edition`: the one that the table plays by choice. */
export function KohleUndKolonieHistory({ edition, ...given }: HistoryFirst & { edition?: Edition | undefined }) {
  knowEdition(edition);
  const options = isColonyView(given.position.view) ? given.position.view.options : {};
  const history = useHistory(given, HISTORY_WORDS, useSpeaker(options));
  const { game, view } = history;
  if (!isColonyView(view) || !isColonyView(game.view)) return null;
  return <HistoryOf history={history} view={view} last={game.view} />;
}

interface HistoryOfProps {
  history: HistoryInHand;
  view: View;
  /** The newest position. */
  last: View;
}

function HistoryOf({ history, view, last }: HistoryOfProps) {
  const t = useTranslations("kohle-und-kolonie");
  const { game, entries, names, at } = history;
  const rows = usePlayerRows({ position: view, seq: at, names, viewer: null, toMove: view.asked?.seat ?? null, entries });

  const isOver = last.final !== null;
  const { movers, roundEnds } = courseOf(entries);
  const stations = roundEnds.map(({ round, seq }) => ({ seq, name: ROMAN[round] ?? "", chartName: ROMAN[round] ?? "" }));
  return (
    <HistoryPage
      history={history}
      where={phaseSaid(view)}
      course={{ movers, stations }}
      tabs={[
        { id: "map", name: t("tab.map"), icon: "map" },
        { id: "mine", name: t("tab.mine"), icon: "table" },
        { id: "offers", name: t("tab.offers"), icon: "cards" },
      ]}
      board={<PastBoard key={history.viewer} position={view} names={names} viewer={history.viewer} changed={history.changed} />}
      slips={<Slips position={last} players={game.table.players} names={names} entries={entries} {...(isOver && { show: SteppedSlips })} />}
      isScored={isOver}
      sprites={<BoardSprites colony />}
      look="kk"
      rows={rows}
    />
  );

  function phaseSaid({ phase, round }: View): string {
    if (phase === "over") return t("where.over");
    return t("where.phase", { round: ROMAN[round] ?? "", phase: t(`phase.${phase}`) });
  }
}
