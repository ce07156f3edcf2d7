// The pieces of Kohle & Kolonie that are carried, as sprites.
import { markOf, type PieceId, seatClass } from "@pithead/drawings/pieces";
import type { SpriteDrawn } from "../../parts/motion/beats.ts";

type Sprites = readonly SpriteDrawn[];

export const coin: Sprites = [{ id: "penny", className: "carried__coin" }];
export const localWorker: Sprites = [{ id: "w-local", className: "worker" }];
export const steamEngine: Sprites = [{ id: "steam", className: "carried__engine" }];

/** A marker by its sprite. */
export function glyph(id: PieceId): Sprites {
  return [{ id, className: "glyph" }];
}

export function miner(seat: number): Sprites {
  return [{ id: `w-${markOf(seat)}`, className: `worker ${seatClass(seat)}` }];
}

export function engineer(seat: number): Sprites {
  return [{ id: `e-${markOf(seat)}`, className: `worker ${seatClass(seat)}` }];
}

export function settlement(seat: number): Sprites {
  return [{ id: `h-${markOf(seat)}`, className: `worker worker--h ${seatClass(seat)}` }];
}
