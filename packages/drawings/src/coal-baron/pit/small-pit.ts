// A rival's pit: only what one plans by. Carts by level and side, cage, balance.
import { COLORS, type Color, type PlayerPosition } from "@pithead/game-coal-baron/client";
import { createElement as h } from "react";
import { Cart } from "../tile.ts";
import { type Gallery, pitGeometry } from "./pit-geometry.ts";
import { LevelSign } from "./shaft.ts";

const LEVEL = 34;
const TOP = 6;
const SHAFT = 40;
const WIDTH = 300;
const CART = 21;
/** The size it is drawn at. */
export const SMALL_PIT = { width: WIDTH, height: TOP + LEVEL * 4 + 4 } as const;

export function SmallPit({ pit, label }: { pit: PlayerPosition; label?: string }) {
  const { height } = SMALL_PIT;
  const shaftX = WIDTH / 2 - SHAFT / 2;
  const { levels } = pitGeometry(pit, 2000);
  return h(
    "svg",
    { className: "pitmini", viewBox: `0 0 ${WIDTH} ${height}`, role: "img", "aria-label": label },
    h("rect", { width: WIDTH, height, rx: "4", fill: "var(--rock-2)" }),
    levels.map((level, index) =>
      h(
        "g",
        { key: level.color, transform: `translate(0 ${TOP + index * LEVEL})` },
        h("rect", { width: WIDTH, height: LEVEL + (index === 3 ? 4 : 0), fill: `var(--rock-${index + 1})` }),
        level.sides.map((side) =>
          h(SmallSide, {
            key: side.side,
            color: level.color,
            isDark: side.side === "dark",
            galleries: side.galleries,
            from: side.direction > 0 ? shaftX + SHAFT : shaftX,
          }),
        ),
        h("rect", { x: shaftX, width: SHAFT, height: LEVEL + (index === 3 ? 4 : 0), fill: "var(--shaft)" }),
      ),
    ),
    h(CageSign, { y: TOP + (levels.findIndex(({ color }) => color === pit.cageAt) + 0.5) * LEVEL, isBelow: pit.cageAt !== "surface" }),
    COLORS.map((color, index) => h(LevelSign, { key: color, color, x: WIDTH / 2, y: TOP + index * LEVEL + LEVEL / 2, small: true })),
  );
}

interface SmallSideProps {
  color: Color;
  isDark: boolean;
  galleries: readonly Gallery[];
  from: number;
}

function SmallSide({ color, isDark, galleries, from }: SmallSideProps) {
  const room = WIDTH / 2 - SHAFT / 2 - 4;
  const wanted = galleries.reduce((sum, gallery) => sum + gallery.carts.length * CART + 5, 0);
  const scale = Math.min(1, room / Math.max(1, wanted));
  let x = 0;
  return h(
    "g",
    { transform: `translate(${from} 3) scale(${isDark ? scale : -scale} ${scale})` },
    galleries.map((gallery) => {
      const width = gallery.carts.length * CART + 5;
      const left = x;
      x += width;
      return h(
        "g",
        { key: gallery.tile ?? "printed", transform: `translate(${left} 0)` },
        h("rect", { width, height: LEVEL - 5, fill: `var(--${isDark ? "dark" : "lit"}-1)` }),
        h("rect", { className: `coal-${color}`, width, height: "4", fill: "var(--c)" }),
        gallery.tile !== null && h("path", { d: `M0 4V${LEVEL - 5}M${width} 4V${LEVEL - 5}`, stroke: "var(--timber-2)", strokeWidth: "2" }),
        gallery.carts.map((cart) =>
          h(
            "g",
            {
              key: cart.place,
              transform: `translate(${width / 2 + (cart.place - (gallery.carts.length - 1) / 2) * CART} ${LEVEL - 7}) scale(${isDark ? 1 : -1} 1)`,
            },
            h(Cart, { cube: cart.cube, width: 19, cubeSize: 14 }),
          ),
        ),
      );
    }),
  );
}

/** A frame around the level the cage hangs at; none when it is at the surface. */
function CageSign({ y, isBelow }: { y: number; isBelow: boolean }) {
  if (!isBelow) return null;
  return h("rect", {
    x: WIDTH / 2 - 17,
    y: y - 15,
    width: "34",
    height: "30",
    rx: "3",
    fill: "#221d19",
    stroke: "var(--steel-3)",
    strokeWidth: "1.5",
  });
}
