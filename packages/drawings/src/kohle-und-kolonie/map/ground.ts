// The sheet under the pieces: towns by tint and hatching, the Ruhr, woods, borders.
import type { Components } from "@pithead/game-kohle-und-kolonie/client";
import { Fragment, createElement as h, memo } from "react";
import { range } from "../../pieces/figures.ts";
import { noise } from "../../pieces/noise.ts";
import { speak } from "../../pieces/voices.ts";
import { curveThrough } from "./courses.ts";
import { outlineOf, type Point, SHEET, SHEET_CLIP } from "./curves.ts";
import { isDrawn } from "./drawing-hints.ts";
import { RIVER_NAME, RUHR, townNameAt, WOODS } from "./ground-hints.ts";
import { townBorders } from "./town-borders.ts";

/** Fields that are not in play are paler. Drawn once: the components of a game stay the same. */
export const Ground = memo(function Ground({ components: { edition, fields } }: { components: Components }) {
  const { left, top, right, bottom } = SHEET;
  const size = { x: left, y: top, width: right - left, height: bottom - top };
  return h(
    Fragment,
    null,
    h(Hatchings, null),
    h(
      "g",
      { clipPath: SHEET_CLIP },
      h("rect", { ...size, fill: "var(--map-paper)" }),
      edition.fields.map((field) => {
        const town = 1 + (edition.towns.findIndex(({ id }) => id === field.town) % HATCHING_COUNT);
        const outline = outlineOf(field);
        return h(
          "g",
          { key: field.id, className: `town-${field.town}`, opacity: fields.has(field.id) ? undefined : 0.3 },
          h("path", { d: outline, fill: "var(--town)", stroke: "var(--town)", strokeWidth: 1 }),
          h("path", { d: outline, fill: `url(#kk-hatch-${town})` }),
        );
      }),
      isDrawn(edition) && h(Ruhr, null),
      isDrawn(edition) && h(Woods, null),
      h("path", {
        d: townBorders(edition.fields),
        fill: "none",
        stroke: "var(--map-line)",
        strokeWidth: 3.2,
        strokeLinejoin: "round",
        strokeLinecap: "round",
        opacity: 0.8,
      }),
      edition.towns.map(({ id, name }) => h(TownName, { key: id, name, at: townNameAt(edition, id) })),
    ),
  );
});

const HATCHING_COUNT = 4;
const HATCH = { fill: "none", stroke: "var(--map-line)", strokeOpacity: 0.13, strokeWidth: 1.5 } as const;

/** One for each town, so that none is known by its tint alone. */
function Hatchings() {
  const { left, top, right, bottom } = SHEET;
  return h(
    "defs",
    null,
    h("clipPath", { id: "kk-sheet" }, h("rect", { x: left, y: top, width: right - left, height: bottom - top, rx: "3" })),
    h(
      "pattern",
      { id: "kk-hatch-1", width: "9", height: "9", patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      h("path", { d: "M0 0V9", ...HATCH }),
    ),
    h("pattern", { id: "kk-hatch-2", width: "10", height: "10", patternUnits: "userSpaceOnUse" }, h("path", { d: "M0 5H10", ...HATCH })),
    h(
      "pattern",
      { id: "kk-hatch-3", width: "11", height: "11", patternUnits: "userSpaceOnUse" },
      h("circle", { cx: "3", cy: "3", r: "1.3", fill: "var(--map-line)", fillOpacity: 0.2 }),
    ),
    h(
      "pattern",
      { id: "kk-hatch-4", width: "9", height: "9", patternUnits: "userSpaceOnUse", patternTransform: "rotate(-45)" },
      h("path", { d: "M0 0V9", ...HATCH, strokeDasharray: "4 3" }),
    ),
  );
}

function Ruhr() {
  const course = curveThrough(RUHR);
  const upstream = curveThrough(RUHR.toReversed().map(([x, y]): Point => [x, y + 4]));
  return h(
    Fragment,
    null,
    h("path", { d: course, fill: "none", stroke: "var(--river)", strokeWidth: 17, strokeLinecap: "round", opacity: 0.75 }),
    h("path", { d: course, fill: "none", stroke: "var(--map-paper)", strokeWidth: 1.5, strokeDasharray: "30 26", opacity: 0.7 }),
    h("path", { id: "kk-ruhr", d: upstream, fill: "none" }),
    h(
      "text",
      { ...speak(13, 600), fontStyle: "italic", fill: "var(--info)", letterSpacing: "0.12em" },
      h("textPath", { href: "#kk-ruhr", startOffset: "92%" }, RIVER_NAME),
    ),
  );
}

function Woods() {
  const next = noise(5);
  const trees = WOODS.flatMap(([x, y, count]) =>
    range(count).map(() => `M${Math.round(x + (next() - 0.5) * 64)} ${Math.round(y + (next() - 0.5) * 36)}l-5.5 13h11Z`),
  );
  return h("path", { d: trees.join(""), fill: "var(--map-line)", opacity: 0.22 });
}

function TownName({ name, at }: { name: string; at: Point | undefined }) {
  if (at === undefined) return null;
  return h(
    "text",
    { x: at[0], y: at[1], ...speak(15, 700), fill: "var(--map-line)", opacity: 0.62, textAnchor: "middle" },
    name.toLocaleUpperCase("de").split("").join(" "),
  );
}
