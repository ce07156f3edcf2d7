// A part of the board outside the map. What can be done with it, or why nothing can, is asked of a button that covers it.
import type { ReactNode } from "react";
import { labelWithWhy } from "../../../parts/pieces/pressable.ts";
import { Fresh } from "../../../parts/pieces/tags.tsx";
import { type LookAt, lookClass, type Target } from "./look.ts";

interface SpotProps {
  target: Target;
  look: LookAt;
  className: string;
  /** What it is. */
  label: string;
  children: ReactNode;
}

export function Spot({ target, look, className, label, children }: SpotProps) {
  const { press, why, isChosen, isChanged, fresh, isLoose, label: deed } = look(target);
  const isAsked = press !== undefined || why !== undefined;
  return (
    <div
      className={`spot ${className} ${lookClass({ press, isChosen, isChanged })}`}
      data-part={target}
      data-drag={isLoose ? target : undefined}
      data-tip={isAsked ? undefined : label}
    >
      {children}
      {!isAsked && <span className="sr">{label}</span>}
      {isAsked && (
        <button
          type="button"
          className="spot__press"
          data-spot={target}
          aria-label={press || !why ? (deed ?? label) : labelWithWhy(label, why)}
          aria-pressed={isChosen}
          aria-disabled={press ? undefined : true}
          data-why={press ? undefined : why}
          data-tip={press ? label : undefined}
          onClick={press}
        />
      )}
      {fresh !== undefined && <Fresh>{fresh}</Fresh>}
    </div>
  );
}
