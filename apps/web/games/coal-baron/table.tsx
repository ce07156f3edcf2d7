// The table of Coal Baron: the scene on the left, paper on the right; on a phone one part at a time.
"use client";

import type { Game, Log, PositionAt } from "@pithead/contracts";
import type { PlayerPosition, View } from "@pithead/game-coal-baron/client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { memo, useDeferredValue, useEffect, useMemo } from "react";
import { useGame } from "../../api/queries.ts";
import { useCarried } from "../parts/motion/use-carried.ts";
import { TablePage } from "../parts/table-page.tsx";
import { type Opening, useTableInHand } from "../parts/use-table-in-hand.ts";
import { CoalBoard } from "./board/board.tsx";
import { Rival } from "./board/rival.tsx";
import { useSpeaker } from "./board/words.ts";
import { Papers } from "./clock/papers.tsx";
import { CoalPanel } from "./panel/panel.tsx";
import { TurnTrouble } from "./panel/turn-trouble.tsx";
import { usePlayerRows } from "./player-rows.ts";
import { usePitPress, useSpaceLook, useSpotPress } from "./turn/board-press.ts";
import type { Built } from "./turn/built.ts";
import { dragsOf } from "./turn/drags.ts";
import { type TurnInHand, useTurn } from "./turn/use-turn.ts";
import { isCoalBaronView } from "./view.ts";
import { LOG_WORDS } from "./words/log-words.ts";

/** Loaded where the game stands at them, or they are asked for. */
const DraftTray = dynamic(() => import("./board/draft-tray.tsx").then((part) => part.DraftTray));
const DrawTray = dynamic(() => import("./board/draw-tray.tsx").then((part) => part.DrawTray));
const InWords = dynamic(() => import("./in-words/coal-in-words.tsx").then((part) => part.CoalInWords));
const Slips = dynamic(() => import("./scoring/slips.tsx").then((part) => part.Slips));

type Tab = "works" | "pit" | "rivals" | "clock";

/** In the pit: levels that the cage could go to come after what it can do where it is. */
const CUBES_AND_SPOTS = ":not(.pit__stop)";

const loadMotion = () => import("./motion/beats-of.ts");

interface TableProps {
  first: Game;
  log: Log;
  /** The position that the viewer saw last; absent: the newest. */
  opened?: PositionAt | undefined;
}

export function CoalBaronTable({ first, log, opened }: TableProps) {
  const game = useGame(first.table.id, first).data ?? first;
  return isCoalBaronView(game.view) ? (
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
  const t = useTranslations("coal-baron");
  const tt = useTranslations("table");
  const { seat, seq } = game;
  const table = useTableInHand(game, opening, LOG_WORDS, useSpeaker());
  const { names, news } = table;
  const turn = useTurn({ game: game.table.id, seq, position, seat: table.moving, onMoved: table.onMoved });
  const { built } = turn;
  const carried = useCarried({
    game,
    position,
    opened: opened && isCoalBaronView(opened.view) ? { seq: opened.seq, view: opened.view } : undefined,
    isHeld: turn.picks.length > 0,
    isSending: turn.submit.isSending,
    built: built?.kind === "mining" && seat !== null ? withPit(position, seat, built.board) : position,
    loadMotion,
  });
  const shown = carried.view;
  const changed = useMemo(() => news.changedAt(carried.seq), [news, carried.seq]);
  const rows = usePlayerRows(shown, names, seat, position.turn);
  usePitInView(built?.kind === "mining");
  const stage = { game, position: shown, turn: carried.isBehind ? { ...turn, built: undefined, picks: [] } : turn, names, changed };
  // A press is answered by the panel, and a picture later by the board.
  const later = useDeferredValue(stage);

  return (
    <TablePage
      table={table}
      turn={turn}
      player={carried.player}
      rows={rows}
      where={whereSaid(t, position)}
      mover={position.turn}
      isOver={position.phase === "over"}
      follows={partOf(built?.kind)}
      tabs={[
        { id: "works", name: t("tab.works"), icon: "works", fresh: changed.size },
        { id: "pit", name: seat === null ? t("tab.pits") : t("tab.pit"), icon: "pit" },
        { id: "rivals", name: t("tab.rivals"), icon: "users" },
        { id: "clock", name: t("tab.clock"), icon: "dial", isPaper: true },
        { id: "log", name: tt("log"), icon: "log", isPaper: true, fresh: news.recap.length },
      ]}
      endName={t("tab.end")}
      stage={<Stage {...(later.position === shown ? later : stage)} />}
      inWords={(tab) => (
        <InWords {...stage} seat={seat} rows={news.rows} tab={tab} tray={<StageTray position={shown} turn={stage.turn} seat={seat} />} />
      )}
      slips={<Slips position={position} players={game.table.players} names={names} />}
      below={
        <section className="below" aria-label={t("rivals")} data-tab="rivals">
          {rows.map((row) => {
            const player = shown.players[row.seat];
            const isShown = row.seat === pitSeat(shown, seat) || player === undefined;
            return isShown ? null : <Rival key={row.seat} player={player} row={row} />;
          })}
        </section>
      }
      panel={
        built && seat !== null ? (
          <CoalPanel position={position} seat={seat} built={built} turn={turn} names={names} rows={news.rows} />
        ) : undefined
      }
      trouble={seat !== null && <TurnTrouble turn={turn} seat={seat} names={names} rows={news.rows} />}
      papers={<Papers position={shown} names={names} game={game.table.id} rows={news.rows} />}
    />
  );
}

interface StageProps {
  game: Game;
  position: View;
  turn: TurnInHand;
  names: readonly string[];
  changed: ReadonlyMap<string, number>;
}

/** The board as the half-built turn has left it. */
const Stage = memo(function Stage({ game, position, turn, names, changed }: StageProps) {
  const t = useTranslations("coal-baron");
  const { seat } = game;
  const { built } = turn;
  const spaceLook = useSpaceLook(position, seat, turn, names);
  const pitPress = usePitPress(position, seat, turn);
  const spotPress = useSpotPress(position, seat, turn);
  const shown = pitSeat(position, seat);
  const player = built?.kind === "mining" ? built.board : position.players[shown];
  if (!player) return null;
  const isOwn = shown === seat;
  const name = names[shown] ?? "";
  return (
    <CoalBoard
      position={position}
      names={names}
      worksLabel={t("works.title")}
      pit={{ seat: shown, player, label: isOwn ? t("pit.yours") : t("pit.of", { name }) }}
      desk={{ title: isOwn ? t("desk.yours") : t("desk.of", { name }) }}
      seat={built && seat !== null ? seat : undefined}
      chosen={built?.kind === "action" ? built.space.id : built?.kind === "mining" ? built.space : undefined}
      look={(space) => ({ ...spaceLook(space), fresh: turn.picks.length > 0 ? undefined : changed.get(space.id) })}
      pitPress={pitPress}
      spotPress={spotPress}
      drags={turn.submit.isSending ? undefined : dragsOf(built, seat, turn.pick)}
      asked={built?.kind === "mining" ? { tab: "pit", lit: built.board.cageAt, first: CUBES_AND_SPOTS } : undefined}
      tray={<StageTray position={position} turn={turn} seat={seat} />}
    />
  );
});

function StageTray({ position, turn, seat }: { position: View; turn: TurnInHand; seat: number | null }) {
  const { built } = turn;
  if (position.phase === "draft") {
    const chosen = built?.kind === "draft" ? built.order : null;
    return (
      <DraftTray
        position={position}
        isAsked={built?.kind === "draft"}
        chosen={chosen}
        onChoose={(order) => turn.pick({ pick: "draft", order })}
      />
    );
  }
  return built?.kind === "keep" && seat !== null ? <DrawTray built={built} position={position} seat={seat} onPick={turn.pick} /> : null;
}

/** The position with that player's pit as a half-built mining turn has left it. */
function withPit(position: View, seat: number, pit: PlayerPosition): View {
  const { cageAt, cage, storage, preprinted, tiles, outstanding } = pit;
  const mined = { cageAt, cage, storage, preprinted, tiles, outstanding };
  return { ...position, players: position.players.map((player, index) => (index === seat ? { ...player, ...mined } : player)) };
}

/** The viewer's own pit; for who only watches, the pit of whoever is to move. */
function pitSeat(position: View, seat: number | null): number {
  return seat ?? position.turn ?? 0;
}

function whereSaid(t: ReturnType<typeof useTranslations<"coal-baron">>, { phase, shift }: View): string {
  if (phase === "draft") return t("where.draft");
  return phase === "over" ? t("where.over") : t("where.shift", { shift: t("shift.roman", { shift: String(shift) }) });
}

/** Where the turn goes on; undefined where that is wherever the viewer looks. */
function partOf(kind: Built["kind"] | undefined): Tab | undefined {
  switch (kind) {
    case "mining":
      return "pit";
    case "space":
    case "keep":
    case "draft":
      return "works";
    case "action":
    case undefined:
      return undefined;
  }
}

/** Where there is no tab for it, all of the pit is brought into view. */
function usePitInView(isMining: boolean): void {
  useEffect(() => {
    if (isMining) document.querySelector(".pitbox")?.scrollIntoView({ block: "nearest" });
  }, [isMining]);
}
