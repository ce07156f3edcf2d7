// A village: a plate with as many places as it has; local workers and settlements on them.
import type { VillageData } from "@pithead/game-kohle-und-kolonie/client";
import { range } from "../../../parts/pieces/figures.ts";
import { pressable } from "../../../parts/pieces/pressable.ts";
import { markOf, seatClass } from "../../../parts/pieces/seats.ts";
import { Use } from "../../../parts/pieces/use.tsx";
import { type Look, lookClass } from "../board/look.ts";
import { SHEET } from "./curves.ts";

/** What a finger reaches. */
const REACH = 30;
const PLACE_STEP = 28;

interface VillageProps {
  village: VillageData;
  workers: number;
  settlements: readonly { seat: number; miners: number }[];
  isNamedAbove: boolean;
  look: Look;
  label: string;
}

export function Village({ village, workers, settlements, isNamedAbove, look, label }: VillageProps) {
  const width = village.places > 1 ? 34 + PLACE_STEP * (village.places - 1) : 34;
  const x = Math.max(SHEET.left + width / 2 + 3, Math.min(SHEET.right - width / 2 - 3, village.x));
  return (
    <g
      className={`vg ${lookClass(look)}`}
      transform={`translate(${x} ${village.y})`}
      data-spot={`village ${village.id}`}
      {...pressable({ label: look.label ?? label, press: look.press, why: look.why, tip: label, pressed: look.isChosen })}
    >
      <circle r={REACH} fill="transparent" />
      <rect className="vg__face" x={-width / 2} y="-17" width={width} height="34" rx="17" />
      {range(village.places).map((place) => {
        const middle = (place - (village.places - 1) / 2) * PLACE_STEP;
        const settlement = settlements[place];
        if (settlement) return <SettlementOnMap key={place} {...settlement} x={middle} />;
        if (place - settlements.length < workers) return <Use key={place} id="w-local" x={middle - 9} y={-12} width={18} height={24} />;
        return <circle key={place} cx={middle} r="10" className="vg__free" />;
      })}
      <text className="vg__name" y={isNamedAbove ? -22 : 31}>
        {village.name}
      </text>
    </g>
  );
}

function SettlementOnMap({ seat, miners, x }: { seat: number; miners: number; x: number }) {
  return (
    <g className={seatClass(seat)}>
      <Use id={`h-${markOf(seat)}`} x={x - 15} y={-15} width={30} height={28} />
      {range(miners).map((place) => (
        <circle key={place} className="vg__miner" cx={x + 8 + place * 8 - (miners - 1) * 4} cy="13" r="5" />
      ))}
    </g>
  );
}
