// The shift clock: twelve elements are twelve hours, the hand shows how far this shift scores, the inner ring who leads.
import { type ClockElement, ELEMENTS_PER_SHIFT } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { round } from "../../../parts/pieces/figures.ts";
import { PipRow } from "../../../parts/pieces/pips.tsx";
import { DRAWING_WITH_BUTTONS, pressable } from "../../../parts/pieces/pressable.ts";
import { seatClass } from "../../../parts/pieces/seats.ts";
import { Shape } from "../../../parts/pieces/shape.tsx";
import { Use } from "../../../parts/pieces/use.tsx";
import { Cart } from "../board/tile.tsx";
import { type ElementStand, leadersOf } from "./stand.ts";

const R = 150;
const HOUR = 30;

interface ShiftClockProps {
  stand: readonly ElementStand[];
  /** 0 in the draft. */
  shift: number;
  chosen: number;
  say: (stand: ElementStand) => string;
  onChoose: (element: number) => void;
}

export function ShiftClock({ stand, shift, chosen, say, onChoose }: ShiftClockProps) {
  const t = useTranslations("coal-baron");
  const until = ELEMENTS_PER_SHIFT[Math.max(1, shift) - 1] ?? ELEMENTS_PER_SHIFT.length;
  const [hand, left, right] = [polar(58, until * HOUR), polar(44, until * HOUR - 9), polar(44, until * HOUR + 9)];
  return (
    <svg className="dial" viewBox="-2 -2 304 304" role={DRAWING_WITH_BUTTONS} aria-label={t("clock.title")}>
      <circle cx={R} cy={R} r={R} className="dial__rim" />
      {stand.map((one) => {
        const n = one.element.element;
        const choose = () => onChoose(n);
        const className = `dial__el ${n <= until ? "is-on" : ""} ${n === chosen ? "is-sel" : ""}`;
        return (
          <g key={n} className={className} {...pressable({ label: say(one), pressed: n === chosen, press: choose, look: choose })}>
            <Hour stand={one} angle={n * HOUR} />
          </g>
        );
      })}
      <path d={wedge(57, 61, 15, until * HOUR + 15)} fill="var(--vp)" />
      <circle cx={R} cy={R} r="56" className="dial__hub" />
      <path d={`M${hand}L${left}L${right}Z`} fill="var(--on-iron)" stroke="var(--outline)" strokeWidth="1" />
      <text x={R} y="147" className="dial__shift">
        {t("shift.roman", { shift: String(Math.max(1, shift)) })}
      </text>
      <text x={R} y="166" className="dial__say">
        {t("clock.scores", { until })}
      </text>
    </svg>
  );
}

function Hour({ stand, angle }: { stand: ElementStand; angle: number }) {
  const { element } = stand;
  const leaders = leadersOf(stand);
  const [vx, vy] = polar(99, angle);
  const [lx, ly] = polar(73, angle);
  const turn = (angle * Math.PI) / 180;
  const [solo] = leaders.length === 1 ? leaders : [];
  return (
    <>
      <path className="dial__face" d={wedge(60, 148, angle - 15, angle + 15)} />
      {solo !== undefined && <path className={`dial__lead ${seatClass(solo)}`} d={wedge(60, 86, angle - 14.3, angle + 14.3)} />}
      <Picture element={element} at={polar(129, angle)} />
      <text x={vx} y={vy + 4.5} className="dial__vp">
        {element.first}
        {stand.counts.length > 2 && <tspan className="dial__vp2">/{element.second}</tspan>}
      </text>
      {leaders.length === 0 && <circle cx={lx} cy={ly} r="2.5" fill="var(--ink-3)" />}
      {leaders.map((seat, index) => {
        const off = (index - (leaders.length - 1) / 2) * (leaders.length > 3 ? 12 : 15);
        return (
          <g
            key={seat}
            transform={`translate(${round(lx + off * Math.cos(turn))} ${round(ly + off * Math.sin(turn))})`}
            className={`${seatClass(seat)} dial__mark`}
          >
            <Shape seat={seat} r={leaders.length > 2 ? 5.6 : 7.2} />
          </g>
        );
      })}
    </>
  );
}

function Picture({ element, at: [x, y] }: { element: ClockElement; at: readonly [number, number] }) {
  if (element.of === "vehicle") return <Use id={`v-${element.vehicle}`} x={x - 16.5} y={y - 12} width={33} height={23} />;
  if (element.counts === "delivered-spots") return <Use id={`c-${element.color}`} x={x - 12} y={y - 12} width={24} height={24} />;
  return (
    <g transform={`translate(${x} ${y + 11})`} className={`coal-${element.color}`}>
      <rect x="-12" y="-24" width="24" height="5" rx="1.5" fill="var(--c)" stroke="var(--outline)" strokeWidth="1" />
      <g transform="translate(0 -21.5)">
        <PipRow coal={element.color} d={5} r={1.5} />
      </g>
      <Cart cube={null} width={26} />
    </g>
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
