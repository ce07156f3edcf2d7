// A tunnel tile and its carts: seam above with its pips, timber at the sides, rail below; lit by a lantern, or dark.
import type { Color, Side } from "@pithead/game-coal-baron/client";
import { range } from "../../../parts/pieces/figures.ts";
import { PipRow } from "../../../parts/pieces/pips.tsx";
import { Use } from "../../../parts/pieces/use.tsx";

interface CartProps {
  cube: Color | null;
  width: number;
  /** Side of the cube's box; half the cart unless told. */
  cubeSize?: number;
  /** The number of the work step that emptied the cart. */
  taken?: number | undefined;
}

/** One cart on its rail; the cube, if any, sits above the rim. Origin: middle of the rail. */
export function Cart({ cube, width, cubeSize, taken }: CartProps) {
  const scale = width / 44;
  const side = cubeSize ?? Math.round(width * 0.5);
  return (
    <>
      {cube ? (
        <Use id={`c-${cube}`} x={-side / 2 + 0.5} y={-22 * scale - side} width={side} height={side} />
      ) : (
        <path
          d={`M${-19 * scale} ${-26 * scale}L${-14 * scale} ${-31 * scale}H${14 * scale}L${19 * scale} ${-26 * scale}Z`}
          fill="#15110e"
        />
      )}
      {!cube && taken !== undefined && <StepNumber n={taken} y={-29 * scale - 9} />}
      <Use id="cart" x={-width / 2} y={-29 * scale} width={width} height={30 * scale} />
    </>
  );
}

/** Steps taken are numbered on the board where they happened. */
export function StepNumber({ n, x = 0, y }: { n: number; x?: number; y: number }) {
  return (
    <g className="taken" transform={`translate(${x} ${y})`}>
      <circle r="9" />
      <text y="4.5">{n}</text>
    </g>
  );
}

interface TileProps {
  color: Color;
  side: Side;
  /** What each cart holds, from left to right as drawn. */
  cubes: readonly (Color | null)[];
  width: number;
  height: number;
  /** A cart printed on the pit: no timber. */
  preprinted?: boolean;
  /** Step numbers of carts emptied in the turn being built, from left to right. */
  taken?: readonly (number | undefined)[];
}

export function Tile({ color, side, cubes, width: w, height: h, preprinted, taken }: TileProps) {
  const cartWidth = Math.min(h * 0.68, (w - 10) / cubes.length - 2);
  const floor = h - 7;
  return (
    <g className={`tile coal-${color}`}>
      <rect width={w} height={h} fill={`var(--${side === "light" ? "lit" : "dark"}-1)`} />
      {side === "light" ? <LampLight w={w} h={h} floor={floor} /> : <DarkRock w={w} h={h} />}
      <rect width={w} height="9" fill="var(--c)" />
      <rect y="9" width={w} height="4" fill="var(--timber-2)" />
      <rect y="9" width={w} height="1.6" fill="var(--timber)" />
      {!preprinted && <Props w={w} h={h} />}
      <g transform={`translate(${w / 2} 4.5)`}>
        <PipRow coal={color} d={6} r={1.9} />
      </g>
      <rect y={floor} width={w} height="7" fill="var(--soil)" />
      <path d={`M0 ${floor + 0.8}H${w}`} stroke="var(--steel-3)" strokeWidth="1.8" />
      <path d={`M4 ${floor + 4}H${w}`} stroke="#000" strokeOpacity=".35" strokeWidth="3" strokeDasharray="4 5" />
      {side === "light" && <Use id="lantern" x={w / 2 - 5} y={12} width={10} height={16} />}
      {range(cubes.length).map((place) => (
        <g key={place} transform={`translate(${(w * (place + 0.5)) / cubes.length} ${floor + 0.5})`}>
          <Cart cube={cubes[place] ?? null} width={cartWidth} taken={taken?.[place]} />
        </g>
      ))}
    </g>
  );
}

function LampLight({ w, h, floor }: { w: number; h: number; floor: number }) {
  const lamp = w / 2;
  return (
    <>
      <path d={`M${lamp} 12L${lamp - w * 0.42} ${floor}H${lamp + w * 0.42}Z`} fill="var(--lit-2)" />
      <circle cx={lamp} cy={h * 0.36} r={h * 0.2} fill="#fff" opacity=".35" />
    </>
  );
}

function DarkRock({ w, h }: { w: number; h: number }) {
  const cracks = `M${w * 0.08} ${h * 0.4}l${w * 0.1} -6 ${w * 0.1} 5M${w * 0.6} ${h * 0.3}l${w * 0.1} 6 ${w * 0.12} -5M${w * 0.36} ${h * 0.55}l${w * 0.1} -5`;
  return <path d={cracks} stroke="var(--dark-2)" strokeWidth="3" fill="none" />;
}

function Props({ w, h }: { w: number; h: number }) {
  return (
    <>
      <path d={`M0 9H5V${h}H0ZM${w - 5} 9H${w}V${h}H${w - 5}Z`} fill="var(--timber-2)" />
      <path d={`M1.5 9H3.5V${h}H1.5ZM${w - 3.5} 9H${w - 1.5}V${h}H${w - 3.5}Z`} fill="var(--timber)" />
    </>
  );
}

/** A tile as a card on a factory space or in a hand. */
export function TileCard({
  color,
  side,
  cubes,
  label,
}: {
  color: Color;
  side: Side;
  cubes: readonly (Color | null)[];
  label?: string | undefined;
}) {
  const [w, h] = [76, 56];
  return (
    <svg viewBox={`0 0 ${w} ${h}`} className="tilecard" role="img" aria-label={label} aria-hidden={label === undefined}>
      <Tile color={color} side={side} cubes={cubes} width={w} height={h} />
    </svg>
  );
}
