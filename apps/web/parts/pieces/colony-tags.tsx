// Figures of Kohle & Kolonie on boards and panels: coins, local workers, markers, pieces of a seat.
import { markOf, type PieceId, Sprite, seatClass } from "@pithead/drawings/pieces";
import type { ReactNode } from "react";

export function Penny({ children, label }: { children?: ReactNode; label?: string | undefined }) {
  return (
    <span className="coin">
      <Sprite id="penny" label={label} />
      {children}
    </span>
  );
}

/** A local worker, who belongs to nobody's colour. */
export function LocalWorker({ className, label }: { className?: string; label?: string | undefined }) {
  return <Sprite id="w-local" className={className} label={label} />;
}

/** A marker by its sprite: `bm-`, `rm-`, `ac-` and its name, `extra` or `syndicate`. */
export function Glyph({ id, label, className = "" }: { id: PieceId; label?: string | undefined; className?: string }) {
  return <Sprite id={id} className={`glyph ${className}`} label={label} />;
}

export function SteamEngine({ className, label }: { className?: string; label?: string | undefined }) {
  return <Sprite id="steam" className={className} label={label} />;
}

export function Engineer({ seat }: { seat: number }) {
  return <Sprite id={`e-${markOf(seat)}`} className={`worker ${seatClass(seat)}`} />;
}

export function Settlement({ seat }: { seat: number }) {
  return <Sprite id={`h-${markOf(seat)}`} className={`worker worker--h ${seatClass(seat)}`} />;
}

/** The syndicate's mark, where a seat's would stand. */
export function SyndicateMark({ size }: { size?: "l" }) {
  return <Sprite id="syndicate" className={`mark ${size ? `mark--${size}` : ""}`} />;
}
