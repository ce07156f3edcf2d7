// How a finished game ended: ranks, players, points.
"use client";

import type { TablePlayer } from "@pithead/contracts";
import { figureSaid } from "@pithead/drawings/pieces";
import { useTranslations } from "next-intl";
import { SeatMark } from "../pieces/seat-mark.tsx";
import { PlayerLink } from "../players/player-link.tsx";

/** `me`: the viewer's user id, who is called "You". */
export function Podium({ players, me }: { players: TablePlayer[]; me?: string | undefined }) {
  const t = useTranslations("games");
  const inOrder = players.toSorted((a, b) => (a.rank ?? 99) - (b.rank ?? 99) || (a.seat ?? 0) - (b.seat ?? 0));
  return (
    <span className="podium">
      {inOrder.map(({ userId, name, rank, seat, score }) => (
        <span className="podium__p" key={userId}>
          <em>{rank}</em>
          <SeatMark seat={seat ?? 0} size="s" />
          <PlayerLink player={{ userId, name }} called={userId === me ? t("you") : name} /> <b>{score !== null && figureSaid(score)}</b>
        </span>
      ))}
    </span>
  );
}
