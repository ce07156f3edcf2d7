// A station: who has miners there, and whether its marker still lies face down.
import type { StationData } from "@pithead/game-kohle-und-kolonie/client";
import { pressable } from "../../../parts/pieces/pressable.ts";
import { markOf, seatClass } from "../../../parts/pieces/seats.ts";
import { Use } from "../../../parts/pieces/use.tsx";
import { type Look, lookClass } from "../board/look.ts";

const REACH = 30;
const CREW_STEP = 15;

interface StationProps {
  station: StationData;
  crew: readonly { seat: number; miners: number }[];
  isFaceDown: boolean;
  look: Look;
  label: string;
}

export function Station({ station, crew, isFaceDown, look, label }: StationProps) {
  return (
    <g
      className={`st rail--${station.line} ${lookClass(look)}`}
      transform={`translate(${station.x} ${station.y})`}
      data-spot={`station ${station.id}`}
      {...pressable({ label: look.label ?? label, press: look.press, why: look.why, tip: label, pressed: look.isChosen })}
    >
      <circle r={REACH} fill="transparent" />
      <rect className="st__face" x="-11" y="-11" width="22" height="22" rx="3" />
      {isFaceDown && <Use id="rm-hidden" x={-9} y={-9} width={18} height={18} />}
      {crew.map(({ seat, miners }, place) => (
        <g key={seat} className={seatClass(seat)} transform={`translate(${(place - (crew.length - 1) / 2) * CREW_STEP} 0)`}>
          <Use id={`w-${markOf(seat)}`} x={-9} y={-20} width={18} height={24} />
          {miners > 1 && (
            <text className="st__n" x="0" y="15">
              {miners}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
