// The shaft with its landings, and the cage that hangs in it.
import type { Color, Level } from "@pithead/game-coal-baron/client";
import { range } from "../../../parts/pieces/figures.ts";
import { Pips } from "../../../parts/pieces/pips.tsx";
import { type Pressable, pressable } from "../../../parts/pieces/pressable.ts";
import { Use } from "../../../parts/pieces/use.tsx";
import type { PitGeometry } from "./pit-geometry.ts";

const CAGE_SPOTS = 5;

interface ShaftProps {
  geometry: PitGeometry;
  /** What pressing a landing does; absent where the pit is only looked at. */
  landing?: ((level: Color) => Pressable) | undefined;
}

export function Shaft({ geometry, landing }: ShaftProps) {
  const { shaft, top, height, levels, tall } = geometry;
  const { x, width } = shaft;
  return (
    <>
      <rect x={x} y={top - 8} width={width} height={height - top} fill="var(--shaft)" />
      <path
        d={`M${x + 4} ${top}V${height - 8}M${x + width - 4} ${top}V${height - 8}`}
        stroke="var(--wall-2)"
        strokeWidth="8"
        strokeDasharray="9 2"
      />
      <path d={`M${x + 14} ${top}V${height - 8}M${x + width - 14} ${top}V${height - 8}`} stroke="var(--shaft-2)" strokeWidth="3" />
      {levels.map(({ color, y }) => {
        const at = y + (tall ? 80 : 26);
        const press = landing?.(color);
        return (
          <g key={color}>
            <path d={`M${x} ${at + 58}H${x + width}`} stroke="var(--timber)" strokeWidth="3" />
            <g className={`pit__stop ${press ? "tap" : ""} ${press?.press ? "is-legal" : ""}`} {...(press ? pressable(press) : {})}>
              <rect x={x + (tall ? 15 : 18)} y={at + 3} width={width - (tall ? 30 : 36)} height="54" rx="4" className="pit__landing" />
              <LevelSign color={color} x={x + width / 2} y={at + 31} />
            </g>
          </g>
        );
      })}
    </>
  );
}

/** A level's plate: its coal colour and pips. */
export function LevelSign({ color, x, y, small }: { color: Color; x: number; y: number; small?: boolean }) {
  const [w, h] = small ? [20, 18] : [34, 28];
  return (
    <g transform={`translate(${x} ${y})`} className={`coal-${color}`}>
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={small ? 3 : 4} fill="var(--c)" stroke="#15110e" strokeWidth={small ? 1 : 1.5} />
      <Pips coal={color} d={small ? 4 : 6} r={small ? 2 : 3} />
    </g>
  );
}

interface CageProps {
  geometry: PitGeometry;
  at: Level;
  cubes: readonly Color[];
}

/** Where the cage hangs, from the top of the drawing. */
function cageY(geometry: PitGeometry, at: Level): number {
  const level = geometry.levels.findIndex((candidate) => candidate.color === at);
  if (level < 0) return 6;
  return geometry.top + level * geometry.levelHeight + (geometry.tall ? 66 : 24);
}

export function Cage({ geometry, at, cubes }: CageProps) {
  const { shaft, tall } = geometry;
  const [w, h] = [shaft.width - 22, tall ? 86 : 64];
  const size = w < 80 ? 21 : 22;
  return (
    <g className="pit__cage" style={{ transform: `translate(${shaft.x + 11}px, ${cageY(geometry, at)}px)` }}>
      <path d={`M${w / 2} -500V2`} stroke="#15110e" strokeWidth="3" />
      <path d={`M${w / 2 - 1} -500V2`} stroke="var(--steel-3)" strokeWidth="1" />
      <path d={`M${w / 2 - 16} 8L${w / 2} -4L${w / 2 + 16} 8`} fill="none" stroke="#15110e" strokeWidth="3" />
      <g>
        <rect x="1" y="6" width={w - 2} height={h - 8} rx="2" fill="#221d19" stroke="var(--outline)" strokeWidth="2" />
        <path d={`M1 8H${w - 1}`} stroke="var(--brass)" strokeWidth="4" />
        <path d={`M1 ${h - 3}H${w - 1}`} stroke="var(--steel)" strokeWidth="4" />
        <path d={`M3 8V${h - 3}M${w - 3} 8V${h - 3}`} stroke="var(--steel)" strokeWidth="3" />
      </g>
      {range(CAGE_SPOTS).map((place) => {
        const [x, y] = cageSpot(place, w, size);
        const cube = cubes[place];
        return cube ? (
          <Use key={place} id={`c-${cube}`} x={x} y={y} width={size} height={size} />
        ) : (
          <g key={place} className="pit__free">
            <Use id="s-free" x={x} y={y} width={size} height={size} />
          </g>
        );
      })}
    </g>
  );
}

/** Five spots: 3 + 2 in a wide cage, 2 + 2 + 1 in a narrow one. */
function cageSpot(place: number, width: number, size: number): readonly [number, number] {
  const perRow = width < 80 ? 2 : 3;
  const row = Math.floor(place / perRow);
  const inRow = Math.min(perRow, CAGE_SPOTS - row * perRow);
  const column = place - row * perRow;
  return [width / 2 + (column - (inRow - 1) / 2) * (size + 3) - size / 2, 13 + row * (size + 1)];
}
