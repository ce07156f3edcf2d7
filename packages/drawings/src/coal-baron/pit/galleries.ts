// The tunnels of one level, dug outward from the shaft: bare rock, tiles, working face.
import { Fragment, createElement as h } from "react";
import type { Dress } from "../../pieces/dress.ts";
import { Tile } from "../tile.ts";
import { ChangedRing } from "./changed-ring.ts";
import type { PitDress } from "./pit.ts";
import type { Gallery, LevelGeometry, PitGeometry, SideGeometry } from "./pit-geometry.ts";

/** Rock at either edge that is never dug. */
const EDGE = 14;

interface GalleriesProps {
  geometry: PitGeometry;
  level: LevelGeometry;
  dress: PitDress | undefined;
}

export function Galleries({ geometry, level, dress }: GalleriesProps) {
  const height = geometry.galleryHeight;
  return level.sides.map((side) =>
    h(
      "g",
      { key: side.side },
      side.stub &&
        h(
          Fragment,
          null,
          h("rect", { x: side.stub.x, y: side.y, width: side.stub.width, height, fill: rockOf(side) }),
          h("rect", { x: side.stub.x, y: side.y + height - 7, width: side.stub.width, height: "7", fill: "var(--soil)" }),
        ),
      h("rect", {
        ...stretchOf(geometry, side),
        height,
        fill: "none",
        pointerEvents: "none",
        "data-part": `level:${level.color}:${side.side}`,
      }),
      h(Face, { side, height, part: `side:${level.color}:${side.side}` }),
      side.galleries.map((gallery) => h(GalleryDrawing, { key: gallery.tile ?? "printed", gallery, side, level, height, dress })),
    ),
  );
}

/** From the shaft to the edge of the drawing. */
function stretchOf({ shaft, width }: PitGeometry, { direction, y }: SideGeometry): { x: number; y: number; width: number } {
  const right = shaft.x + shaft.width;
  return direction > 0 ? { x: right, y, width: width - right - EDGE } : { x: EDGE, y, width: shaft.x - EDGE };
}

interface GalleryProps {
  gallery: Gallery;
  side: SideGeometry;
  level: LevelGeometry;
  height: number;
  dress: PitDress | undefined;
}

function GalleryDrawing({ gallery, side, level, height, dress }: GalleryProps) {
  const { color } = level;
  const load = dress?.load;
  const each = gallery.width / gallery.carts.length;
  const parts = gallery.carts.map((cart) => cartName(color, gallery.tile, cart.place));
  const isNew = gallery.tile !== null && dress?.isChanged?.(`tile:${gallery.tile}`) === true;
  return h(
    "g",
    { transform: `translate(${gallery.x} ${side.y})` },
    h(Tile, {
      color,
      side: side.side,
      cubes: gallery.carts.map((cart) => cart.cube),
      width: gallery.width,
      height,
      preprinted: gallery.tile === null,
      taken: gallery.carts.map((cart) => dress?.takenIn?.(color, gallery.tile, cart.place)),
      parts,
    }),
    isNew && h(ChangedRing, { x: 2, y: 2, width: gallery.width - 4, height: height - 4 }),
    parts.map((part, index) =>
      dress?.isChanged?.(part) ? h(ChangedRing, { key: part, x: each * index + 3, y: 12, width: each - 6, height: height - 16 }) : null,
    ),
    load &&
      gallery.carts.map((cart, index) =>
        cart.cube === null ? null : h(CartTarget, { key: cart.place, dress: load(color, cart.cube), x: each * index, width: each, height }),
      ),
  );
}

/** @param tile its index; null for the printed cart */
function cartName(color: string, tile: number | null, place: number): string {
  return `cart:${color}:${tile ?? "printed"}:${place}`;
}

/** A full cart's whole stretch of tunnel is the target. */
function CartTarget({ dress, x, width, height }: { dress: Dress; x: number; width: number; height: number }) {
  return h(
    "g",
    dress.attributes,
    h("rect", { x, width, height, fill: "transparent" }),
    dress.lit && h("rect", { x: x + 3, y: "12", width: width - 6, height: height - 16, rx: "4", className: "lit-rect" }),
  );
}

/** The working face: bare rock, pick marks. */
function Face({ side, height, part }: { side: SideGeometry; height: number; part: string }) {
  const j = side.direction * 9;
  const d = `M${side.face} ${side.y + 9}l${j} 8 ${-j * 0.4} 9 ${j * 0.9} 10 ${-j * 0.7} 9 ${j * 0.6} 8 L${side.face} ${side.y + height}Z`;
  return h("path", { d, fill: rockOf(side), "data-part": part });
}

function rockOf(side: SideGeometry): string {
  return `var(--${side.side === "light" ? "lit" : "dark"}-1)`;
}
