// A worker space: what it does above, who stands there and what it takes below.
import type { ReactNode } from "react";
import { Crew } from "../../../parts/pieces/crew.tsx";
import { Fresh, Price } from "../../../parts/pieces/tags.tsx";

/** How a space looks now, and what pressing it does. */
export interface SpaceLook {
  /** `legal`: may be chosen. `off`: may not. `rest`: nobody is asked to choose one. `chosen`: in the turn being built. `plain`: only looked at. `changed`: that, by the move shown. */
  state: "legal" | "off" | "rest" | "chosen" | "plain" | "changed";
  /** Why it may not be chosen. */
  why?: string | undefined;
  choose?: (() => void) | undefined;
  /** The number of the recap's line that tells what changed here. */
  fresh?: number | undefined;
}

interface WorkerSpaceProps {
  id: string;
  look: SpaceLook;
  /** What it does, and how many workers it takes. */
  label: string;
  /** Workers it takes now. */
  price: number;
  crews: readonly { seat: number; workers: number }[];
  /** Workers about to be placed by the turn that is built. */
  ghost: { seat: number; workers: number } | undefined;
  children: ReactNode;
}

const CLASS: Record<SpaceLook["state"], string> = {
  legal: "is-legal",
  off: "is-off",
  rest: "is-rest",
  chosen: "is-chosen",
  plain: "",
  changed: "is-changed",
};

export function WorkerSpace({ id, look, label, price, crews, ghost, children }: WorkerSpaceProps) {
  const { state, why, choose, fresh } = look;
  return (
    <button
      type="button"
      className={`space ${CLASS[state]}`}
      data-space={id}
      data-why={choose ? undefined : why}
      data-tip={why && !choose ? undefined : label}
      aria-disabled={choose ? undefined : true}
      aria-pressed={state === "chosen" ? true : undefined}
      onClick={choose}
    >
      {fresh !== undefined && <Fresh>{fresh}</Fresh>}
      <span className="sr">{why && !choose ? `${label} ${why}` : label}</span>
      <span className="space__pic" aria-hidden="true">
        {children}
      </span>
      <span className="space__ledge" aria-hidden="true">
        <span className="crew">
          {crews.map((crew) => (
            <Crew key={crew.seat} seat={crew.seat} workers={crew.workers} />
          ))}
          {ghost && <Crew seat={ghost.seat} workers={ghost.workers} ghost />}
        </span>
        <Price workers={price} />
      </span>
    </button>
  );
}
