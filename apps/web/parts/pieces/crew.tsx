// Workers on a space. A crew never grows wider than 35 px, and in a narrow ledge not even that: more of them stand closer, the price tag beside it is the count plus one.
import { boxOf, markOf, range, Sprite, seatClass } from "@pithead/drawings/pieces";

const MOST_DRAWN = 5;
/** In rem, like all strides: between the first and the last of a crew, and between two of them. */
const CREW_STRIDES = 0.9375;
const WIDEST_STRIDE = 0.5625;

interface WorkerProps {
  seat: number;
  ghost?: boolean | undefined;
  /** How far behind it the next one stands, in rem; absent: clear of it. */
  stride?: number | undefined;
}

export function Worker({ seat, ghost, stride }: WorkerProps) {
  return (
    <svg
      className={`worker ${seatClass(seat)} ${ghost ? "worker--ghost" : ""}`}
      viewBox={boxOf("w-ghost")}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
      style={stride ? { flexBasis: `${stride}rem` } : undefined}
    >
      <use href={ghost ? "#w-ghost" : `#w-${markOf(seat)}`} />
    </svg>
  );
}

/** `ghost`: about to be placed. */
export function Crew({ seat, workers, ghost }: { seat: number; workers: number; ghost?: boolean }) {
  const drawn = Math.min(MOST_DRAWN, workers);
  const stride = Math.min(WIDEST_STRIDE, CREW_STRIDES / Math.max(1, drawn - 1));
  return range(drawn).map((place) => <Worker key={place} seat={seat} ghost={ghost} stride={place < drawn - 1 ? stride : undefined} />);
}

/** The helmet alone, for strips and tables of figures. */
export function Helmet({ className, label }: { className?: string; label?: string }) {
  return <Sprite id="helmet" className={className} label={label} />;
}
