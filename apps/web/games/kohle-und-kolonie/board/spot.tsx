// A part of the board outside the map. What it is, what can be done with it, or why nothing can, is asked of a button that covers it.
import type { ReactNode } from "react";
import { labelWithWhy } from "../../../parts/pieces/pressable.ts";
import { Fresh } from "../../../parts/pieces/tags.tsx";
import { useLook } from "./board-look.ts";
import { lookClass, type Target } from "./look.ts";

interface SpotProps {
  target: Target;
  className: string;
  /** What it is. */
  label: string;
  children: ReactNode;
}

export function Spot({ target, className, label, children }: SpotProps) {
  const { press, why, isChosen, isChanged, fresh, isLoose, label: deed } = useLook(target);
  const isRefused = !press && why !== undefined;
  return (
    <div
      className={`spot ${className} ${lookClass({ press, isChosen, isChanged })}`}
      data-part={target}
      data-drag={isLoose ? target : undefined}
    >
      {children}
      <button
        type="button"
        className="spot__press"
        data-spot={target}
        aria-label={isRefused ? labelWithWhy(label, why) : (deed ?? label)}
        aria-pressed={isChosen}
        aria-disabled={press ? undefined : true}
        data-why={press ? undefined : why}
        data-tip={isRefused ? undefined : label}
        onClick={press}
      />
      {fresh !== undefined && <Fresh>{fresh}</Fresh>}
    </div>
  );
}
