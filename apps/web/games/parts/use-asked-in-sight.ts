// Brings the lit parts of the board into sight where the move goes on: between what sticks to the top of the page and the panel docked at its bottom.
"use client";

import { type RefObject, useEffect } from "react";
import { freeStretch } from "./free-stretch.ts";
import { scrollToShow } from "./in-sight.ts";

/** What the move asks for. */
export interface AskedParts {
  /** The part of the table where it goes on. */
  tab: string;
  /** Tells what is lit apart from what was lit before. */
  lit: string;
  /** Those of the lit parts that come into sight before the others, where there are any. */
  first?: string;
}

/** Around what is lit, in pixels. */
const MARGIN = 8;

const LIT = ".is-legal";
/** What is seen in full where a part of it is lit. */
const WHOLE = "[data-whole]";

/** Once for each question, and when the player turns to a part where something is lit; from there on the player scrolls. */
export function useAskedInSight(stage: RefObject<HTMLElement | null>, asked: AskedParts | undefined): void {
  const { tab, lit, first } = asked ?? {};
  useEffect(() => {
    const parts = stage.current?.querySelectorAll<HTMLElement>("[data-tab]");
    if (tab === undefined || !lit || parts === undefined) return;
    const shown = new Set<Element>();
    let isFirst = true;
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const isShown = target.clientHeight > 0;
        const turnedTo = isShown && !shown.has(target) && (!isFirst || target.getAttribute("data-tab") === tab);
        if (isShown) shown.add(target);
        else shown.delete(target);
        if (turnedTo) bringIntoSight(target, first);
      }
      isFirst = false;
    });
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [stage, tab, lit, first]);
}

/** As smoothly as the page scrolls at all, which is not for who has asked for rest. */
function bringIntoSight(part: Element, first = LIT): void {
  const { left, right } = part.getBoundingClientRect();
  const lit = [...part.querySelectorAll(LIT)];
  const foremost = lit.filter((element) => element.matches(first));
  const wholes = new Set((foremost.length > 0 ? foremost : lit).map((element) => element.closest(WHOLE) ?? element));
  const boxes = [...wholes].map((element) => element.getBoundingClientRect());
  const inWidth = boxes.filter((box) => box.height > 0 && box.right > left && box.left < right);
  const asked = inWidth.map(({ top, bottom }) => ({ top: top - MARGIN, bottom: bottom + MARGIN }));
  const by = scrollToShow(asked, freeStretch());
  if (by !== 0) window.scrollBy({ top: by });
}
