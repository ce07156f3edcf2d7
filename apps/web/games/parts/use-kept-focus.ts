// Keeps the focus in the turn: when what had it goes away, the choice in the same place gets it, else what is asked.
"use client";

import { useEffect, useRef } from "react";
import { placeKept } from "./place-kept.ts";

const CHOICES = "[data-choice]:not([aria-disabled])";
const ASK = "[data-ask]";
const CAN_HAVE_FOCUS = "a[href], button:not(:disabled), input:not(:disabled), [tabindex]";

interface Held {
  element: HTMLElement | SVGElement;
  /** Of the choices, which it was; -1 for anything else. */
  place: number;
  /** Whether it was come to by keys, so that it is shown where the focus goes on. */
  byKeys: boolean;
}

/** To be called where each change of the turn renders. */
export function useKeptFocus(): void {
  const held = useRef<Held | null>(null);
  useEffect(() => {
    const onFocus = ({ target: element }: FocusEvent) => {
      if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
      const place = [...document.querySelectorAll(CHOICES)].indexOf(element);
      held.current = { element, place, byKeys: element.matches(":focus-visible") };
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  useEffect(() => {
    const last = held.current;
    if (!last || !isNowhere(last.element) || canHaveFocus(last.element)) return;
    const choices = document.querySelectorAll<HTMLElement>(CHOICES);
    const next = choices[placeKept(last.place, choices.length)] ?? document.querySelector<HTMLElement>(ASK);
    next?.focus({ preventScroll: !last.byKeys });
  });
}

/** Whether nothing else has taken the focus since. */
function isNowhere(last: Element): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === last;
}

function canHaveFocus(element: Element): boolean {
  return element.isConnected && element.matches(CAN_HAVE_FOCUS) && element.checkVisibility();
}
