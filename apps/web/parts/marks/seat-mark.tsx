// A seat's mark: it stands before every name.
import type { SeatLook } from "./seat-look.ts";
import { SeatShape } from "./seat-shape.tsx";

export function SeatMark({ look, size }: { look: SeatLook; size?: "s" | "l" | undefined }) {
  return (
    <svg className={`mark${size ? ` mark--${size}` : ""} seat-${look}`} viewBox="0 0 20 20" aria-hidden="true">
      <g transform="translate(10 10)" fill="var(--pc)" stroke="var(--outline)" strokeOpacity=".55">
        <SeatShape look={look} r={7.6} />
      </g>
    </svg>
  );
}
