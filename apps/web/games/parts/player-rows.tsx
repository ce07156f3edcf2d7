// Players with their figures: a table in the rail, a strip under the lintel where there is no rail.
"use client";

import type { Table, TablePlayer } from "@pithead/contracts";
import { Sprite } from "@pithead/drawings/pieces";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { Helmet } from "../../parts/pieces/crew.tsx";
import { SeatMark, SeatName } from "../../parts/pieces/seat-mark.tsx";
import { Vp } from "../../parts/pieces/tags.tsx";
import { linesOf, Why } from "../../parts/pieces/why.tsx";
import { PlayerLink } from "../../parts/players/player-link.tsx";
import { Deadline } from "../../parts/time/deadline.tsx";
import { useAtLesson } from "./at-lesson.ts";
import { useClockWhy } from "./clocks/clock-why.ts";
import { PlayerNotes } from "./player-notes.tsx";
import { asksViewer, type BriefPicture, type PlayerRow } from "./player-row.ts";

/** From the weakest. */
const LEVELS = ["easy", "medium", "hard"] as const;

/** Amber is for what the viewer is asked, what another is asked is dark. */
function stateOf(row: PlayerRow, player: TablePlayer | undefined): string {
  if (asksViewer(row, player)) return "is-turn";
  return row.isToMove ? "is-wait" : "";
}

interface PlayersTableProps {
  rows: readonly PlayerRow[];
  /** Its players are in seat order. */
  table: Pick<Table, "players" | "pace" | "atExpiry">;
  title: string;
}

export const PlayersTable = memo(function PlayersTable({ rows, table, title }: PlayersTableProps) {
  const t = useTranslations("table");
  return (
    <section className="sheet playersbox" aria-label={t("players")}>
      <table className="players">
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{t("points")}</th>
            {rows[0]?.figures.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.seat} className={stateOf(row, table.players[row.seat])} data-part={`seat:${row.seat}`}>
              <th scope="row">
                <Called row={row} player={table.players[row.seat]} />
                {row.isStartPlayer && <StartPlayer />}
                {row.isToMove && <span className="sr">{t("toMove")}</span>}
                <PlayerNotes player={table.players[row.seat]} isOwn={row.isViewer} table={table} />
              </th>
              <td>
                <Why say={row.vpWhy}>
                  <Vp points={row.vp} />
                </Why>
              </td>
              {row.figures.map(({ id, value, why }) => (
                <td key={id}>
                  <Why say={why}>{value}</Why>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

function Called({ row, player }: { row: PlayerRow; player: TablePlayer | undefined }) {
  const hasProfiles = useAtLesson() === undefined;
  return <SeatName seat={row.seat} name={player && hasProfiles ? <PlayerLink player={player} called={row.name} /> : row.name} />;
}

function StartPlayer() {
  const t = useTranslations("table");
  return (
    <span className="startplayer" title={t("startPlayer")}>
      <span className="sr">{t("startPlayer")}</span>
      <span aria-hidden="true">1</span>
    </span>
  );
}

/** The same where there is no room for a word: one dot for easy, three for hard. */
function LevelDots({ of: player }: { of: TablePlayer | undefined }) {
  const t = useTranslations("waiting-room");
  if (!player?.bot) return null;
  const level = t("bot", { level: player.bot });
  return (
    <span className="level" title={level}>
      <span className="sr">{level}</span>
      {LEVELS.map((each, index) => (
        <i key={each} className={index <= LEVELS.indexOf(player.bot ?? "easy") ? "is-lit" : ""} aria-hidden="true" />
      ))}
    </span>
  );
}

export const PlayerStrip = memo(function PlayerStrip({ rows, table }: { rows: readonly PlayerRow[]; table: Table }) {
  const t = useTranslations("table");
  return (
    <section className="stripbox" aria-label={t("playersBrief")}>
      <ul className={`strip strip--${rows.length}`}>
        {rows.map((row) => (
          <li key={row.seat} className={stateOf(row, table.players[row.seat])} data-part={`seat:${row.seat}`}>
            <span className="strip__mark">
              <SeatMark seat={row.seat} />
              <LevelDots of={table.players[row.seat]} />
            </span>
            <b>
              {row.name}
              {row.isToMove && <span className="sr">{t("toMove")}</span>}
            </b>
            <small>
              {row.figures.map(({ id, name, value, brief }) =>
                brief === undefined ? null : (
                  <span key={id}>
                    <BriefSprite picture={brief} label={name} />
                    {value}
                  </span>
                ),
              )}
              <StripClock player={table.players[row.seat]} />
            </small>
            <Vp points={row.vp} label={t("points")} />
            <StripWhy row={row} table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Lies over a player's part of the strip: there is no room to ask each figure. */
function StripWhy({ row, table }: { row: PlayerRow; table: Table }) {
  const t = useTranslations("table");
  const clockWhy = useClockWhy();
  const player = table.players[row.seat];
  const clock = player?.clock?.deadline ? clockWhy(player, row.isViewer, table) : undefined;
  return (
    <Why say={linesOf([row.vpWhy, ...row.figures.map(({ why }) => why), clock])} className="strip__why">
      <span className="sr">{t("figuresOf", { name: row.name })}</span>
    </Why>
  );
}

/** Whose clock runs, and how long still. */
function StripClock({ player }: { player: TablePlayer | undefined }) {
  const deadline = player?.clock?.deadline;
  return deadline ? (
    <i>
      <Deadline at={deadline} bare />
    </i>
  ) : null;
}

function BriefSprite({ picture, label }: { picture: BriefPicture; label: string }) {
  switch (picture) {
    case "helmet":
      return <Helmet className="i-helm" label={label} />;
    case "coin":
    case "penny":
      return <Sprite id={picture} className="i-coin" label={label} />;
    case "worker":
      return <Sprite id="w-local" className="i-worker" label={label} />;
  }
}
