// A seat's mark, and a player's name behind it: the mark always goes before the name.
import { Shape, seatClass } from "@pithead/drawings/pieces";
import type { ReactNode } from "react";

export function SeatMark({ seat, size }: { seat: number; size?: "s" | "l" | undefined }) {
  return (
    <svg className={`mark ${size ? `mark--${size}` : ""} ${seatClass(seat)}`} viewBox="0 0 20 20" aria-hidden="true">
      <g transform="translate(10 10)" fill="var(--pc)" stroke="var(--outline)" strokeOpacity=".55" strokeWidth="1">
        <Shape seat={seat} r={7.6} />
      </g>
    </svg>
  );
}

export function SeatName({ seat, name, size }: { seat: number; name: ReactNode; size?: "s" | "l" }) {
  return (
    <span className="seat">
      <SeatMark seat={seat} size={size} />
      <span className="seat__name">{name}</span>
    </span>
  );
}
