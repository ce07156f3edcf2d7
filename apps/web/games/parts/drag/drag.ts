// A piece held by a finger, a pen or the mouse: it lifts, what it may be dropped on glows, the nearest within reach draws it in.
import type { SpriteDrawn } from "../motion/beats.ts";
import { copyOf, spritesOf, visibleIn } from "../motion/carry.ts";

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
}

/** A piece under a finger or the mouse. */
export interface Grip {
  /** Whether the page must stay where it is under the finger. */
  holds(): boolean;
}

interface Place {
  element: Element;
  drop: () => void;
}

/** Moves shorter than this many pixels are presses. */
const LEAST = 8;
/** How near a place draws the piece in, in pixels. */
const REACH = 48;
/** Nearer than this to an edge of what is seen of it, the page scrolls, by so much a frame. */
const EDGE = 56;
const SCROLL = 10;
/** For how long a finger stays on something large to lift it, in ms. */
const STAY = 280;
/** How long it takes to go back, in ms. */
const BACK = 120;

/** Follows the pointer until it is let go. Nothing happens unless it is moved, or stays on something large. */
export function hold({ source, layer, start, picture, drops, isLarge }: Held): Grip {
  const page = layer.parentElement ?? layer;
  let ghost: HTMLElement | undefined;
  let places: Place[] = [];
  let near: Place | undefined;
  let edges = { top: 0, bottom: window.innerHeight };
  let at = { x: start.clientX, y: start.clientY };
  let frame = 0;
  let isOver = false;
  const isSlow = isLarge === true && start.pointerType === "touch";
  const stay = isSlow ? setTimeout(() => lift(), STAY) : undefined;

  const lift = () => {
    places = [...drops].flatMap(([selector, drop]) => {
      const element = visibleIn(page, layer, [selector]);
      return element ? [{ element, drop }] : [];
    });
    if (places.length === 0) {
      release(false);
      return;
    }
    ghost = picture === "copy" ? copyOf(source) : spritesOf(picture);
    ghost.classList.add("is-held");
    layer.append(ghost);
    source.setAttribute("data-held", "");
    for (const { element } of places) element.setAttribute("data-drop", "");
    edges = edgesOf(page);
    follow();
    frame = requestAnimationFrame(scroll);
  };
  const follow = () => {
    if (!ghost) return;
    near = nearestTo(at, places);
    for (const place of places) place.element.setAttribute("data-drop", place === near ? "near" : "");
    place(ghost, near ? middleOf(near.element) : at);
  };
  const scroll = () => {
    const by = at.y > edges.bottom - EDGE ? SCROLL : at.y < edges.top + EDGE ? -SCROLL : 0;
    if (by !== 0) {
      window.scrollBy({ top: by, behavior: "instant" });
      follow();
    }
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
    const taken = ghost && near;
    if (ghost) swallowClick();
    release(taken === undefined);
    taken?.drop();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !ghost) return;
    event.preventDefault();
    event.stopPropagation();
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
    for (const { element } of places) element.removeAttribute("data-drop");
    source.removeAttribute("data-held");
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
  if (start.pointerType === "touch") window.addEventListener("contextmenu", noMenu, true);
  return { holds: () => !isOver && (!isSlow || ghost !== undefined) };
}

/** Between which heights of the window the page is seen: bars lie over its top, the move panel may lie over its end. */
function edgesOf(page: Element): { top: number; bottom: number } {
  const panel = page.querySelector(".move");
  const isDocked = panel !== null && getComputedStyle(panel).position === "fixed";
  return {
    top: page.querySelector(".lintel")?.getBoundingClientRect().bottom ?? 0,
    bottom: isDocked ? panel.getBoundingClientRect().top : window.innerHeight,
  };
}

function nearestTo({ x, y }: { x: number; y: number }, places: readonly Place[]): Place | undefined {
  let best: { place: Place; distance: number } | undefined;
  for (const place of places) {
    const { left, right, top, bottom } = place.element.getBoundingClientRect();
    const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    if (distance <= REACH && (!best || distance < best.distance)) best = { place, distance };
  }
  return best?.place;
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
