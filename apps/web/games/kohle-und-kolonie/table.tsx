// The table of Kohle & Kolonie: the scene on the left, paper on the right; on a phone one part at a time.
"use client";

import type { Edition, Game, Log, PositionAt } from "@pithead/contracts";
import { componentsOf, mineOf, ROMAN, type View } from "@pithead/game-kohle-und-kolonie/client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { memo, useDeferredValue, useMemo } from "react";
import { useGame } from "../../api/queries.ts";
import { BoardSprites } from "../../parts/board-sprites.tsx";
import { useAtLesson } from "../parts/at-lesson.ts";
import { useCarried } from "../parts/motion/use-carried.ts";
import type { PlayerRow } from "../parts/player-row.ts";
import { TablePage } from "../parts/table-page.tsx";
import { type Opening, useTableInHand } from "../parts/use-table-in-hand.ts";
import { ColonyBoard } from "./board/board.tsx";
import { Rival } from "./board/rival.tsx";
import { useSpeaker } from "./board/words.ts";
import { StandingOrders } from "./orders/standing-orders.tsx";
import { ColonyPanel } from "./panel/panel.tsx";
import { TurnTrouble } from "./panel/turn-trouble.tsx";
import { usePlayerRows } from "./player-rows.ts";
import { useLookAt } from "./turn/board-press.ts";
import { dragsOf } from "./turn/drags.ts";
import { tabOf } from "./turn/tab-of.ts";
import { type TurnInHand, useTurn } from "./turn/use-turn.ts";
import { isColonyView, knowEdition } from "./view.ts";
import { LOG_WORDS } from "./words/log-words.ts";

/** Loaded once they are asked for. */
const InWords = dynamic(() => import("./in-words/colony-in-words.tsx").then((part) => part.ColonyInWords));
/** Loaded once the game is over. */
const Slips = dynamic(() => import("./scoring/slips.tsx").then((part) => part.Slips));

const loadMotion = () => import("./motion/beats-of.ts");

interface TableProps {
  first: Game;
  log: Log;
  /** The one that the table plays by choice. */
  edition?: Edition | undefined;
  /** The position that the viewer saw last; absent: the newest. */
  opened?: PositionAt | undefined;
}

export function KohleUndKolonieTable({ first, log, edition, opened }: TableProps) {
  knowEdition(edition);
  const game = useGame(first.table.id, first).data ?? first;
  return isColonyView(game.view) ? (
    <TableOf game={game} position={game.view} opening={{ seen: first.seenSeq, log }} opened={opened} />
  ) : null;
}

interface TableOfProps {
  game: Game;
  position: View;
  opening: Opening;
  opened: PositionAt | undefined;
}

function TableOf({ game, position, opening, opened }: TableOfProps) {
  const t = useTranslations("kohle-und-kolonie");
  const tt = useTranslations("table");
  const hasOrders = useAtLesson() === undefined;
  const { seat, seq } = game;
  const table = useTableInHand(game, opening, LOG_WORDS, useSpeaker(position.options));
  const { names, entries, news } = table;
  const turn = useTurn({ game: game.table.id, seq, position, seat: table.moving, onMoved: table.onMoved });
  const { built } = turn;
  const carried = useCarried({
    game,
    position,
    opened: opened && isColonyView(opened.view) ? { seq: opened.seq, view: opened.view } : undefined,
    isHeld: turn.picks.length > 0 || turn.chosen.length > 0,
    isSending: turn.submit.isSending,
    built: built?.kind === "turn" ? { ...position, ...built.after } : position,
    loadMotion,
  });
  const shown = carried.view;
  const changed = useMemo(() => news.changedAt(carried.seq), [news, carried.seq]);
  const mover = position.asked?.seat ?? null;
  const rows = usePlayerRows({ position: shown, seq: carried.seq, names, viewer: seat, toMove: mover, entries });
  const stage = {
    game,
    position: shown,
    turn: carried.isBehind ? { ...turn, built: undefined, picks: [], chosen: [] } : turn,
    names,
    rows,
    changed,
  };
  // A press is answered by the panel, and a picture later by the board.
  const later = useDeferredValue(stage);

  return (
    <TablePage
      table={table}
      turn={turn}
      player={carried.player}
      rows={rows}
      where={whereSaid(t, position)}
      mover={mover}
      isOver={position.phase === "over"}
      drawing={t("still.draw")}
      follows={tabOf(turn.built, turn.narrowed)}
      tabs={[
        { id: "map", name: t("tab.map"), icon: "map", fresh: changed.size },
        { id: "mine", name: t("tab.mine"), icon: "table" },
        { id: "offers", name: t("tab.offers"), icon: "cards" },
        { id: "others", name: t("tab.others"), icon: "users" },
        { id: "log", name: tt("log"), icon: "log", isPaper: true, fresh: news.recap.length },
      ]}
      endName={t("tab.end")}
      stage={<Stage {...(later.position === shown ? later : stage)} />}
      inWords={(tab) => (
        <InWords
          position={stage.turn.built?.kind === "turn" ? { ...shown, ...stage.turn.built.after } : shown}
          seat={seat}
          names={names}
          rows={news.rows}
          tab={tab}
        />
      )}
      slips={<Slips position={position} players={game.table.players} names={names} entries={entries} />}
      panel={
        built && seat !== null ? (
          <ColonyPanel
            id={game.table.id}
            seq={seq}
            position={position}
            seat={seat}
            built={built}
            turn={turn}
            names={names}
            rows={news.rows}
          />
        ) : undefined
      }
      trouble={seat !== null && <TurnTrouble position={position} turn={turn} seat={seat} names={names} rows={news.rows} />}
      papers={
        hasOrders && (
          <div data-tab="mine">
            <StandingOrders game={game} />
          </div>
        )
      }
      hasLogInRail
      keys={[
        { key: "m", does: t("keys.map"), tab: "map", part: "map" },
        { key: "t", does: t("keys.tableau"), tab: "mine", part: "tableau" },
      ]}
      sprites={<BoardSprites colony />}
      look="kk"
    />
  );
}

interface StageProps {
  game: Game;
  position: View;
  turn: TurnInHand;
  names: readonly string[];
  rows: readonly PlayerRow[];
  changed: ReadonlyMap<string, number>;
}

/** The board as the half-built turn has left it. */
const Stage = memo(function Stage({ game, position, turn, names, rows, changed }: StageProps) {
  const t = useTranslations("kohle-und-kolonie");
  const { seat } = game;
  const { built } = turn;
  const look = useLookAt(position, seat, turn, names, changed);
  const shown = seat ?? position.asked?.seat ?? 0;
  // The same object until a step has changed it.
  const now = built?.kind === "turn" && built.steps.length > 0 ? built.after : position;
  const card = turn.chosen.find((facet) => facet.of === "card")?.card;
  const tab = tabOf(built, turn.narrowed);
  const name = names[shown] ?? "";
  const isOwn = shown === seat;
  const bid = built?.kind === "answer" && built.chosen?.type === "bid" && seat !== null ? { seat, total: built.chosen.total } : undefined;
  return (
    <ColonyBoard
      position={now}
      names={names}
      reader={seat}
      look={look}
      hotField={card === undefined ? undefined : mineOf(componentsOf(now), card).field}
      shown={shown}
      bid={bid}
      drags={turn.submit.isSending ? undefined : dragsOf(built, seat, turn)}
      asked={tab && { tab, lit: [...turn.narrowed.targets.keys()].join(" ") }}
      tableau={{
        title: isOwn ? t("tableau.yours") : t("tableau.of", { name }),
        label: isOwn ? t("tableau.yourTableau") : t("tableau.tableauOf", { name }),
        yardTitle: isOwn ? t("yard.yours") : t("yard.of", { name }),
      }}
    >
      <section className="others" data-tab="others" aria-label={t("rival.title")}>
        {rows.map((row) => (row.seat === shown ? null : <Rival key={row.seat} position={position} row={row} />))}
      </section>
    </ColonyBoard>
  );
});

function whereSaid(t: ReturnType<typeof useTranslations<"kohle-und-kolonie">>, position: View): string {
  if (position.phase === "over") return t("where.over");
  return t("where.round", { round: ROMAN[position.round] ?? "", rounds: ROMAN[componentsOf(position).edition.rounds] ?? "" });
}
