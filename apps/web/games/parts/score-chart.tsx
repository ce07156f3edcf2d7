// Figures over the game: one stepped line a player, on the same scale as the railway above; it can be ridden like that.
"use client";

import { figureSaid, round, Shape, seatClass } from "@pithead/drawings/pieces";
import { useTranslations } from "next-intl";
import { SeatName } from "../../parts/pieces/seat-mark.tsx";
import { Why } from "../../parts/pieces/why.tsx";
import { gridLines, labelHeights } from "./chart-figures.ts";
import type { Station } from "./replay-bar.tsx";

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [372, 246, 30, 124, 14, 26];

interface ScoreChartProps {
  at: number;
  all: number;
  names: readonly string[];
  /** By seat, the points after each move; index 0 is the set-up. */
  series: readonly (readonly number[])[];
  stations: readonly Station[];
  /** What the chart is called at a move, with everybody's figures then. */
  said: (seq: number, figures: string) => string;
  /** Rides to a move; absent where the chart is only looked at. */
  onGo?: (seq: number) => void;
  /** Written after each figure. */
  unit?: string;
  /** By seat, what stands at the move shown in place of the series; undefined where nothing is known. */
  instead?: readonly (number | undefined)[] | undefined;
  /** Moves that are numbered on the lines of those who made them, from 1 on. */
  numbered?: readonly { readonly seq: number; readonly seat: number }[];
  /** By seat, what the figures under the chart are made of; nothing is asked where that is empty. */
  whys?: readonly string[];
}

export function ScoreChart({
  at,
  all,
  names,
  series,
  stations,
  said,
  onGo,
  unit = "",
  instead,
  numbered = [],
  whys = [],
}: ScoreChartProps) {
  const t = useTranslations("history");
  const grid = gridLines(Math.min(0, ...series.flat()), Math.max(10, ...series.flat()));
  const [low, high] = [grid[0] ?? 0, grid.at(-1) ?? 10];
  const x = (seq: number) => round(LEFT + (seq / Math.max(1, all)) * (WIDTH - LEFT - RIGHT));
  const y = (points: number) => round(HEIGHT - BOTTOM - ((points - low) / (high - low)) * (HEIGHT - TOP - BOTTOM));
  const path = (points: readonly number[], to: number) =>
    points
      .slice(0, to + 1)
      .map((value, seq) => (seq ? `H${x(seq)}V${y(value)}` : `M${x(0)} ${y(value)}`))
      .join("");
  const seats = names.map((name, seat) => ({ name, seat, points: series[seat] ?? [] }));
  const heights = labelHeights(
    seats.map(({ points }) => y(points.at(-1) ?? 0)),
    19,
  );
  const nowOf = (seat: number) => (instead === undefined ? series[seat]?.[at] : instead[seat]);
  const figure = (points: number | undefined) => (points === undefined ? "–" : `${figureSaid(points)}${unit}`);
  const now = seats.map(({ seat, name }) => `${name} ${figure(nowOf(seat))}`);
  return (
    <>
      <div className="ch__box">
        <svg className="ch" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={said(at, now.join(", "))}>
          {grid.map((value) => (
            <g key={value}>
              <path d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} className="ch__grid" />
              <text x={LEFT - 6} y={y(value) + 4} textAnchor="end">
                {figureSaid(value)}
              </text>
            </g>
          ))}
          {stations.map(({ seq, name }, index) => (
            <g key={seq}>
              <path d={`M${x(seq)} ${TOP}V${HEIGHT - BOTTOM}`} className="ch__end" />
              <text x={(x(index > 0 ? (stations[index - 1]?.seq ?? 0) : 0) + x(seq)) / 2} y={HEIGHT - 8} textAnchor="middle">
                {name}
              </text>
            </g>
          ))}
          {seats.map(({ seat, points }) => (
            <g key={seat} className={seatClass(seat)}>
              <path d={path(points, all)} className="ch__line ch__line--later" />
              <path d={path(points, at)} className="ch__line" />
            </g>
          ))}
          {numbered.map(({ seq, seat }, index) => (
            <g key={seq} className={`ch__numbered ${seatClass(seat)}`} transform={`translate(${x(seq)} ${y(series[seat]?.[seq] ?? 0)})`}>
              <circle r="7" />
              <text y="3.5" textAnchor="middle">
                {index + 1}
              </text>
            </g>
          ))}
          <path d={`M${x(at)} ${TOP - 6}V${HEIGHT - BOTTOM}`} className="ch__now" />
          {seats.map(({ seat, name, points }) => (
            <g key={seat} className={seatClass(seat)}>
              <NowMark seat={seat} x={x(at)} points={nowOf(seat)} y={y} />
              <g transform={`translate(${WIDTH - RIGHT + 13} ${heights[seat] ?? 0})`}>
                <g className="ch__mark">
                  <Shape seat={seat} r={5} />
                </g>
                <text className="ch__points" x="52" y="4.5" textAnchor="end">
                  {figure(points.at(-1))}
                </text>
                <text x="57" y="4.5">
                  {shortened(name)}
                </text>
              </g>
            </g>
          ))}
        </svg>
        {onGo && (
          <input
            className="ch__ride"
            style={{ left: `${(100 * LEFT) / WIDTH}%`, width: `${(100 * (WIDTH - LEFT - RIGHT)) / WIDTH}%` }}
            type="range"
            min={0}
            max={all}
            value={at}
            aria-label={t("ride")}
            aria-valuetext={now.join(", ")}
            onChange={(event) => onGo(Number(event.target.value))}
          />
        )}
      </div>
      <ul className="ch__say">
        {seats.map(({ seat, name }) => (
          <li key={seat}>
            <SeatName seat={seat} name={name} />
            {whys[seat] ? (
              <Why say={whys[seat]}>
                <b>{figure(nowOf(seat))}</b>
              </Why>
            ) : (
              <b>{figure(nowOf(seat))}</b>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface NowMarkProps {
  seat: number;
  x: number;
  points: number | undefined;
  y: (points: number) => number;
}

function NowMark({ seat, x, points, y }: NowMarkProps) {
  if (points === undefined) return null;
  return (
    <g transform={`translate(${x} ${y(points)})`} className="ch__mark">
      <Shape seat={seat} r={5.5} />
    </g>
  );
}

/** What fits beside the chart; the list below says names in full. */
function shortened(name: string): string {
  return name.length > 6 ? `${name.slice(0, 5)}…` : name;
}
