// Pieces that carry `data-drag` can be dragged to where they may go: the same choices as by pressing, never the only way to them.
"use client";

import { type RefObject, useEffect, useRef } from "react";
import type { Draggable, Grip } from "./drag.ts";

/** What can be done with the piece of that name now; undefined when nothing can. */
export type DraggableOf = (piece: string) => Draggable | undefined;

/** @param of undefined while no piece can be dragged */
export function useDrag(area: RefObject<HTMLElement | null>, of: DraggableOf | undefined): void {
  const current = useRef(of);
  const isOn = of !== undefined;
  useEffect(() => {
    current.current = of;
  });
  useEffect(() => {
    const element = area.current;
    if (!isOn || !element) return;
    let take: typeof import("./drag.ts").hold | undefined;
    let isGone = false;
    let grip: Grip | undefined;
    // Until it is there nothing looks as if it could be dragged, and pages scroll as ever.
    void import("./drag.ts").then(({ hold }) => {
      take = hold;
      if (!isGone) element.setAttribute("data-drags", "");
    });
    const onDown = (start: PointerEvent) => {
      // A second finger leaves what the first one holds.
      if (!start.isPrimary) return;
      const source = start.target instanceof Element ? start.target.closest("[data-drag]") : null;
      const name = source?.getAttribute("data-drag") ?? "";
      const draggable = current.current?.(name);
      const layer = document.querySelector<HTMLElement>(".carries");
      const drop = (selector: string) => {
        const made = current.current?.(name)?.drops.get(selector);
        made?.();
        return made !== undefined;
      };
      grip?.letGo();
      grip = undefined;
      if (start.button === 0 && source && draggable && layer) grip = take?.({ ...draggable, source, layer, start, drop });
    };
    // Within drawings `touch-action` does not hold: a finger that drags must be kept from scrolling by hand.
    const noScroll = (event: TouchEvent) => grip?.holds() === true && event.preventDefault();
    const noNative = (event: Event) => event.preventDefault();
    element.addEventListener("pointerdown", onDown);
    element.addEventListener("dragstart", noNative);
    element.addEventListener("touchmove", noScroll, { passive: false });
    return () => {
      isGone = true;
      grip?.letGo();
      element.removeAttribute("data-drags");
      element.removeEventListener("pointerdown", onDown);
      element.removeEventListener("dragstart", noNative);
      element.removeEventListener("touchmove", noScroll);
    };
  }, [area, isOn]);
}
