// A piece held by a finger, a pen or the mouse: it lifts, what it may be dropped on glows, the nearest within reach draws it in.

import { freeStretch } from "../free-stretch.ts";
import type { SpriteDrawn } from "../motion/beats.ts";
import { copyOf, spritesOf, visibleIn } from "../motion/carry.ts";
import { nearestTo, type Place, placeOf, scrollTowards } from "./drag-places.ts";
import { LIFTED } from "./lifted.ts";

/** What can be done with a piece: each way to drop it, by the selector of the place. */
export interface Draggable {
  /** How it looks in the hand; `copy`: as it lies there. */
  picture: readonly SpriteDrawn[] | "copy";
  drops: ReadonlyMap<string, () => void>;
  /** It is so large that fingers scroll the page on it: one that stays on it for a moment lifts it. */
  isLarge?: boolean;
}

interface Held extends Draggable {
  source: Element;
  /** Lies over the whole page, as a child of it. */
  layer: HTMLElement;
  /** Where it was taken hold of. */
  start: PointerEvent;
  /** Drops it on the place as the move stands by then. @returns whether it may still be dropped there */
  drop(selector: string): boolean;
}

/** A piece under a finger or the mouse. */
export interface Grip {
  /** Whether the page must stay where it is under the finger. */
  holds(): boolean;
  /** It goes back: nothing can be dragged any more. */
  letGo(): void;
}

/** Moves shorter than this many pixels are presses. */
const LEAST = 8;
/** So far above a finger, in pixels, a small piece is seen. */
const ABOVE = 36;
/** For how long a finger stays on something large to lift it, in ms. */
const STAY = 280;
/** How long it takes to go back, in ms. */
const BACK = 120;

/** Follows the pointer until it is let go. Nothing happens unless it is moved, or stays on something large. */
export function hold({ source, layer, start, picture, drops, isLarge, drop }: Held): Grip {
  const page = layer.parentElement ?? layer;
  let ghost: HTMLElement | undefined;
  let places: Place[] = [];
  let near: Place | undefined;
  let free = freeStretch();
  let at = { x: start.clientX, y: start.clientY };
  let frame = 0;
  let isOver = false;
  const isSlow = isLarge === true && start.pointerType === "touch";
  const above = start.pointerType === "touch" && picture !== "copy" ? ABOVE : 0;
  const stay = isSlow ? setTimeout(() => lift(), STAY) : undefined;

  const lift = () => {
    places = [...drops.keys()].flatMap((selector) => {
      const element = visibleIn(page, layer, [selector]);
      return element ? [placeOf(selector, element)] : [];
    });
    if (places.length === 0) {
      release(false);
      return;
    }
    ghost = picture === "copy" ? copyOf(source) : spritesOf(picture);
    ghost.classList.add("is-held");
    layer.append(ghost);
    source.setAttribute("data-held", "");
    page.setAttribute("data-holding", "");
    document.dispatchEvent(new Event(LIFTED));
    for (const { element } of places) element.setAttribute("data-drop", "");
    free = freeStretch();
    follow();
    frame = requestAnimationFrame(scroll);
  };
  const follow = () => {
    if (!ghost) return;
    near = nearestTo(at, places, free);
    for (const place of places) place.element.setAttribute("data-drop", place === near ? "near" : "");
    place(ghost, near ? middleOf(near.element) : { x: at.x, y: at.y - above });
  };
  const scroll = () => {
    if (scrollTowards(at, { x: start.clientX, y: start.clientY }, places, free)) follow();
    frame = requestAnimationFrame(scroll);
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    if (!ghost && Math.hypot(at.x - start.clientX, at.y - start.clientY) >= LEAST) {
      // It is the page that is moved.
      if (isSlow) release(false);
      else lift();
    }
    follow();
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    if (ghost) swallowClick();
    release(!(ghost && near && drop(near.selector)));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !ghost) return;
    event.preventDefault();
    event.stopPropagation();
    // The button is still held: what it is let go on is not pressed.
    window.addEventListener("pointerup", swallowClick, { once: true });
    release(true);
  };
  const onCancel = () => release(true);

  const noMenu = (event: Event) => event.preventDefault();
  const release = (isReturned: boolean) => {
    isOver = true;
    clearTimeout(stay);
    cancelAnimationFrame(frame);
    window.removeEventListener("contextmenu", noMenu, true);
    window.removeEventListener("pointermove", onMove);
    window.removeEventListener("pointerup", onUp);
    window.removeEventListener("pointercancel", onCancel);
    window.removeEventListener("keydown", onKey, true);
    window.removeEventListener("scroll", follow, true);
    for (const { element } of places) element.removeAttribute("data-drop");
    source.removeAttribute("data-held");
    page.removeAttribute("data-holding");
    if (ghost && isReturned) goBack(ghost);
    else ghost?.remove();
    ghost = undefined;
  };

  const goBack = (left: HTMLElement) => {
    const from = left.style.transform;
    place(left, middleOf(source));
    const way = left.animate([{ transform: from }, { transform: left.style.transform }], BACK);
    way.onfinish = () => left.remove();
  };
  const place = (held: HTMLElement, { x, y }: { x: number; y: number }) => {
    const origin = layer.getBoundingClientRect();
    held.style.transform = `translate(${x - origin.left - held.offsetWidth / 2}px, ${y - origin.top - held.offsetHeight / 2}px) scale(1.12)`;
  };

  window.addEventListener("pointermove", onMove);
  window.addEventListener("pointerup", onUp);
  window.addEventListener("pointercancel", onCancel);
  window.addEventListener("keydown", onKey, true);
  window.addEventListener("scroll", follow, true);
  if (start.pointerType === "touch") window.addEventListener("contextmenu", noMenu, true);
  return {
    holds: () => !isOver && (!isSlow || ghost !== undefined),
    letGo: () => {
      if (!isOver) release(true);
    },
  };
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The press that ends a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, true));
}
