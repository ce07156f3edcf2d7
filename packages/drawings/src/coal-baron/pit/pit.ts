// A player's pit: a cross-section.
import { COLORS, type Color, type Level, type PlayerPosition, type Side, type Source } from "@pithead/game-coal-baron/client";
import { Fragment, createElement as h, type SVGAttributes } from "react";
import type { Dress } from "../../pieces/dress.ts";
import { range } from "../../pieces/figures.ts";
import { edged, inform, speak } from "../../pieces/voices.ts";
import { tileBalance } from "../facts.ts";
import { Balance, Bunker, SideLantern } from "./bank.ts";
import { Galleries } from "./galleries.ts";
import { type PitGeometry, pitGeometry } from "./pit-geometry.ts";
import { Rock } from "./rock.ts";
import { Cage, LANDING, Shaft } from "./shaft.ts";

/** What is written in a pit. */
export interface PitWords {
  /** A level's name, and what an empty cart costs there. */
  level(color: Color): string;
  price(marks: number): string;
  empty(carts: number): string;
  /** The private storage; the second where there is little room. */
  storage: string;
  storageShort: string;
  nothing: string;
  /** Points, from how many more tiles lie on one side than on the other. */
  imbalance(tiles: number): string;
  side(side: Side): string;
}

/** What a page adds to the parts of a pit. Targets are there while a turn is built. */
export interface PitDress {
  cageTo?: (level: Level) => Dress;
  /** Loading that cube from a cart of that level. */
  load?: (level: Color, cube: Color) => Dress;
  storage?: Dress;
  balance?: Dress;
  /** What an empty cart costs at a level, and how many are empty; `label`: both as they are written. */
  level?: (level: Color, label: string) => Dress;
  /** The step that emptied a cart: `tile` is the index of the tile, null for the printed cart. */
  takenIn?: (level: Color, tile: number | null, place: number) => number | undefined;
  /** What a cube in the cage or the storage is called when it is dragged. */
  cube?: CubeName;
  /** What is ringed: `tile:2`, `cart:gray:2:1`, `cart:gray:printed:0`, `storage`, `cage`. */
  isChanged?: (part: string) => boolean;
}

export type CubeName = (cube: Color, from: Source) => string | undefined;

interface PitProps {
  pit: PlayerPosition;
  width: number;
  shaftAt?: number | undefined;
  /** Without words, figures and pips alone. */
  words?: PitWords | undefined;
  dress?: PitDress | undefined;
  /** Of the drawing as a whole. */
  attributes?: SVGAttributes<SVGSVGElement>;
}

export function Pit({ pit, width, shaftAt, words, dress, attributes }: PitProps) {
  const geometry = pitGeometry(pit, width, shaftAt);
  const { height, top, levelHeight, tall, shaft } = geometry;
  return h(
    "svg",
    {
      className: `pit ${tall ? "pit--tall" : ""}`,
      viewBox: `0 0 ${width} ${height}`,
      preserveAspectRatio: "xMidYMin slice",
      ...attributes,
    },
    h(Rock, { width, height, top, levelHeight, tall, shaftX: shaft.x, shaftWidth: shaft.width }),
    geometry.levels.map((level) =>
      h(
        "g",
        { key: level.color },
        h(Galleries, { geometry, level, dress }),
        words && h(LevelLabel, { words, geometry, color: level.color, y: level.galleryY - 7, empty: level.empty, dressOf: dress?.level }),
      ),
    ),
    h(Shaft, { geometry, landing: dress?.cageTo }),
    h(Cage, { geometry, at: pit.cageAt, cubes: pit.cage, cube: dress?.cube, isChanged: dress?.isChanged?.("cage") }),
    dress?.cageTo && pit.cageAt !== "surface" && h(SurfaceStop, { geometry, dress: dress.cageTo("surface") }),
    h(PitBank, { geometry, pit, words, dress }),
  );
}

interface LevelLabelProps {
  words: PitWords;
  geometry: PitGeometry;
  color: Color;
  y: number;
  /** Empty carts. */
  empty: number;
  dressOf: PitDress["level"] | undefined;
}

function LevelLabel({ words, geometry, color, y, empty, dressOf }: LevelLabelProps) {
  const [name, price, left] = [words.level(color), words.price(COLORS.indexOf(color) + 1), words.empty(empty)];
  const dress = dressOf?.(color, `${name}: ${price}, ${left}`);
  const x = geometry.tall ? geometry.shaft.x + geometry.shaft.width + 8 : 14;
  return h(
    "g",
    { ...inform(13), fill: "var(--on-rock)", ...edged("#140c06", 3, 0.55), ...dress?.attributes },
    dress && h("rect", { x, y: y - 17, width: geometry.width - x - 8, height: 24, fill: "transparent", stroke: "none" }),
    h("text", { x, y }, h("tspan", speak(14), name), h("tspan", { dx: "7" }, price)),
    h("text", { x: geometry.width - 14, y, textAnchor: "end" }, left),
  );
}

/** The landing at the surface, when the cage is somewhere below it. */
function SurfaceStop({ geometry, dress }: { geometry: PitGeometry; dress: Dress }) {
  const { shaft, tall } = geometry;
  return h(
    "g",
    dress.attributes,
    h("rect", { x: shaft.x + 15, y: "8", width: shaft.width - 30, height: tall ? 74 : 54, rx: "4", ...LANDING }),
    h("path", {
      d: `M${shaft.x + shaft.width / 2 - 8} 40l8-9 8 9`,
      fill: "none",
      stroke: "var(--on-rock)",
      strokeWidth: 3,
      strokeLinecap: "round",
    }),
  );
}

function PitBank({ geometry, pit, words, dress }: Pick<PitProps, "pit" | "words" | "dress"> & { geometry: PitGeometry }) {
  const { shaft, tall, width } = geometry;
  const { light, dark } = tileBalance(pit);
  const cubes = COLORS.flatMap((color) => range(pit.storage[color]).map(() => color));
  const right = shaft.x + shaft.width;
  return h(
    Fragment,
    null,
    h(Bunker, {
      cubes,
      x: tall ? right + 16 : shaft.x - 142,
      y: tall ? 32 : 24,
      width: tall ? 108 : 116,
      title: tall ? words?.storageShort : words?.storage,
      nothing: words?.nothing,
      dress: dress?.storage,
      cube: dress?.cube,
      isChanged: dress?.isChanged?.("storage"),
    }),
    h(Balance, {
      x: tall ? width - 78 : right + 92,
      y: tall ? 16 : 8,
      light,
      dark,
      points: words?.imbalance(Math.abs(light - dark)),
      dress: dress?.balance,
    }),
    !tall && h(SideLantern, { side: "light", x: 14, label: words?.side("light") }),
    !tall && h(SideLantern, { side: "dark", x: width - 14, label: words?.side("dark") }),
  );
}
