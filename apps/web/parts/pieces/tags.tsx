// The figures that lie on boards and panels: a price in workers, marks, victory points, a number that ties a change to the recap.
import { figureSaid, Sprite } from "@pithead/drawings/pieces";
import type { ReactNode } from "react";

/** `lit`: it may be paid now. `plain`: a figure among others, no tag. */
export function Price({ workers, look, label }: { workers: number; look?: "lit" | "plain"; label?: string }) {
  return (
    <span className={`price ${look ? `price--${look}` : ""}`}>
      <Sprite id="helmet" label={label} />
      {workers}
    </span>
  );
}

/** `short`: more than the player has. */
export function Coin({ marks, short, label }: { marks: number; short?: boolean; label?: string }) {
  return (
    <span className={`coin ${short ? "coin--short" : ""}`}>
      <Sprite id="coin" label={label} />
      {marks}
    </span>
  );
}

export function Vp({ points, label }: { points: number; label?: string }) {
  return (
    <span className="vp">
      <Sprite id="vp" label={label} />
      {figureSaid(points)}
    </span>
  );
}

export function Fresh({ children, inline }: { children: ReactNode; inline?: boolean }) {
  return <span className={`fresh ${inline ? "fresh--in" : ""}`}>{children}</span>;
}
