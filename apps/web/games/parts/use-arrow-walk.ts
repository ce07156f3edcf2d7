// Arrows walk the focus from one space of a board to the nearest in that direction.
"use client";

import { type RefObject, useEffect } from "react";
import { type Direction, isDirection, nearest } from "./arrow-walk.ts";

/** @param selector what can be walked to, within `area` */
export function useArrowWalk(area: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      const isOnStop = event.target instanceof Element && event.target.matches(selector);
      if (isOnStop && isDirection(event.key) && walk(element, selector, event.key)) event.preventDefault();
    };
    element.addEventListener("keydown", onKey);
    return () => element.removeEventListener("keydown", onKey);
  }, [area, selector]);
}

/** Returns whether the focus moved. */
function walk(area: HTMLElement, selector: string, direction: Direction): boolean {
  const stops = [...area.querySelectorAll<HTMLElement>(selector)];
  const from = stops.findIndex((stop) => stop.matches(":focus"));
  const boxes = stops.map((stop) => {
    const { left, top, width, height } = stop.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const to = nearest(boxes, from, direction);
  if (to === undefined) return false;
  stops[to]?.focus();
  return true;
}
