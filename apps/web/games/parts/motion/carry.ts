// One thing carried over the page: it lifts, travels in a straight line, lands. Only `transform` and `opacity` change.
import { boxOf } from "@pithead/drawings/pieces";
import type { Carried, SpriteDrawn } from "./beats.ts";

const SVG = "http://www.w3.org/2000/svg";
const LIFTED = 1.12;

/**
 * Carries it within `layer`, which lies over the whole page, and leaves it where it has landed.
 * @returns its animations; none when the way has no visible beginning, or no end but there.
 */
export function carry(layer: HTMLElement, { piece, from, to }: Carried, length: number): Animation[] {
  const page = layer.parentElement ?? layer;
  const source = visibleIn(page, layer, from);
  const target = visibleIn(page, layer, to);
  if (!source || !target || source === target) return [];
  const ghost = piece === "copy" ? copyOf(source) : spritesOf(piece);
  layer.append(ghost);
  const origin = layer.getBoundingClientRect();
  const size = ghost.getBoundingClientRect();
  const at = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return `translate(${left + width / 2 - origin.left - size.width / 2}px, ${top + height / 2 - origin.top - size.height / 2}px)`;
  };
  const flight = ghost.animate(
    [
      { transform: `${at(source)} scale(1)`, easing: "ease-out" },
      { transform: `${at(source)} scale(${LIFTED})`, offset: 0.15, easing: "ease-in-out" },
      { transform: `${at(target)} scale(${LIFTED})`, offset: 0.85, easing: "ease-in" },
      { transform: `${at(target)} scale(1)` },
    ],
    { duration: length, fill: "both" },
  );
  return piece === "copy" ? [flight, source.animate({ opacity: [0, 0] }, { duration: length, fill: "both" })] : [flight];
}

/** The first part of the page that one of the selectors finds and that can be seen. */
export function visibleIn(page: Element, layer: Element, selectors: readonly string[]): Element | undefined {
  for (const selector of selectors) {
    for (const element of page.querySelectorAll(selector)) {
      if (layer.contains(element)) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) return element;
    }
  }
  return undefined;
}

/** A picture of an element in its size, without what makes it a part of the page. */
export function copyOf(source: Element): HTMLElement {
  const ghost = ghostBox();
  const { width, height } = source.getBoundingClientRect();
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  ghost.classList.add("carried--copy");
  ghost.append(source.cloneNode(true));
  return ghost;
}

/** Sprites side by side. */
export function spritesOf(sprites: readonly SpriteDrawn[]): HTMLElement {
  const ghost = ghostBox();
  for (const { id, className } of sprites) {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", boxOf(id));
    svg.setAttribute("class", className);
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#${id}`);
    svg.append(use);
    ghost.append(svg);
  }
  return ghost;
}

function ghostBox(): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "carried";
  return ghost;
}
