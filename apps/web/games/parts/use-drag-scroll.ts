// A wide drawing in a narrow box is pulled with the mouse, as fingers do by themselves.
"use client";

import { type RefObject, useEffect } from "react";

/** Pulls shorter than this many pixels are presses. */
const LEAST_PULL = 6;

/** @param box what scrolls sideways */
export function useDragScroll(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let from: { x: number; left: number } | undefined;
    let isPulled = false;
    const onDown = ({ pointerType, button, clientX, target }: PointerEvent) => {
      isPulled = false;
      if (target instanceof Element && target.closest("[data-drag]")) return;
      const isWider = element.scrollWidth > element.clientWidth;
      from = pointerType === "mouse" && button === 0 && isWider ? { x: clientX, left: element.scrollLeft } : undefined;
    };
    const onMove = ({ clientX, buttons }: PointerEvent) => {
      if (from === undefined) return;
      if (buttons === 0) {
        from = undefined;
        return;
      }
      isPulled ||= Math.abs(clientX - from.x) >= LEAST_PULL;
      if (isPulled) element.scrollLeft = from.left - (clientX - from.x);
    };
    const onUp = () => {
      from = undefined;
    };
    const onClick = (event: MouseEvent) => {
      if (!isPulled) return;
      isPulled = false;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener("pointerdown", onDown);
    element.addEventListener("click", onClick, true);
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onUp);
    return () => {
      element.removeEventListener("pointerdown", onDown);
      element.removeEventListener("click", onClick, true);
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
    };
  }, [box]);
}
