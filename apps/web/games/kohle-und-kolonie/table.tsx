// The table of Kohle & Kolonie: the scene on the left, paper on the right; on a phone one part at a time.
"use client";

import type { Game, LogEntry, Moved } from "@pithead/contracts";
import { componentsOf, mineOf, type View } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { useGame, useLog } from "../../api/queries.ts";
import { ColonySprites } from "../../parts/pieces/colony-sprites.tsx";
import { Sprites } from "../../parts/pieces/sprites.tsx";
import { pressChoice } from "../parts/choice.tsx";
import { LogList } from "../parts/log-list.tsx";
import { PlayerStrip, PlayersTable } from "../parts/player-rows.tsx";
import { Recap } from "../parts/recap.tsx";
import { OverPanel, WaitingPanel } from "../parts/still-panels.tsx";
import { TableLintel } from "../parts/table-lintel.tsx";
import { TabBar } from "../parts/tabs.tsx";
import { Tips } from "../parts/tips.tsx";
import { useKeys } from "../parts/use-keys.ts";
import { useNextGame } from "../parts/use-next-game.ts";
import { useSeenUpTo } from "../parts/use-seen.ts";
import { ColonyBoard } from "./board/colony-board.tsx";
import { Other } from "./board/other.tsx";
import { ROMAN } from "./board/roman.ts";
import { StandingOrders } from "./orders/standing-orders.tsx";
import { ColonyPanel } from "./panel/colony-panel.tsx";
import { TurnTrouble } from "./panel/turn-trouble.tsx";
import { playerRows } from "./player-rows.ts";
import { Slips } from "./scoring/slips.tsx";
import { useLookAt } from "./turn/board-press.ts";
import { tabOf } from "./turn/tab-of.ts";
import { type TurnInHand, useTurn } from "./turn/use-turn.ts";
import { useNews } from "./use-news.tsx";
import { isColonyView } from "./view.ts";

const NO_ENTRIES: readonly LogEntry[] = [];

type Tab = "map" | "mine" | "offers" | "others" | "log" | "end";

export function KohleUndKolonieTable({ first }: { first: Game }) {
  const game = useGame(first.table.id, first).data ?? first;
  return isColonyView(game.view) ? <TableOf game={game} position={game.view} seenFirst={first.seenSeq} /> : null;
}

function TableOf({ game, position, seenFirst }: { game: Game; position: View; seenFirst: number }) {
  const t = useTranslations("kohle-und-kolonie");
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
  const news = useNews(position.options, log.data?.entries ?? NO_ENTRIES, names, seat, seen);
  const [tab, setTab] = useState<Tab>(position.phase === "over" ? "end" : "map");
  useTurnKeys(turn, nextGame, setTab);
  useFollow(turn, setTab);
  const rows = playerRows(position, shownNames, seat, { coins: t("coins"), workers: t("workers"), miners: t("miners") });
  const where = whereSaid(t, position);

  return (
    <div className="tablepage tabbed kk" data-at={tab}>
      <Sprites />
      <ColonySprites />
      <TableLintel game={game} where={where} mover={position.asked === null ? null : rows[position.asked.seat]} nextGame={nextGame} />
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
        </div>
        <aside className="rail">
          {turn.built && seat !== null ? (
            <ColonyPanel position={position} seat={seat} built={turn.built} turn={turn} names={shownNames} />
          ) : position.phase === "over" ? (
            <OverPanel game={game} names={shownNames} onScoring={() => showScoring(setTab)} />
          ) : (
            <WaitingPanel
              game={game}
              names={shownNames}
              turn={position.asked?.seat ?? null}
              drawing={t("still.draw")}
              receipt={receipt?.seq === seq ? receipt : null}
              nextGame={nextGame}
            >
              {seat !== null && <TurnTrouble turn={turn} seat={seat} position={position} names={shownNames} />}
            </WaitingPanel>
          )}
          {news.recap.length > 0 && (
            <Recap lines={news.recap} more={news.more} from={`/games/${table.id}/history/${seen + 1}`} onDone={() => setSeen(seq)} />
          )}
          <PlayersTable rows={rows} title={where} />
          <div data-tab="mine">
            <StandingOrders game={game} />
          </div>
          <section className="sheet logbox logbox--wide" data-tab="log" aria-label={tt("log")}>
            <header className="sheet__head">
              <h2>{tt("log")}</h2>
            </header>
            <LogList game={table.id} rows={news.rows} />
          </section>
        </aside>
      </main>
      <TabBar
        label={tt("parts")}
        current={tab}
        onChoose={setTab}
        tabs={[
          { id: "map", name: t("tab.map"), icon: "map", fresh: news.changed.size },
          { id: "mine", name: t("tab.mine"), icon: "table" },
          { id: "offers", name: t("tab.offers"), icon: "cards" },
          { id: "others", name: t("tab.others"), icon: "users" },
          { id: "log", name: tt("log"), icon: "log", fresh: news.recap.length },
          ...(position.final ? [{ id: "end" as const, name: t("tab.end"), icon: "flag" as const }] : []),
        ]}
      />
      <Tips />
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
  const t = useTranslations("kohle-und-kolonie");
  const { seat } = game;
  const { built } = turn;
  const look = useLookAt(position, seat, turn, names, changed);
  const shown = seat ?? position.asked?.seat ?? 0;
  const now = built?.kind === "turn" ? built.after : position;
  const card = turn.chosen.find((facet) => facet.of === "card")?.card;
  const name = names[shown] ?? "";
  const isOwn = shown === seat;
  const bid = built?.kind === "answer" && built.chosen?.type === "bid" && seat !== null ? { seat, total: built.chosen.total } : undefined;
  return (
    <ColonyBoard
      position={now}
      names={names}
      look={look}
      hotField={card === undefined ? undefined : mineOf(componentsOf(now), card).field}
      shown={shown}
      bid={bid}
      tableau={{
        title: isOwn ? t("tableau.yours") : t("tableau.of", { name }),
        label: isOwn ? t("tableau.yourTableau") : t("tableau.tableauOf", { name }),
        yardTitle: isOwn ? t("yard.yours") : t("yard.of", { name }),
      }}
    >
      <section className="others" data-tab="others" aria-label={t("other.title")}>
        {position.players.map((_, index) =>
          index === shown ? null : <Other key={names[index]} position={position} seat={index} name={names[index] ?? ""} />,
        )}
      </section>
    </ColonyBoard>
  );
}

function whereSaid(t: ReturnType<typeof useTranslations<"kohle-und-kolonie">>, position: View): string {
  if (position.phase === "over") return t("where.over");
  return t("where.round", { round: ROMAN[position.round] ?? "", rounds: ROMAN[componentsOf(position).edition.rounds] ?? "" });
}

/** Once the part of the page it is in shows, which on a phone it may not yet. */
function showScoring(show: (tab: Tab) => void): void {
  show("end");
  requestAnimationFrame(() => document.getElementById("scoring")?.scrollIntoView());
}

/** On a phone the part of the table where the move goes on is the one that shows. */
function useFollow(turn: TurnInHand, show: (tab: Tab) => void): void {
  const tab = tabOf(turn.built, turn.narrowed);
  useEffect(() => {
    if (tab) show(tab);
  }, [tab, show]);
}

function useTurnKeys(turn: TurnInHand, nextGame: string | undefined, show: (tab: Tab) => void): void {
  const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
  useKeys([
    ...digits.map((digit) => [digit, turn.built ? () => pressChoice(Number(digit)) : undefined] as const),
    ["u", turn.undo],
    ["r", turn.redo],
    ["0", turn.restart],
    ["c", turn.confirm],
    ["m", () => show("map")],
    ["t", () => show("mine")],
    ["n", nextGame ? () => window.location.assign(`/games/${nextGame}`) : undefined],
    ["Escape", turn.widen],
  ]);
}
