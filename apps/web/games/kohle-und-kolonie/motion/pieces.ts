// The pieces of Kohle & Kolonie that are carried, as sprites.
import { markOf, seatClass } from "@pithead/drawings/pieces";
import type { SpriteDrawn } from "../../parts/motion/beats.ts";

type Sprites = readonly SpriteDrawn[];

export const coin: Sprites = [{ id: "penny", box: "0 0 20 20", className: "carried__coin" }];
export const localWorker: Sprites = [{ id: "w-local", box: "0 0 24 32", className: "worker" }];
export const steamEngine: Sprites = [{ id: "steam", box: "0 0 34 28", className: "carried__engine" }];

/** A marker by its sprite. */
export function glyph(id: string): Sprites {
  return [{ id, box: "0 0 26 26", className: "glyph" }];
}

export function miner(seat: number): Sprites {
  return [{ id: `w-${markOf(seat)}`, box: "0 0 24 32", className: `worker ${seatClass(seat)}` }];
}

export function engineer(seat: number): Sprites {
  return [{ id: `e-${markOf(seat)}`, box: "0 0 24 34", className: `worker ${seatClass(seat)}` }];
}

export function settlement(seat: number): Sprites {
  return [{ id: `h-${markOf(seat)}`, box: "0 0 30 28", className: `worker worker--h ${seatClass(seat)}` }];
}
