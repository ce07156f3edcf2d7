// A player's pit: a cross-section. What is not for pressing is only looked at.
import { COLORS, type Color, type Level, type PlayerPosition } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { range } from "../../../parts/pieces/figures.ts";
import { DRAWING_WITH_BUTTONS, type Pressable, pressable } from "../../../parts/pieces/pressable.ts";
import { tileBalance } from "../board/facts.ts";
import { Balance, Bunker, SideLantern } from "./bank.tsx";
import { Galleries } from "./galleries.tsx";
import { type PitGeometry, pitGeometry } from "./pit-geometry.ts";
import { Rock } from "./rock.tsx";
import { Cage, Shaft } from "./shaft.tsx";

/** What may be pressed in a pit while a mining turn is built. */
export interface PitPress {
  cageTo(level: Level): Pressable;
  /** Loading that cube from a cart of that level. */
  load(level: Color, cube: Color): Pressable;
  store: Pressable;
  /** The step that emptied a cart: `tile` is the index of the tile, null for the printed cart. */
  takenIn(level: Color, tile: number | null, place: number): number | undefined;
}

interface PitProps {
  pit: PlayerPosition;
  width: number;
  shaftAt?: number | undefined;
  label: string;
  press?: PitPress | undefined;
}

export function Pit({ pit, width, shaftAt, label, press }: PitProps) {
  const geometry = pitGeometry(pit, width, shaftAt);
  const { height, top, levelHeight, tall, shaft } = geometry;
  return (
    <svg
      className={`pit ${tall ? "pit--tall" : ""}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      role={DRAWING_WITH_BUTTONS}
      aria-label={label}
    >
      <Rock width={width} height={height} top={top} levelHeight={levelHeight} tall={tall} shaftX={shaft.x} shaftWidth={shaft.width} />
      {geometry.levels.map((level) => (
        <g key={level.color}>
          <Galleries geometry={geometry} level={level} press={press} />
          <LevelLabel geometry={geometry} color={level.color} y={level.galleryY - 7} empty={level.empty} />
        </g>
      ))}
      <Shaft geometry={geometry} landing={press && ((level) => press.cageTo(level))} />
      <Cage geometry={geometry} at={pit.cageAt} cubes={pit.cage} />
      {press && pit.cageAt !== "surface" && <SurfaceStop geometry={geometry} press={press.cageTo("surface")} />}
      <PitBank geometry={geometry} pit={pit} press={press} />
    </svg>
  );
}

function LevelLabel({ geometry, color, y, empty }: { geometry: PitGeometry; color: Color; y: number; empty: number }) {
  const t = useTranslations("coal-baron");
  const x = geometry.tall ? geometry.shaft.x + geometry.shaft.width + 8 : 14;
  return (
    <g className="pit__label">
      <text x={x} y={y}>
        <tspan className="pit__name">{t(`levelName.${color}`)}</tspan>
        <tspan dx="7">{t("pit.price", { marks: COLORS.indexOf(color) + 1 })}</tspan>
      </text>
      <text x={geometry.width - 14} y={y} textAnchor="end">
        {t("pit.empty", { count: empty })}
      </text>
    </g>
  );
}

/** The landing at the surface, when the cage is somewhere below it. */
function SurfaceStop({ geometry, press }: { geometry: PitGeometry; press: Pressable }) {
  const { shaft, tall } = geometry;
  return (
    <g className={`tap pit__stop ${press.press ? "is-legal" : ""}`} {...pressable(press)}>
      <rect x={shaft.x + 15} y="8" width={shaft.width - 30} height={tall ? 74 : 54} rx="4" className="pit__landing" />
      <path d={`M${shaft.x + shaft.width / 2 - 8} 40l8-9 8 9`} className="pit__up" />
    </g>
  );
}

function PitBank({ geometry, pit, press }: { geometry: PitGeometry; pit: PlayerPosition; press: PitPress | undefined }) {
  const t = useTranslations("coal-baron");
  const { shaft, tall, width } = geometry;
  const { light, dark } = tileBalance(pit);
  const cubes = COLORS.flatMap((color) => range(pit.storage[color]).map(() => color));
  const right = shaft.x + shaft.width;
  return (
    <>
      <Bunker
        cubes={cubes}
        x={tall ? right + 16 : shaft.x - 142}
        y={tall ? 32 : 24}
        width={tall ? 108 : 116}
        title={tall ? t("pit.storageShort") : t("pit.storage")}
        label={t("pit.storageHolds", { cubes: cubes.length })}
        press={press?.store}
      />
      <Balance x={tall ? width - 78 : right + 92} y={tall ? 16 : 8} light={light} dark={dark} />
      {!tall && <SideLantern side="light" x={14} label={t("side.light")} />}
      {!tall && <SideLantern side="dark" x={width - 14} label={t("side.dark")} />}
    </>
  );
}
