// What a page adds to a part of a drawing: whatever makes it a target with a name, and whether it glows.
import type { SVGAttributes } from "react";

export interface Dress {
  /** Of the part's group: role, name, focus, what pressing it does. */
  readonly attributes: SVGAttributes<SVGGElement>;
  /** It may be pressed now. */
  readonly lit: boolean;
  /** The number of the news that tells what has changed here. */
  readonly news?: number | undefined;
}
