// The turning points of a finished game: the move as the log tells it, what it cost, and what would have been better.
"use client";

import type { TurningPoint } from "@pithead/contracts";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { SeatMark } from "../../parts/pieces/seat-mark.tsx";
import { Why } from "../../parts/pieces/why.tsx";
import type { HistoryInHand } from "./use-history.ts";

interface TurningPointsProps {
  history: HistoryInHand;
  points: readonly TurningPoint[];
  /** How the chances were worked out. */
  why: string;
  /** The board is to be seen: on a phone it may not be. */
  onBoard: () => void;
}

export function TurningPoints({ history, points, why, onBoard }: TurningPointsProps) {
  const t = useTranslations("history");
  const { game, names, rows, addressOf, go, goAndShow, deedWords } = history;
  if (points.length === 0) return <p className="quiet analysis__say">{t("analysis.no-turns")}</p>;
  return (
    <ol className="turns" aria-label={t("analysis.turns")}>
      {points.map(({ seq, seat, before, after, better }, index) => (
        <li key={seq}>
          <span className="turns__whose">
            {index + 1}
            <SeatMark seat={seat} size="s" />
          </span>
          <div>
            <p>{rows.find((row) => row.seq === seq && row.seat === seat)?.words}</p>
            <p>
              <Why say={why}>
                <b>{t("analysis.cost", { before: percent(before), after: percent(after) })}</b>
              </Why>
            </p>
            <p className="quiet">
              {t("analysis.better", { move: deedWords(seat, better.events, { names, reader: game.seat }), chance: percent(better.chance) })}
            </p>
            <p className="turns__ways">
              <Link
                className="btn"
                href={addressOf(seq - 1)}
                onClick={(event) => {
                  event.preventDefault();
                  go(seq - 1);
                  onBoard();
                }}
              >
                {t("analysis.see", { seq })}
              </Link>
              <button
                type="button"
                className="btn"
                onClick={() => {
                  goAndShow({ seq: seq - 1, seat, chance: better.chance, view: better.view, events: better.events });
                  onBoard();
                }}
              >
                {t("analysis.show")}
              </button>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function percent(chance: number): number {
  return Math.round(chance * 100);
}
