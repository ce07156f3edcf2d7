// The table of Coal Baron: the scene on the left, paper on the right; on a phone one part at a time.
"use client";

import type { Game, LogEntry, Moved } from "@pithead/contracts";
import type { View } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { useGame, useLog } from "../../api/queries.ts";
import { Sprites } from "../../parts/pieces/sprites.tsx";
import { Announcer } from "../parts/announcer.tsx";
import { pressChoice } from "../parts/choice.tsx";
import { KeysDialog } from "../parts/keys-dialog.tsx";
import { LogList } from "../parts/log-list.tsx";
import { PlayerStrip, PlayersTable } from "../parts/player-rows.tsx";
import { Recap } from "../parts/recap.tsx";
import { OverPanel, WaitingPanel } from "../parts/still-panels.tsx";
import { TableLintel } from "../parts/table-lintel.tsx";
import { SheetTabs, TabBar } from "../parts/tabs.tsx";
import { Tips } from "../parts/tips.tsx";
import { useKeptFocus } from "../parts/use-kept-focus.ts";
import { useKeys } from "../parts/use-keys.ts";
import { useNextGame } from "../parts/use-next-game.ts";
import { useSeenUpTo } from "../parts/use-seen.ts";
import { CoalBoard } from "./board/coal-board.tsx";
import { DraftTray } from "./board/draft-tray.tsx";
import { DrawTray } from "./board/draw-tray.tsx";
import { Rival } from "./board/rival.tsx";
import { ClockSheet } from "./clock/clock-sheet.tsx";
import { CoalPanel } from "./panel/coal-panel.tsx";
import { TurnTrouble } from "./panel/turn-trouble.tsx";
import { playerRows } from "./player-rows.ts";
import { Slips } from "./scoring/slips.tsx";
import { usePitPress, useSpaceLook, useSpotPress } from "./turn/board-press.ts";
import type { Built } from "./turn/built.ts";
import { type TurnInHand, useTurn } from "./turn/use-turn.ts";
import { useNews } from "./use-news.tsx";
import { isCoalBaronView } from "./view.ts";

const NO_ENTRIES: readonly LogEntry[] = [];

type Tab = "works" | "pit" | "rivals" | "clock" | "log" | "end";

export function CoalBaronTable({ first }: { first: Game }) {
  const game = useGame(first.table.id, first).data ?? first;
  if (!isCoalBaronView(game.view)) return null;
  return (
    <Announcer>
      <TableOf game={game} position={game.view} seenFirst={first.seenSeq} />
    </Announcer>
  );
}

function TableOf({ game, position, seenFirst }: { game: Game; position: View; seenFirst: number }) {
  const t = useTranslations("coal-baron");
  const tt = useTranslations("table");
  const { table, seat, seq } = game;
  const [receipt, setReceipt] = useState<Moved | null>(null);
  const [seen, setSeen] = useSeenUpTo(table.id, seat, seq, seenFirst);
  const nextGame = useNextGame(table.id);
  const names = useMemo(() => table.players.map(({ name }) => name), [table.players]);
  const shownNames = names.map((name, index) => (index === seat ? tt("you") : name));
  const turn = useTurn(table.id, seq, position, seat, (moved) => {
    setReceipt(moved);
    setSeen(moved.seq);
  });
  const log = useLog(table.id);
  const news = useNews(log.data?.entries ?? NO_ENTRIES, names, seat, seen);
  const isAsked = turn.built !== undefined;
  const [tab, setTab] = useState<Tab>(position.phase === "over" ? "end" : "works");
  const [paper, setPaper] = useState<"clock" | "log">("clock");
  const [showsKeys, setShowsKeys] = useState(false);
  useTurnKeys(turn, nextGame, () => setShowsKeys(true));
  useKeptFocus();
  useFollow(turn.built?.kind, setTab);
  const rows = playerRows(position, shownNames, seat, { workers: tt("workers"), marks: tt("marks"), orders: tt("orders") });

  return (
    <div className="tablepage tabbed" data-at={tab}>
      <Sprites />
      <TableLintel
        game={game}
        where={whereSaid(t, position)}
        mover={position.turn === null ? null : rows[position.turn]}
        nextGame={nextGame}
      />
      <PlayerStrip rows={rows} />
      <main className="table" id="main">
        <div className="stage">
          <Stage game={game} position={position} turn={turn} names={shownNames} changed={news.changed} />
          {position.final && (
            <section className="result" id="scoring" data-tab="end" aria-label={tt("scoring")}>
              <h2 className="speak">{tt("scoring")}</h2>
              <Slips position={position} players={table.players} names={shownNames} />
            </section>
          )}
          <section className="below" aria-label={t("rivals")} data-tab="rivals">
            {position.players.map((player, index) =>
              index === pitSeat(position, seat) ? null : (
                <Rival key={names[index]} player={player} seat={index} name={shownNames[index] ?? ""} />
              ),
            )}
          </section>
        </div>
        <aside className="rail">
          {isAsked && turn.built && seat !== null ? (
            <CoalPanel position={position} seat={seat} built={turn.built} turn={turn} names={shownNames} />
          ) : position.phase === "over" ? (
            <OverPanel game={game} names={shownNames} onScoring={() => showScoring(setTab)} />
          ) : (
            <WaitingPanel
              game={game}
              names={shownNames}
              turn={position.turn}
              receipt={receipt?.seq === seq ? receipt : null}
              nextGame={nextGame}
            >
              {seat !== null && <TurnTrouble turn={turn} seat={seat} names={shownNames} />}
            </WaitingPanel>
          )}
          {news.recap.length > 0 && (
            <Recap lines={news.recap} more={news.more} from={`/games/${table.id}/history/${seen + 1}`} onDone={() => setSeen(seq)} />
          )}
          <PlayersTable rows={rows} title={whereSaid(t, position)} />
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
              {paper === "clock" ? <ClockSheet position={position} names={shownNames} /> : <LogList game={table.id} rows={news.rows} />}
            </SheetTabs>
          </section>
          <section className="sheet logbox" data-tab="log" aria-label={tt("log")}>
            <header className="sheet__head">
              <h2>{tt("log")}</h2>
            </header>
            <LogList game={table.id} rows={news.rows} />
          </section>
        </aside>
        <Tips />
        {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
      </main>
      <TabBar
        label={tt("parts")}
        current={tab}
        onChoose={setTab}
        tabs={[
          { id: "works", name: t("tab.works"), icon: "works", fresh: news.changed.size },
          { id: "pit", name: seat === null ? t("tab.pits") : t("tab.pit"), icon: "pit" },
          { id: "rivals", name: t("tab.rivals"), icon: "users" },
          { id: "clock", name: t("tab.clock"), icon: "dial" },
          { id: "log", name: tt("log"), icon: "log", fresh: news.recap.length },
          ...(position.final ? [{ id: "end" as const, name: t("tab.end"), icon: "flag" as const }] : []),
        ]}
      />
    </div>
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
function Stage({ game, position, turn, names, changed }: StageProps) {
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
      pit={{ player, label: isOwn ? t("pit.yours") : t("pit.of", { name }) }}
      desk={{ title: isOwn ? t("desk.yours") : t("desk.of", { name }) }}
      seat={built && seat !== null ? seat : undefined}
      chosen={built?.kind === "action" ? built.space.id : built?.kind === "mining" ? built.space : undefined}
      look={(space) => ({ ...spaceLook(space), fresh: turn.picks.length > 0 ? undefined : changed.get(space.id) })}
      pitPress={pitPress}
      spotPress={spotPress}
      tray={<StageTray position={position} turn={turn} seat={seat} />}
    />
  );
}

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

/** The viewer's own pit; for who only watches, the pit of whoever is to move. */
function pitSeat(position: View, seat: number | null): number {
  return seat ?? position.turn ?? 0;
}

function whereSaid(t: ReturnType<typeof useTranslations<"coal-baron">>, { phase, shift }: View): string {
  if (phase === "draft") return t("where.draft");
  return phase === "over" ? t("where.over") : t("where.shift", { shift: t("shift.roman", { shift: String(shift) }) });
}

/** Once the part of the page it is in shows, which on a phone it may not yet. */
function showScoring(show: (tab: Tab) => void): void {
  show("end");
  requestAnimationFrame(() => document.getElementById("scoring")?.scrollIntoView());
}

/** On a phone the part of the table where the turn goes on is the one that shows. */
function useFollow(kind: Built["kind"] | undefined, show: (tab: Tab) => void): void {
  useEffect(() => {
    if (kind === "mining") show("pit");
    if (kind === "space" || kind === "keep" || kind === "draft") show("works");
  }, [kind, show]);
}

function useTurnKeys(turn: TurnInHand, nextGame: string | undefined, onHelp: () => void): void {
  const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
  useKeys([
    ...digits.map((digit) => [digit, turn.built ? () => pressChoice(Number(digit)) : undefined] as const),
    ["u", turn.undo],
    ["r", turn.redo],
    ["0", turn.restart],
    ["c", turn.confirm],
    ["n", nextGame ? () => window.location.assign(`/games/${nextGame}`) : undefined],
    ["?", onHelp],
    ["Escape", turn.narrow ? () => turn.setNarrow(null) : undefined],
  ]);
}
