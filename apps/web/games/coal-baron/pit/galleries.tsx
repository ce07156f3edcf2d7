// The tunnels of one level, dug outward from the shaft: bare rock, tiles, working face.
import { type Pressable, pressable } from "../../../parts/pieces/pressable.ts";
import { Tile } from "../board/tile.tsx";
import type { PitPress } from "./pit.tsx";
import type { Gallery, LevelGeometry, PitGeometry, SideGeometry } from "./pit-geometry.ts";

interface GalleriesProps {
  geometry: PitGeometry;
  level: LevelGeometry;
  press: PitPress | undefined;
}

export function Galleries({ geometry, level, press }: GalleriesProps) {
  const height = geometry.galleryHeight;
  return level.sides.map((side) => (
    <g key={side.side}>
      {side.stub && (
        <>
          <rect x={side.stub.x} y={side.y} width={side.stub.width} height={height} fill={rockOf(side)} />
          <rect x={side.stub.x} y={side.y + height - 7} width={side.stub.width} height="7" fill="var(--soil)" />
        </>
      )}
      <Face side={side} height={height} />
      {side.galleries.map((gallery) => (
        <GalleryDrawing key={gallery.tile ?? "printed"} gallery={gallery} side={side} level={level} height={height} press={press} />
      ))}
    </g>
  ));
}

interface GalleryProps {
  gallery: Gallery;
  side: SideGeometry;
  level: LevelGeometry;
  height: number;
  press: PitPress | undefined;
}

function GalleryDrawing({ gallery, side, level, height, press }: GalleryProps) {
  const { color } = level;
  const each = gallery.width / gallery.carts.length;
  return (
    <g transform={`translate(${gallery.x} ${side.y})`} className="gallery">
      <Tile
        color={color}
        side={side.side}
        cubes={gallery.carts.map((cart) => cart.cube)}
        width={gallery.width}
        height={height}
        preprinted={gallery.tile === null}
        taken={gallery.carts.map((cart) => press?.takenIn(color, gallery.tile, cart.place))}
      />
      {press &&
        gallery.carts.map((cart, index) =>
          cart.cube === null ? null : (
            <CartPress key={cart.place} load={press.load(color, cart.cube)} x={each * index} width={each} height={height} />
          ),
        )}
    </g>
  );
}

/** A full cart's whole stretch of tunnel is the target. */
function CartPress({ load, x, width, height }: { load: Pressable; x: number; width: number; height: number }) {
  return (
    <g className={`tap ${load.press ? "is-legal" : ""}`} {...pressable(load)}>
      <rect x={x} width={width} height={height} fill="transparent" />
      {load.press && <rect x={x + 3} y="12" width={width - 6} height={height - 16} rx="4" className="lit-rect" />}
    </g>
  );
}

/** The working face: bare rock, pick marks. */
function Face({ side, height }: { side: SideGeometry; height: number }) {
  const j = side.direction * 9;
  const d = `M${side.face} ${side.y + 9}l${j} 8 ${-j * 0.4} 9 ${j * 0.9} 10 ${-j * 0.7} 9 ${j * 0.6} 8 L${side.face} ${side.y + height}Z`;
  return <path d={d} fill={rockOf(side)} />;
}

function rockOf(side: SideGeometry): string {
  return `var(--${side.side === "light" ? "lit" : "dark"}-1)`;
}
