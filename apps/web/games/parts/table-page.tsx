// The page of a table: the scene on the left, paper on the right; on a phone one part at a time.
"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, startTransition, useEffect, useEffectEvent, useState } from "react";
import { BoardSprites } from "../../parts/board-sprites.tsx";
import { ChatBox } from "../../parts/chat/chat-box.tsx";
import { LanguageSwitch } from "../../parts/language/language-switch.tsx";
import { Announcer } from "./announcer.tsx";
import { useAtLesson } from "./at-lesson.ts";
import { AfterMove } from "./clocks/after-move.tsx";
import { Clocks } from "./clocks/clocks.tsx";
import { goTo } from "./go-to.ts";
import { HintBox } from "./hint-box.tsx";
import { useInWords } from "./in-words/choice.tsx";
import type { KeySaid } from "./keys-dialog.tsx";
import { LogBox } from "./log-box.tsx";
import { PlayedBar } from "./motion/played-bar.tsx";
import type { Player } from "./motion/use-carried.ts";
import type { PlayerRow } from "./player-row.ts";
import { PlayerStrip, PlayersTable } from "./player-rows.tsx";
import { Recap } from "./recap.tsx";
import { Substitutes } from "./substitutes.tsx";
import { TableLintel } from "./table-lintel.tsx";
import { TabBar, type TabStop } from "./tabs.tsx";
import { Tips } from "./tips.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import type { TableInHand } from "./use-table-in-hand.ts";
import { type KeyedTurn, useTurnKeys } from "./use-turn-keys.ts";
import { WaitingPanel } from "./waiting-panel.tsx";
import { YourSeat } from "./your-seat.tsx";

/** Loaded once the game is over. */
const OverPanel = dynamic(() => import("./over-panels.tsx").then((part) => part.OverPanel));
const EndedPanel = dynamic(() => import("./over-panels.tsx").then((part) => part.EndedPanel));

/** Loaded once it is asked for. */
const TableKeys = dynamic(() => import("./table-keys.tsx").then((part) => part.TableKeys));

/** A key that leads to a part of the table, by its id. */
interface PartKey<Tab> extends KeySaid {
  tab: Tab;
  part: string;
}

interface TablePageProps<Tab extends string> {
  table: TableInHand;
  turn: KeyedTurn;
  /** Plays what others did. */
  player: Player;
  rows: readonly PlayerRow[];
  /** Where the game stands, in a few words. */
  where: string;
  /** Who is asked; null while the host makes a move of chance, and once the game is over. */
  mover: number | null;
  isOver: boolean;
  /** Says that the host draws, in the game's words; for games of chance only. */
  drawing?: string;
  /** The first one shows where the move goes on nowhere. */
  tabs: readonly [TabStop<Tab>, ...TabStop<Tab | "log">[]];
  /** What the tab of the scoring is called. */
  endName: string;
  /** The part of the table where the move goes on: on a phone it shows, whenever it becomes another. */
  follows: Tab | undefined;
  stage: ReactNode;
  /** The same in words, with what stands below. `tab`: of a phone's page that shows it. */
  inWords: (tab: string) => ReactNode;
  /** How the points came, once the game is over. */
  slips: ReactNode;
  /** What stands under the stage. */
  below?: ReactNode;
  /** What is asked of the viewer; undefined when nothing is. */
  panel: ReactNode;
  /** What stood in the way of a move, while nothing is asked. */
  trouble: ReactNode;
  /** The game's own papers, between the players and the log. */
  papers: ReactNode;
  /** Whether the log has a sheet of its own where there is a rail. */
  hasLogInRail?: boolean;
  /** Keys of this game alone. */
  keys?: readonly PartKey<Tab>[];
  /** Of the board; absent: those of both games. */
  sprites?: ReactNode;
  look?: string;
}

export function TablePage<Tab extends string>(props: TablePageProps<Tab>) {
  const { table, turn, player, where, isOver, drawing, follows, tabs, look = "" } = props;
  const { game, names, news } = table;
  const t = useTranslations("table");
  const lesson = useAtLesson();
  const nextGame = lesson ? undefined : table.nextGame;
  const isEnded = game.table.status === "cancelled";
  const panel = isEnded ? <EndedPanel /> : props.panel;
  const [tab, onTab] = useState<Tab | "log" | "end">(isOver ? "end" : (follows ?? tabs[0].id));
  const [showsKeys, setShowsKeys] = useState(false);
  const [openedAt] = useState(game.seq);
  const words = useInWords();
  const keys = [
    ...(props.keys ?? []).map(({ tab, part, ...said }) => ({ ...said, press: () => showPart(tab, part) })),
    ...(words ? [{ key: "w", does: t("inWords.title"), press: words.toggle }] : []),
  ];
  // No lamp is lit while a lesson asks for nothing.
  const rows = lesson?.isStill ? props.rows.map((row) => ({ ...row, isToMove: false })) : props.rows;
  const mover = props.mover === null || lesson?.isStill ? null : rows[props.mover];
  useTurnKeys(turn, nextGame, () => setShowsKeys(true), keys);
  useKeptFocus();
  useEffect(() => {
    // The panel has answered already; another part of the table is much to draw.
    if (follows) startTransition(() => onTab(follows));
  }, [follows]);
  const followLesson = useEffectEvent((tab: string) => {
    const stop = tabs.find(({ id }) => id === tab);
    if (stop) onTab(stop.id);
  });
  useEffect(() => {
    if (lesson?.step) followLesson(lesson.tab);
  }, [lesson?.step, lesson?.tab]);
  return (
    <Announcer>
      <div className={`tablepage tabbed ${turn.undo ? "is-building" : ""} ${look}`} data-at={tab}>
        {props.sprites ?? <BoardSprites />}
        <TableLintel game={game} where={where} mover={mover} nextGame={nextGame} />
        <PlayerStrip rows={rows} table={game.table} />
        <main className="table" id="main">
          <div className="stage">
            {words?.isOn ? props.inWords(tabs.some(({ id, isPaper }) => id === tab && !isPaper) ? tab : tabs[0].id) : props.stage}
            {isOver && (
              <section className="result" id="scoring" data-tab="end" aria-label={t("scoring")}>
                <h2 className="speak">{t("scoring")}</h2>
                {props.slips}
              </section>
            )}
            {!words?.isOn && props.below}
          </div>
          <aside className="rail" aria-label={t("rail")}>
            {lesson?.coach(turn.take)}
            {panel ?? (isOver ? <OverPanel game={game} names={names} onScoring={showScoring} /> : waiting())}
            {panel && !isEnded && !lesson && <HintBox game={game} names={names} words={table.deedWords} onTake={turn.take} />}
            {news.recap.length > 0 && (
              <Recap
                lines={news.recap}
                more={news.more}
                onShow={showMe(news.from)}
                isAsked={panel !== undefined && !isEnded}
                isLate={(news.from ?? 0) > openedAt}
                isPlayed={player.state !== "off"}
                onDone={table.putAway}
              />
            )}
            <PlayersTable rows={rows} table={game.table} title={where} />
            {!lesson && (
              <>
                <Clocks game={game} names={names} />
                <Substitutes game={game} names={names} />
                <YourSeat game={game} />
              </>
            )}
            {props.papers}
            <LogBox game={game.table} rows={news.rows} isInRail={props.hasLogInRail === true} />
            {!lesson && <ChatBox table={game.table} />}
          </aside>
          <Tips />
          <PlayedBar player={player} />
          {showsKeys && <TableKeys more={keys} onClose={() => setShowsKeys(false)} />}
        </main>
        <footer className="foot foot--slim">
          {words && (
            <button type="button" className="foot__words" aria-pressed={words.isOn} onClick={words.toggle}>
              {t("inWords.title")}
            </button>
          )}
          <LanguageSwitch />
        </footer>
        <TabBar
          label={t("parts")}
          current={tab}
          onChoose={onTab}
          tabs={[...tabs, ...(isOver ? [{ id: "end" as const, name: props.endName, icon: "flag" as const }] : [])]}
        />
        <div className="carries" ref={player.layer} aria-hidden="true" inert />
      </div>
    </Announcer>
  );

  function waiting() {
    // A step that asks for nothing is told by itself.
    if (lesson?.isStill && !lesson.isAnswered) return null;
    return (
      <WaitingPanel
        game={game}
        names={names}
        turn={props.mover}
        {...(drawing === undefined ? {} : { drawing })}
        receipt={table.receipt}
        nextGame={nextGame}
      >
        {table.receipt && <AfterMove game={game} />}
        {props.trouble}
      </WaitingPanel>
    );
  }

  function showPart(tab: Tab, part: string) {
    onTab(tab);
    goTo(part);
  }

  function showMe(from: number | undefined) {
    const { showMe: show } = player;
    return from === undefined || show === undefined ? undefined : () => show(from);
  }

  /** Once the part of the page it is in shows, which on a phone it may not yet. */
  function showScoring() {
    onTab("end");
    requestAnimationFrame(() => document.getElementById("scoring")?.scrollIntoView());
  }
}
