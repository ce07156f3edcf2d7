// On which boards each kind of piece lies, for the page of samples. A test compares that with the pictures of games.
import { kindOf, type PieceId, type PieceKind } from "../pieces/piece-box.ts";

export type Board = "coal-baron" | "kohle-und-kolonie" | "both";

const BOARDS: Record<PieceKind, Board> = {
  w: "both",
  e: "kohle-und-kolonie",
  h: "kohle-und-kolonie",
  c: "coal-baron",
  s: "coal-baron",
  v: "coal-baron",
  bm: "kohle-und-kolonie",
  rm: "kohle-und-kolonie",
  ac: "kohle-und-kolonie",
  cart: "both",
  coin: "coal-baron",
  extra: "kohle-und-kolonie",
  helmet: "both",
  lantern: "coal-baron",
  pair: "kohle-und-kolonie",
  penny: "kohle-und-kolonie",
  steam: "kohle-und-kolonie",
  syndicate: "kohle-und-kolonie",
  vp: "both",
};

const ALONE: Readonly<Partial<Record<PieceId, Board>>> = { "w-ghost": "coal-baron", "w-local": "kohle-und-kolonie" };

const boards: Readonly<Record<string, Board>> = { ...BOARDS, ...ALONE };

/** Undefined when there is no such piece. @param id as `PieceId` names it */
export function boardOf(id: string): Board | undefined {
  return boards[id] ?? boards[kindOf(id)];
}
