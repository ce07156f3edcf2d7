// What every picture of a board is framed by: a lintel that says when in the game it is, and lines of players.
import { createElement as h, type ReactElement } from "react";
import { SeatSign } from "../pieces/tags.ts";
import { speak } from "../pieces/voices.ts";

export const LINTEL = 46;
const LONGEST_NAME = 20;

export function Lintel({ width, title }: { width: number; title: string }) {
  return h(
    "g",
    null,
    h("rect", { width, height: LINTEL, fill: "var(--iron)" }),
    h("rect", { y: LINTEL - 4, width, height: 4, fill: "var(--vp)" }),
    h("text", { x: 14, y: 29, ...speak(21, 700), fill: "var(--on-iron)" }, title),
  );
}

interface NameProps {
  seat: number;
  name: string;
  x: number;
  y: number;
  /** Of the lettering. */
  ink: string;
  /** More letters than this are not written out. */
  longest?: number;
  /** Of the lettering, in the drawing's own units. */
  size?: number;
}

/** The mark always goes before the name. `y`: the baseline. */
export function SeatAndName({ seat, name, x, y, ink, longest = LONGEST_NAME, size = 19 }: NameProps) {
  return h(
    "g",
    null,
    h(SeatSign, { seat, x: x + 10, y: y - 6.5, r: 9 }),
    h("text", { x: x + 27, y, ...speak(size, 650), fill: ink }, shortened(name, longest)),
  );
}

function shortened(name: string, longest: number): string {
  const letters = [...name];
  return letters.length <= longest ? name : `${letters.slice(0, longest - 1).join("")}…`;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The whole picture. */
export function sheetOf({ width, height }: PictureSize, ...parts: readonly ReactElement[]): ReactElement {
  const attributes = { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` };
  return h("svg", attributes, h("rect", { width, height, fill: "var(--table)" }), ...parts);
}
