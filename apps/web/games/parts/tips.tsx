// "Why?" and "why not?" on hover, on focus and on tap: one tip at a time, for whatever carries `data-why` or `data-tip`.
"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { LIFTED } from "./drag/lifted.ts";

interface Tip {
  /** What it is about. */
  of: Element;
  text: string;
  isRefusal: boolean;
  box: DOMRect;
}

const EDGE = 8;
const GAP = 10;
/** Height of the lintel: no tip hides under it. */
const TOP = 56;

export function Tips() {
  const t = useTranslations("games");
  const id = useId();
  const [tip, setTip] = useState<Tip>();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const hide = () => setTip(undefined);
    let pressedAt = "";
    const show = (event: Event) => {
      if (event instanceof MouseEvent) {
        const at = `${event.clientX} ${event.clientY}`;
        // What a press has moved under a mouse that lies still was not asked.
        if (event.type === "pointerover" && at === pressedAt) return hide();
        pressedAt = event.type === "click" ? at : "";
      }
      setTip(isDeed(event) ? undefined : tipAt(event.target));
    };
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && hide();
    // The page may scroll by itself just then, to what was reached by keys or to what a lesson speaks of: the tip goes along.
    const onScroll = () => setTip((tip) => tip && tipAt(tip.of));
    const shows = ["pointerover", "focusin", "click"] as const;
    for (const name of shows) document.addEventListener(name, show);
    document.addEventListener("focusout", hide);
    document.addEventListener("keydown", onKey);
    document.addEventListener(LIFTED, hide);
    window.addEventListener("scroll", onScroll, { passive: true });
    // What was reached by keys before the page could hear it.
    if (document.activeElement?.matches(":focus-visible")) setTip(tipAt(document.activeElement));
    return () => {
      for (const name of shows) document.removeEventListener(name, show);
      document.removeEventListener("focusout", hide);
      document.removeEventListener("keydown", onKey);
      document.removeEventListener(LIFTED, hide);
      window.removeEventListener("scroll", onScroll);
    };
  }, []);

  useEffect(() => {
    const element = box.current;
    if (!element || !tip) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const middle = tip.box.left + tip.box.width / 2 - width / 2;
    const isAbove = tip.box.top - height - GAP > TOP;
    element.style.left = `${Math.max(EDGE, Math.min(window.innerWidth - width - EDGE, middle))}px`;
    element.style.top = `${isAbove ? tip.box.top - height - GAP : tip.box.bottom + GAP}px`;
  }, [tip]);

  // Why not is part of a name already; a remark is not.
  useEffect(() => {
    if (!tip || tip.isRefusal || tip.of.hasAttribute("aria-describedby")) return;
    tip.of.setAttribute("aria-describedby", id);
    return () => tip.of.removeAttribute("aria-describedby");
  }, [tip, id]);

  if (!tip) return null;
  return (
    <div className="tip tip--fixed" role="tooltip" id={id} ref={box}>
      {tip.isRefusal && <b>{t("notNow")} </b>}
      {tip.text}
    </div>
  );
}

/** A press or a touch that does something: its answer is what it does. With the mouse and by keys the remark comes before. */
function isDeed(event: Event): boolean {
  const button = event.target instanceof Element ? event.target.closest("button, [role=button]") : null;
  if (!button || button.matches("[aria-disabled=true], .why")) return false;
  if (event.type === "pointerover") return event instanceof PointerEvent && event.pointerType === "touch";
  return event.type === "click" || !button.matches(":focus-visible");
}

function tipAt(target: EventTarget | null): Tip | undefined {
  const element = target instanceof Element ? target.closest("[data-why],[data-tip]") : null;
  if (!element) return undefined;
  const why = element.getAttribute("data-why");
  const text = why ?? element.getAttribute("data-tip");
  return text ? { of: element, text, isRefusal: why !== null, box: element.getBoundingClientRect() } : undefined;
}
