// Whether a part of the page is before somebody's eyes: on the screen, in a tab that is looked at.
"use client";

import { type RefObject, useEffect, useState } from "react";

export function useInSight(part: RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  const [isLookedAt, setLookedAt] = useState(false);
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [part]);
  useEffect(() => {
    const look = () => setLookedAt(document.visibilityState === "visible");
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isOnScreen && isLookedAt;
}
