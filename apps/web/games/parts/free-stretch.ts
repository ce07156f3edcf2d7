// What of the page is free to be seen: between what sticks to its top and the panel docked at its bottom.

/** From its top to its bottom, in pixels of the window. */
export interface Stretch {
  top: number;
  bottom: number;
}

const STICKS = ".lintel, .coach";
const DOCKED = ".move, .tabbar";

export function freeStretch(): Stretch {
  const free = { top: 0, bottom: window.innerHeight };
  for (const element of document.querySelectorAll(STICKS)) {
    const { position, top } = getComputedStyle(element);
    if (position === "sticky") free.top = Math.max(free.top, Number.parseFloat(top) + element.getBoundingClientRect().height);
  }
  for (const element of document.querySelectorAll(DOCKED)) {
    const { top, height } = element.getBoundingClientRect();
    if (getComputedStyle(element).position === "fixed" && height > 0) free.bottom = Math.min(free.bottom, top);
  }
  return free;
}
