// The sheet under the pieces: towns by tint and hatching, the Ruhr, woods, borders.
import type { Edition } from "@pithead/game-kohle-und-kolonie/client";
import { memo } from "react";
import { range } from "../../../parts/pieces/figures.ts";
import { noise } from "../../../parts/pieces/noise.ts";
import { curveThrough, outlineOf, type Point, SHEET, townBorders } from "./curves.ts";
import { isDrawn, RIVER_NAME, RUHR, townNameAt, WOODS } from "./drawing-hints.ts";

interface GroundProps {
  edition: Edition;
  /** Fields that are not in play are paler. */
  fieldsInPlay: ReadonlySet<string>;
}

export const SHEET_CLIP = "url(#kk-sheet)";

export const Ground = memo(function Ground({ edition, fieldsInPlay }: GroundProps) {
  const { left, top, right, bottom } = SHEET;
  const size = { x: left, y: top, width: right - left, height: bottom - top };
  return (
    <>
      <Hatchings />
      <g clipPath={SHEET_CLIP}>
        <rect {...size} className="ground" />
        {edition.fields.map((field) => {
          const town = 1 + (edition.towns.findIndex(({ id }) => id === field.town) % HATCHING_COUNT);
          const outline = outlineOf(field);
          return (
            <g key={field.id} className={`land town-${field.town} ${fieldsInPlay.has(field.id) ? "" : "land--out"}`}>
              <path d={outline} className="land__tint" />
              <path d={outline} fill={`url(#kk-hatch-${town})`} />
            </g>
          );
        })}
        {isDrawn(edition) && <Ruhr />}
        {isDrawn(edition) && <Woods />}
        <path d={townBorders(edition.fields)} className="townline" />
        {edition.towns.map(({ id, name }) => (
          <TownName key={id} name={name} at={townNameAt(edition, id)} />
        ))}
      </g>
    </>
  );
});

const HATCHING_COUNT = 4;

/** One for each town, so that none is known by its tint alone. */
function Hatchings() {
  const { left, top, right, bottom } = SHEET;
  return (
    <defs>
      <clipPath id="kk-sheet">
        <rect x={left} y={top} width={right - left} height={bottom - top} rx="3" />
      </clipPath>
      <pattern id="kk-hatch-1" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V9" className="hatch" />
      </pattern>
      <pattern id="kk-hatch-2" width="10" height="10" patternUnits="userSpaceOnUse">
        <path d="M0 5H10" className="hatch" />
      </pattern>
      <pattern id="kk-hatch-3" width="11" height="11" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1.3" className="hatch hatch--dot" />
      </pattern>
      <pattern id="kk-hatch-4" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path d="M0 0V9" className="hatch" strokeDasharray="4 3" />
      </pattern>
    </defs>
  );
}

function Ruhr() {
  const course = curveThrough(RUHR);
  const upstream = curveThrough(RUHR.toReversed().map(([x, y]): Point => [x, y + 4]));
  return (
    <>
      <path d={course} className="river" />
      <path d={course} className="river__light" />
      <path id="kk-ruhr" d={upstream} fill="none" />
      <text className="rivername">
        <textPath href="#kk-ruhr" startOffset="92%">
          {RIVER_NAME}
        </textPath>
      </text>
    </>
  );
}

function Woods() {
  const next = noise(5);
  const trees = WOODS.flatMap(([x, y, count]) =>
    range(count).map(() => `M${Math.round(x + (next() - 0.5) * 64)} ${Math.round(y + (next() - 0.5) * 36)}l-5.5 13h11Z`),
  );
  return <path d={trees.join("")} className="woods" />;
}

function TownName({ name, at }: { name: string; at: Point | undefined }) {
  if (at === undefined) return null;
  return (
    <text className="townname" x={at[0]} y={at[1]} textAnchor="middle">
      {name.toLocaleUpperCase("de").split("").join(" ")}
    </text>
  );
}
