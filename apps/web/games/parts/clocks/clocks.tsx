// The clocks of a table, in the rail: its pace, who has until when and what comes then, who pauses, what is voted on.
"use client";

import type { Game } from "@pithead/contracts";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { useAgreements } from "../../../api/changes.ts";
import { SeatMark } from "../../../parts/pieces/seat-mark.tsx";
import { usePaceSaid } from "../../../parts/time/pace-said.ts";
import { Wrong } from "../../../parts/wrong.tsx";
import { PlayerNotes } from "../player-notes.tsx";
import { Due } from "./due.tsx";
import { Pause } from "./pause.tsx";
import "../../../styles/clocks.css";

/** Loaded where there is something to decide. */
const Vote = dynamic(() => import("./vote.tsx").then((part) => part.Vote));
const Offered = dynamic(() => import("./offered.tsx").then((part) => part.Offered));

/** Nothing once the game is over, and while nothing is to be said. */
export const Clocks = memo(function Clocks({ game, names }: { game: Game; names: readonly string[] }) {
  const t = useTranslations("table");
  const paceSaid = usePaceSaid();
  const agree = useAgreements(game.table.id);
  const { table } = game;
  const hasClocks = table.pace.kind !== "none";
  const offered = table.players.filter((player) => player.offered);
  if (table.status !== "running" || (!hasClocks && offered.length === 0)) return null;
  // On a phone it stands with the log, unless there is something to decide.
  const isUrgent = game.votes.length + offered.length > 0 || table.pausedAt !== null || table.players.some(({ wantsPause }) => wantsPause);
  const nameOf = (seat: number | null) => names[seat ?? 0] ?? "";
  return (
    <section
      className={isUrgent ? "sheet clocks clocks--now" : "sheet clocks"}
      aria-label={t("clocks.title")}
      data-tab={isUrgent ? undefined : "log"}
    >
      {game.votes.map((vote) => (
        <Vote key={vote.seat} game={game} vote={vote} name={nameOf(vote.seat)} agree={agree} />
      ))}
      {offered.map((player) => (
        <Offered key={player.userId} game={game} player={player} name={nameOf(player.seat)} agree={agree} />
      ))}
      {hasClocks && (
        <>
          {table.players
            .filter(({ seat, clock }) => seat !== null && table.toMove.includes(seat) && clock?.deadline)
            .map((player) => (
              <Due key={player.userId} table={table} player={player} isOwn={player.seat === game.seat} name={nameOf(player.seat)} />
            ))}
          <ul className="clocks__all">
            {table.players.map((player) => (
              <li key={player.userId}>
                <SeatMark seat={player.seat ?? 0} size="s" />
                <span>
                  <b>{nameOf(player.seat)}</b>
                  <PlayerNotes player={player} isOwn={player.seat === game.seat} table={table} />
                </span>
              </li>
            ))}
          </ul>
          <Pause game={game} names={names} agree={agree} />
          <p className="quiet">{paceSaid(table.pace)}.</p>
        </>
      )}
      <Wrong error={agree.error} />
    </section>
  );
});
