// The shift clock: twelve elements are twelve hours, the hand shows how far this shift scores, the inner ring who leads.
import { type ClockElement, ELEMENTS_PER_SHIFT } from "@pithead/game-coal-baron/client";
import { Fragment, createElement as h, type SVGAttributes } from "react";
import type { Dress } from "../pieces/dress.ts";
import { round } from "../pieces/figures.ts";
import { PipRow } from "../pieces/pips.ts";
import { seatClass } from "../pieces/seats.ts";
import { Shape } from "../pieces/shape.ts";
import { Use } from "../pieces/use.ts";
import { inform, speak } from "../pieces/voices.ts";
import { type ElementStand, leadersOf } from "./clock-stand.ts";
import { Cart } from "./tile.ts";

const R = 150;
const HOUR = 30;

interface ShiftClockProps {
  stand: readonly ElementStand[];
  /** 0 in the draft. */
  shift: number;
  /** Written on the hub: the shift, and how many elements it scores. */
  words: { shift: string; scores: string };
  dress?: ((stand: ElementStand) => Dress) | undefined;
  /** Of the drawing as a whole. */
  attributes?: SVGAttributes<SVGSVGElement>;
}

export function ShiftClock({ stand, shift, words, dress, attributes }: ShiftClockProps) {
  const until = ELEMENTS_PER_SHIFT[Math.max(1, shift) - 1] ?? ELEMENTS_PER_SHIFT.length;
  const [hand, left, right] = [polar(58, until * HOUR), polar(44, until * HOUR - 9), polar(44, until * HOUR + 9)];
  return h(
    "svg",
    { className: "dial", viewBox: "-2 -2 304 304", ...attributes },
    h("circle", { cx: R, cy: R, r: R, fill: "var(--paper-sunk)", stroke: "var(--rule-strong)", strokeWidth: 1.5 }),
    stand.map((one) => {
      const n = one.element.element;
      const isOn = n <= until;
      return h(
        "g",
        { key: n, opacity: isOn ? undefined : 0.82, ...dress?.(one).attributes },
        h(Hour, { stand: one, angle: n * HOUR, isOn }),
      );
    }),
    h("path", { d: wedge(57, 61, 15, until * HOUR + 15), fill: "var(--vp)" }),
    h("circle", { cx: R, cy: R, r: "56", fill: "var(--iron)" }),
    h("path", { d: `M${hand}L${left}L${right}Z`, fill: "var(--on-iron)", stroke: "var(--outline)", strokeWidth: "1" }),
    h("text", { x: R, y: "147", ...speak(26, 700), fill: "var(--on-iron)", textAnchor: "middle" }, words.shift),
    h("text", { x: R, y: "166", ...inform(12), fill: "var(--on-iron-2)", textAnchor: "middle" }, words.scores),
  );
}

interface HourProps {
  stand: ElementStand;
  angle: number;
  /** Scored at the end of this shift. */
  isOn: boolean;
}

function Hour({ stand, angle, isOn }: HourProps) {
  const { element } = stand;
  const leaders = leadersOf(stand);
  const [vx, vy] = polar(99, angle);
  const [lx, ly] = polar(73, angle);
  const turn = (angle * Math.PI) / 180;
  const [solo] = leaders.length === 1 ? leaders : [];
  return h(
    Fragment,
    null,
    h("path", {
      className: "dial__face",
      d: wedge(60, 148, angle - 15, angle + 15),
      fill: isOn ? "var(--paper-raised)" : "var(--paper-sunk)",
      stroke: "var(--rule)",
      strokeWidth: 1,
    }),
    solo !== undefined &&
      h("path", { className: seatClass(solo), d: wedge(60, 86, angle - 14.3, angle + 14.3), fill: "var(--pc)", opacity: 0.2 }),
    h(Picture, { element, at: polar(129, angle) }),
    h(
      "text",
      { x: vx, y: vy + 4.5, ...inform(14, 750), fill: "var(--ink)", textAnchor: "middle" },
      element.first,
      stand.counts.length > 2 && h("tspan", { fontWeight: 500, fontSize: 12, fill: "var(--ink-2)" }, "/", element.second),
    ),
    leaders.length === 0 && h("circle", { cx: lx, cy: ly, r: "2.5", fill: "var(--ink-3)" }),
    leaders.map((seat, index) => {
      const off = (index - (leaders.length - 1) / 2) * (leaders.length > 3 ? 12 : 15);
      return h(
        "g",
        {
          key: seat,
          transform: `translate(${round(lx + off * Math.cos(turn))} ${round(ly + off * Math.sin(turn))})`,
          className: seatClass(seat),
          fill: "var(--pc)",
          stroke: "var(--outline)",
          strokeWidth: 1,
        },
        h(Shape, { seat, r: leaders.length > 2 ? 5.6 : 7.2 }),
      );
    }),
  );
}

function Picture({ element, at: [x, y] }: { element: ClockElement; at: readonly [number, number] }) {
  if (element.of === "vehicle") return h(Use, { id: `v-${element.vehicle}`, x: x - 16.5, y: y - 12, width: 33, height: 23 });
  if (element.counts === "delivered-spots") return h(Use, { id: `c-${element.color}`, x: x - 12, y: y - 12, width: 24, height: 24 });
  return h(
    "g",
    { transform: `translate(${x} ${y + 11})`, className: `coal-${element.color}` },
    h("rect", { x: "-12", y: "-24", width: "24", height: "5", rx: "1.5", fill: "var(--c)", stroke: "var(--outline)", strokeWidth: "1" }),
    h("g", { transform: "translate(0 -21.5)" }, h(PipRow, { coal: element.color, d: 5, r: 1.5 })),
    h(Cart, { cube: null, width: 26 }),
  );
}

function polar(radius: number, degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(R + radius * Math.sin(angle)), round(R - radius * Math.cos(angle))];
}

function wedge(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${polar(outer, from)}A${outer} ${outer} 0 ${large} 1 ${polar(outer, to)}L${polar(inner, to)}A${inner} ${inner} 0 ${large} 0 ${polar(inner, from)}Z`;
}
