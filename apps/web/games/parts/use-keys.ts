// Keys of a page: one table of what each does. Typing in a field, and keys held with Ctrl, Alt or Meta, are left alone; held down, only arrows go on.
"use client";

import { useEffect, useRef } from "react";

/** A key's name, and what it does now; nothing when undefined. */
export type Keys = readonly (readonly [string, (() => void) | undefined])[];

export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || isTyping(event.target)) return;
      if (event.repeat && !event.key.startsWith("Arrow")) return;
      const act = current.current.find(([key]) => key === event.key)?.[1];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

/** Whether keys go into a field or a dialog. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName) || target.closest("dialog") !== null;
}
