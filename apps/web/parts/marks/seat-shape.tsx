// The shape of a seat, centred on 0,0 with half-size r; filled by whoever holds it.
import type { SeatLook } from "./seat-look.ts";

export function SeatShape({ look, r }: { look: SeatLook; r: number }) {
  switch (look) {
    case "red":
      return <circle r={r} />;
    case "blue":
      return <rect x={-r * 0.9} y={-r * 0.9} width={r * 1.8} height={r * 1.8} rx={r * 0.12} />;
    case "green":
      return <path d={`M0 ${-r * 1.08}L${r * 1.12} ${r * 0.88}H${-r * 1.12}Z`} strokeLinejoin="round" />;
    case "plum":
      return <path d={`M0 ${-r * 1.2}L${r * 1.2} 0L0 ${r * 1.2}L${-r * 1.2} 0Z`} strokeLinejoin="round" />;
    case "orange":
      return (
        <path
          d={`M${-r * 0.4} ${-r * 1.1}h${r * 0.8}v${r * 0.7}h${r * 0.7}v${r * 0.8}h${-r * 0.7}v${r * 0.7}h${-r * 0.8}v${-r * 0.7}h${-r * 0.7}v${-r * 0.8}h${r * 0.7}Z`}
          strokeLinejoin="round"
        />
      );
  }
}
