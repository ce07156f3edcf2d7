// What makes a part of a drawing a button: focus, keys, a name, and a reason when it can't be pressed now.
import type { Dress } from "@pithead/drawings/pieces";
import type { KeyboardEvent, SVGAttributes } from "react";

export interface Pressable {
  /** What pressing it does, or what it is. */
  label: string;
  /** Present exactly when it may be pressed now. */
  press?: (() => void) | undefined;
  /** Why it can't be pressed: shown on hover, focus and tap. */
  why?: string | undefined;
  /** A remark shown in the same way. */
  tip?: string | undefined;
  /** Of several, the one that is chosen. */
  pressed?: boolean | undefined;
  /** Pointing at it, or coming to it by keys. */
  look?: (() => void) | undefined;
  /** By what carrying and dragging find it. */
  part?: string | undefined;
  /** Its name as a piece that can be dragged now. */
  drag?: string | undefined;
}

/** Attributes for a part of a drawing that is looked at, with a remark on hover and focus. */
export function remarked(label: string, tip: string) {
  return { role: "img", tabIndex: 0, "aria-label": label, "data-tip": tip };
}

/** Attributes for a box that can be wider than its room: with the focus on it, arrows scroll it. */
export function scrolled(role: "list" | "group", label: string) {
  return { role, tabIndex: 0, "aria-label": label };
}

/** The role of a drawing with buttons in it. */
export const DRAWING_WITH_BUTTONS = "group";

/** What something is, and why it can't be pressed now. */
export function labelWithWhy(label: string, why: string): string {
  return `${label.replace(/\.$/, "")}. ${why}`;
}

/** Attributes for an SVG group. */
function pressable({ label, press, why, tip, pressed, look, part, drag }: Pressable) {
  return {
    role: "button",
    tabIndex: 0,
    "data-part": part,
    "data-drag": drag,
    "aria-label": !press && why ? labelWithWhy(label, why) : label,
    "aria-disabled": press ? undefined : true,
    "aria-pressed": pressed,
    "data-why": press ? undefined : why,
    "data-tip": press || !why ? tip : undefined,
    onClick: press,
    onPointerEnter: look,
    onFocus: look,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      press?.();
    },
  };
}

/** A part of a drawing as a button. `spot`: by what arrow keys find it. */
export function dressed(button: Pressable, className: string, spot?: string): Dress {
  const lit = button.press !== undefined;
  const attributes = { "data-spot": spot, ...pressable(button), className: `${className} ${lit ? "is-legal" : ""}` };
  return { attributes, lit };
}

/** A part of a drawing that is only looked at. */
export function looked(attributes: SVGAttributes<SVGGElement>): Dress {
  return { attributes, lit: false };
}
