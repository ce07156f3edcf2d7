// What makes a part of a drawing a button: focus, keys, a name, and a reason when it can't be pressed now.
import type { KeyboardEvent } from "react";

export interface Pressable {
  /** What pressing it does, or what it is. */
  label: string;
  /** Present exactly when it may be pressed now. */
  press?: (() => void) | undefined;
  /** Why it can't be pressed: shown on hover, focus and tap. */
  why?: string | undefined;
  /** A remark shown in the same way. */
  tip?: string | undefined;
}

/** Attributes for an SVG group. */
export function pressable({ label, press, why, tip }: Pressable) {
  return {
    role: "button",
    tabIndex: 0,
    "aria-label": !press && why ? `${label}. ${why}` : label,
    "aria-disabled": press ? undefined : true,
    "data-why": press ? undefined : why,
    "data-tip": press || !why ? tip : undefined,
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      press?.();
    },
  };
}
