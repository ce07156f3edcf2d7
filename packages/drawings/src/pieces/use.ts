// A piece of the page's sheets (`sprites.ts`, `colony-sprites.ts`): inside a drawing, or on its own beside words.
import type { Vehicle } from "@pithead/game-coal-baron/client";
import { createElement as h } from "react";
import { boxOf, type PieceId } from "./piece-box.ts";
import type { Coal } from "./pips.ts";

interface UseProps {
  /** `art-…`: a scene on a card. */
  id: PieceId | `art-${string}`;
  x: number;
  y: number;
  width: number;
  height: number;
  className?: string | undefined;
}

/** Inside a drawing, in its units. A seat's piece needs `seatClass` on a group around it. */
export function Use({ id, ...box }: UseProps) {
  return h("use", { href: `#${id}`, ...box });
}

interface SpriteProps {
  id: PieceId;
  /** Says how large it is, and `seatClass` whose. */
  className?: string | undefined;
  label?: string | undefined;
}

/** On its own, as an inline picture. Without a label it is decoration: a word beside it says the same. */
export function Sprite({ id, className, label }: SpriteProps) {
  const said = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": "true" } as const);
  return h("svg", { className, viewBox: boxOf(id), ...said }, h("use", { href: `#${id}` }));
}

export function CubeSprite({ coal, className, label }: { coal: Coal; className?: string; label?: string }) {
  return h(Sprite, { id: `c-${coal}`, className, label });
}

export function VehicleSprite({ vehicle, className, label }: { vehicle: Vehicle; className?: string; label?: string }) {
  return h(Sprite, { id: `v-${vehicle}`, className, label });
}
