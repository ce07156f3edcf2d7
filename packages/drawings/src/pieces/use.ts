// A sprite of the page's sheet (`sprites.tsx`), inside a drawing or on its own.
import { createElement as h } from "react";

interface UseProps {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  className?: string | undefined;
}

export function Use({ id, ...box }: UseProps) {
  return h("use", { href: `#${id}`, ...box });
}

/** A sprite as an inline picture. Without a label it is decoration: a word beside it says the same. */
export function Sprite({
  id,
  box,
  className,
  label,
}: {
  id: string;
  box: string;
  className?: string | undefined;
  label?: string | undefined;
}) {
  return label
    ? h("svg", { className, viewBox: box, role: "img", "aria-label": label }, h("use", { href: `#${id}` }))
    : h("svg", { className, viewBox: box, "aria-hidden": "true" }, h("use", { href: `#${id}` }));
}

export function CubeSprite({ coal, className, label }: { coal: string; className?: string; label?: string }) {
  return h(Sprite, { id: `c-${coal}`, box: "0 0 22 22", className, label });
}

export function VehicleSprite({ vehicle, className, label }: { vehicle: string; className?: string; label?: string }) {
  return h(Sprite, { id: `v-${vehicle}`, box: "0 0 64 44", className, label });
}
