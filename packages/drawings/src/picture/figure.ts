// A figure with the sprite that says what it counts.
import { createElement as h } from "react";
import { figureSaid } from "../pieces/figures.ts";
import { Use } from "../pieces/use.ts";
import { inform } from "../pieces/voices.ts";

const SPRITES = {
  vp: [22, 22],
  helmet: [20, 16],
  coin: [20, 20],
  penny: [20, 20],
  "w-local": [18, 24],
  steam: [26, 21],
} as const satisfies Record<string, readonly [width: number, height: number]>;

interface FigureProps {
  of: keyof typeof SPRITES;
  count: number;
  /** Where the sprite begins, and the baseline. */
  x: number;
  y: number;
  ink: string;
}

/** How wide a figure of up to three digits is with its sprite. */
export const FIGURE_WIDTH = 66;

export function Figure({ of, count, x, y, ink }: FigureProps) {
  const [width, height] = SPRITES[of];
  return h(
    "g",
    { color: ink },
    h(Use, { id: of, x, y: y - 6.5 - height / 2, width, height }),
    h("text", { x: x + width + 4, y, ...inform(18, 800), fill: ink }, figureSaid(count)),
  );
}
