// Where a held piece may be dropped: as far as the places are seen, and how the page scrolls towards those that are not.
import type { Stretch } from "../free-stretch.ts";

/** A place on the page, and what finds it. */
export interface Place {
  selector: string;
  element: Element;
  /** What it is seen through, when that scrolls sideways. */
  box: Element | undefined;
}

interface Point {
  x: number;
  y: number;
}

/** How near a place draws the piece in, in pixels. */
const REACH = 48;
/** Nearer than this to an edge of what is seen, in pixels, it scrolls, by so much a frame. */
const EDGE = 56;
const SCROLL = 10;

export function placeOf(selector: string, element: Element): Place {
  return { selector, element, box: scrolledSideways(element) };
}

/** Of the places as far as they are seen, the nearest within reach; none where something lies over the page. */
export function nearestTo({ x, y }: Point, places: readonly Place[], free: Stretch): Place | undefined {
  if (y < free.top || y > free.bottom) return undefined;
  let best: { place: Place; distance: number } | undefined;
  for (const place of places) {
    const { left, right, top, bottom } = seenOf(place, free);
    if (left >= right || top >= bottom) continue;
    const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    if (distance <= REACH && (!best || distance < best.distance)) best = { place, distance };
  }
  return best?.place;
}

/** Scrolls page and box by a frame's worth where the piece was carried to an edge of them. @returns whether anything scrolled */
export function scrollTowards(at: Point, from: Point, places: readonly Place[], free: Stretch): boolean {
  const down = stepTo({ at: at.y, from: from.y, start: free.top, end: free.bottom });
  if (down !== 0) window.scrollBy({ top: down, behavior: "instant" });
  const box = places.find((place) => place.box !== undefined && isWithin(at, place.box))?.box;
  const { left, right } = box?.getBoundingClientRect() ?? { left: 0, right: 0 };
  const across = box ? stepTo({ at: at.x, from: from.x, start: Math.max(0, left), end: Math.min(right, window.innerWidth) }) : 0;
  if (across !== 0) box?.scrollBy({ left: across, behavior: "instant" });
  return down !== 0 || across !== 0;
}

/** Where it was taken hold of near an edge, nothing scrolls until it is carried on towards it. */
function stepTo({ at, from, start, end }: { at: number; from: number; start: number; end: number }): number {
  if (at > end - EDGE && at > from) return SCROLL;
  return at < start + EDGE && at < from ? -SCROLL : 0;
}

function seenOf({ element, box }: Place, free: Stretch) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const through = box?.getBoundingClientRect();
  return {
    left: Math.max(left, through?.left ?? 0, 0),
    right: Math.min(right, through?.right ?? window.innerWidth, window.innerWidth),
    top: Math.max(top, free.top),
    bottom: Math.min(bottom, free.bottom),
  };
}

function isWithin({ x, y }: Point, box: Element): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

function scrolledSideways(element: Element): Element | undefined {
  for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
    if (box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX)) return box;
  }
  return undefined;
}
