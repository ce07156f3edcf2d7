// The width of an element in pixels of the drawing: boards grow with the reader's text size.
"use client";

import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** How large the reader's text is: 1 at 16 px. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

/** Undefined until it is known, and while the element is not shown. */
export function useMeasure<T>(
  element: RefObject<HTMLElement | null>,
  measure: (element: HTMLElement) => T,
  same: (one: T, other: T) => boolean,
): T | undefined {
  const [value, setValue] = useState<T>();
  useBeforePaint(() => {
    const watched = element.current;
    if (!watched) return;
    const look = () => {
      if (watched.clientWidth === 0) return;
      const now = measure(watched);
      setValue((before) => (before !== undefined && same(before, now) ? before : now));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, measure, same]);
  return value;
}
