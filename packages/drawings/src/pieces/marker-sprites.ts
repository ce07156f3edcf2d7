// Markers: bonus markers are round, railway markers square, accident markers octagons.
import type { Accident, BonusMarker, RailwayMarker } from "@pithead/game-kohle-und-kolonie/client";
import { ACCIDENTS, BONUS_MARKERS, RAILWAY_MARKERS } from "@pithead/game-kohle-und-kolonie/client";
import { Fragment, createElement as h, type ReactNode } from "react";
import { type PieceId, symbolOf } from "./piece-box.ts";
import { inform } from "./voices.ts";

const LINE = { stroke: "var(--outline)", strokeLinejoin: "round", strokeLinecap: "round" } as const;

const FACE = { stroke: "var(--outline)", strokeWidth: 1.3 } as const;

/** A marker that lies face down. */
const HIDDEN = "#4a4038";

export function MarkerSprites() {
  return h(
    Fragment,
    null,
    BONUS_MARKERS.map((marker) =>
      h(
        "symbol",
        { key: marker, ...symbolOf(`bm-${marker}`) },
        h("circle", { cx: "13", cy: "13", r: "12", fill: "#f3e3bd", ...FACE }),
        h(BonusGlyph, { marker }),
      ),
    ),
    RAILWAY_MARKERS.map((marker) => h(Square, { key: marker, id: `rm-${marker}`, fill: "#e4ecd9" }, h(RailwayGlyph, { marker }))),
    h(Square, { id: "rm-hidden", fill: HIDDEN }, h(HiddenGlyph, null)),
    ACCIDENTS.map((accident) => h(Octagon, { key: accident, id: `ac-${accident}`, fill: "#f2d3c4" }, h(AccidentGlyph, { accident }))),
    h(Octagon, { id: "ac-hidden", fill: HIDDEN }, h(HiddenGlyph, null)),
  );
}

interface PlateProps {
  id: PieceId;
  fill: string;
  children?: ReactNode;
}

function Square({ id, fill, children }: PlateProps) {
  return h("symbol", symbolOf(id), h("rect", { x: "1.5", y: "1.5", width: "23", height: "23", rx: "3", fill, ...FACE }), children);
}

function Octagon({ id, fill, children }: PlateProps) {
  return h("symbol", symbolOf(id), h("path", { d: "M8 1.5h10L24.5 8v10L18 24.5H8L1.5 18V8Z", fill, ...FACE }), children);
}

function HiddenGlyph() {
  return h("path", {
    d: "M10 10.5a3 3 0 1 1 4.3 2.7c-.9.5-1.3 1-1.3 2.3M13 19h.01",
    fill: "none",
    stroke: "#f6eddc",
    strokeWidth: "2.2",
    strokeLinecap: "round",
  });
}

function BonusGlyph({ marker }: { marker: BonusMarker }) {
  switch (marker) {
    case "consolidation-aid":
      return h(
        Fragment,
        null,
        h("circle", { cx: "10.5", cy: "15", r: "4.2", fill: "var(--brass)", ...LINE, strokeWidth: "1.2" }),
        h("path", { d: "M17 9v7M13.5 12.5h7", ...LINE, strokeWidth: "2.2", fill: "none" }),
      );
    case "cart":
      return h(
        Fragment,
        null,
        h("path", { d: "M5 10h16l-2.5 7.5h-11Z", fill: "var(--steel)", ...LINE, strokeWidth: "1.3" }),
        h("circle", { cx: "10", cy: "19.5", r: "2.2", fill: "var(--steel-2)", ...LINE, strokeWidth: "1.1" }),
        h("circle", { cx: "16.5", cy: "19.5", r: "2.2", fill: "var(--steel-2)", ...LINE, strokeWidth: "1.1" }),
      );
    case "rescue-team":
      return h(
        Fragment,
        null,
        h("path", { d: "M13 4 6 7v5c0 5 3 8 7 10 4-2 7-5 7-10V7Z", fill: "#fff8ea", ...LINE, strokeWidth: "1.3" }),
        h("path", { d: "M13 8.5v9M8.5 13h9", stroke: "#b3261e", strokeWidth: "3.2" }),
      );
    case "miners":
      return h("path", {
        d: "M4 14c0-4 2-6 4.5-6S13 10 13 14ZM3 14h11v2H3ZM13 18c0-4 2-6 4.5-6s4.5 2 4.5 6ZM12 18h11v2H12Z",
        fill: "#3b3530",
      });
    case "engineer":
      return h(
        Fragment,
        null,
        h("path", { d: "M8.5 5h9l-.6 9H9.1ZM5 14h16v2.5H5Z", fill: "#2b2724" }),
        h("path", { d: "M9 11h8v2H9Z", fill: "var(--brass)" }),
      );
    case "settlement":
      return h(
        Fragment,
        null,
        h("path", { d: "M5 13.5V21h16v-7.5L13 6Z", fill: "#fff3da", ...LINE, strokeWidth: "1.3" }),
        h("path", { d: "M3 14.5 13 5l10 9.5", fill: "none", stroke: "#9c3a24", strokeWidth: "2.8", strokeLinejoin: "round" }),
        h("path", { d: "M11.5 21v-4.5h3V21Z", fill: "#3b3530" }),
      );
    case "steam-engine":
      return h("g", { transform: "translate(3 4.5) scale(.6)" }, h("use", { href: "#steam", width: "34", height: "28" }));
  }
}

function RailwayGlyph({ marker }: { marker: RailwayMarker }) {
  switch (marker) {
    case "points":
      return h(
        Fragment,
        null,
        h("use", { href: "#vp", x: "4", y: "4", width: "18", height: "18" }),
        h("text", { x: "13", y: "17.3", ...inform(11, 800), textAnchor: "middle", fill: "#fff6e6" }, "2"),
      );
    case "money":
      return h("use", { href: "#penny", x: "4", y: "4", width: "18", height: "18" });
    case "worker":
      return h("use", { href: "#w-local", x: "7", y: "3", width: "12", height: "20" });
    case "cart":
      return h(
        Fragment,
        null,
        h("path", { d: "M5 10h16l-2.5 7.5h-11Z", fill: "var(--steel)", ...LINE, strokeWidth: "1.3" }),
        h("circle", { cx: "10", cy: "19.5", r: "2.2", fill: "var(--steel-2)", ...LINE, strokeWidth: "1.1" }),
        h("circle", { cx: "16.5", cy: "19.5", r: "2.2", fill: "var(--steel-2)", ...LINE, strokeWidth: "1.1" }),
      );
    case "consolidation":
      return h(
        Fragment,
        null,
        h("path", { d: "M5 17h5v-5H5ZM16 17h5v-5h-5ZM10.5 10h5V5h-5Z", fill: "#5b4a3a" }),
        h("path", { d: "M7.5 12V8h3M18.5 12V8h-3", ...LINE, strokeWidth: "1.4", fill: "none" }),
        h("path", { d: "M13 13.5v5M10.5 16h5", ...LINE, strokeWidth: "1.6" }),
      );
  }
}

function AccidentGlyph({ accident }: { accident: Accident }) {
  switch (accident) {
    case "highest-number":
      return h(
        Fragment,
        null,
        h("path", { d: "M7 8h9M6 13h9M9.5 5 8 18M14 5l-1.5 13", ...LINE, strokeWidth: "1.7", fill: "none" }),
        h("path", { d: "M19.5 20V9M16.5 12l3-3.5 3 3.5", stroke: "#b3261e", strokeWidth: "2", fill: "none" }),
      );
    case "extra-coin":
      return h(
        Fragment,
        null,
        h("use", { href: "#penny", x: "3", y: "6", width: "14", height: "14" }),
        h("path", { d: "M20 7v7M16.5 10.5h7", stroke: "#b3261e", strokeWidth: "2.2" }),
      );
    case "more-purchases":
      return h(
        Fragment,
        null,
        h("path", { d: "M4 20V11l5-3v12ZM11 20V9l5-3v14Z", fill: "#5b4a3a" }),
        h("path", { d: "M21 8v7M17.5 11.5h7", stroke: "#b3261e", strokeWidth: "2.2" }),
      );
    case "mining-damage":
      return h(
        Fragment,
        null,
        h("path", { d: "M5 13.5V21h16v-7.5L13 6Z", fill: "#fff3da", ...LINE, strokeWidth: "1.3" }),
        h("path", { d: "M13 5l-2 5 3.5 3-3 4 2 4", stroke: "#b3261e", strokeWidth: "2", fill: "none" }),
      );
  }
}
