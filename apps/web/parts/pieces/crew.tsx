// Workers on a space. A crew never grows wider than 35 px: more of them only stand closer, the price tag beside it is the count plus one.
import { range } from "./figures.ts";
import { markOf, seatClass } from "./seats.ts";
import { Sprite } from "./use.tsx";

const MOST_DRAWN = 5;

export function Worker({ seat, ghost, shift }: { seat: number; ghost?: boolean | undefined; shift?: number | undefined }) {
  return (
    <svg
      className={`worker ${seatClass(seat)} ${ghost ? "worker--ghost" : ""}`}
      viewBox="0 0 24 32"
      aria-hidden="true"
      style={shift ? { marginLeft: `${shift}px` } : undefined}
    >
      <use href={ghost ? "#w-ghost" : `#w-${markOf(seat)}`} />
    </svg>
  );
}

/** `ghost`: about to be placed. */
export function Crew({ seat, workers, ghost }: { seat: number; workers: number; ghost?: boolean }) {
  const drawn = Math.min(MOST_DRAWN, workers);
  const shift = Math.round((Math.min(9, 15 / Math.max(1, drawn - 1)) - 20) * 10) / 10;
  return range(drawn).map((place) => <Worker key={place} seat={seat} ghost={ghost} shift={place ? shift : undefined} />);
}

/** The helmet alone, for strips and tables of figures. */
export function Helmet({ className, label }: { className?: string; label?: string }) {
  return <Sprite id="helmet" box="0 0 20 16" className={className} label={label} />;
}
