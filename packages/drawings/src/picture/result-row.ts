// A line of a result: place, mark and name, a bar as long as the points, the points.
import { createElement as h } from "react";
import { figureSaid } from "../pieces/figures.ts";
import { seatClass } from "../pieces/seats.ts";
import { inform, speak } from "../pieces/voices.ts";
import { SeatAndName } from "./frame.ts";

interface ResultRowProps {
  seat: number;
  name: string;
  rank: number;
  vp: number;
  /** Of the most points, from 0 to 1. */
  share: number;
  width: number;
  height: number;
}

/** Longer names are written smaller, and in the end not out. */
const LARGE = { longest: 16, size: 19 } as const;
const SMALL = { longest: 22, size: 15.5 } as const;
const NAME_AT = 26;
const POINTS = 52;

export function ResultRow({ seat, name, rank, vp, share, width, height }: ResultRowProps) {
  const base = height / 2 + 3;
  const bar = width - NAME_AT - POINTS - 10;
  return h(
    "g",
    { "data-player": seat },
    h("text", { x: 0, y: base, ...speak(20, 650), fill: "var(--ink-3)" }, rank),
    h(SeatAndName, { seat, name, x: NAME_AT - 6, y: base, ink: "var(--ink)", ...([...name].length <= LARGE.longest ? LARGE : SMALL) }),
    h("rect", { x: NAME_AT, y: base + 7, width: bar, height: 5, rx: 2.5, fill: "var(--rule)" }),
    h(
      "g",
      { className: seatClass(seat) },
      h("rect", { x: NAME_AT, y: base + 7, width: bar * share, height: 5, rx: 2.5, fill: "var(--pc)" }),
    ),
    // Covers the end of a wide name.
    h("rect", { x: width - POINTS, y: base - 20, width: POINTS, height: 26, fill: "var(--paper)" }),
    h("text", { x: width, y: base + 3, ...inform(23, 800), fill: "var(--ink)", textAnchor: "end" }, figureSaid(vp)),
  );
}
