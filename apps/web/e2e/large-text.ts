// Whether a page holds together with letters of twice the size: nothing cut, nothing over one another, nothing wider than the screen, and whatever a turn is built with within reach.
import { expect, type Page } from "@playwright/test";
import { takePicture } from "./pictures.ts";

/** What browsers start from, in pixels. */
const STANDARD = { standard: 16, fixed: 13 };

/** Looks at the page as it is for who has set their browser to letters of twice the size. `name`: of its picture. */
export async function expectRoomForLargeText(page: Page, name: string): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const setSizes = (times: number) =>
    line.send("Page.setFontSizes", { fontSizes: { standard: times * STANDARD.standard, fixed: times * STANDARD.fixed } });
  await setSizes(2);
  // What is measured in the page is drawn anew after that.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  // Only what is on the screen: to take a picture of the whole page, browsers go back to letters of the size they start from.
  await takePicture(page, name);
  expect.soft(await page.evaluate(cutOrCovered), name).toEqual([]);
  expect.soft(await page.evaluate(outOfReach), name).toEqual([]);
  await setSizes(1);
  await line.detach();
}

/** Runs in the page. @returns a line for each text that is cut off or lies over another, and for a page that is too wide. */
function cutOrCovered(): string[] {
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth) {
    const widest = [...document.body.querySelectorAll<HTMLElement>("*:not(svg, svg *)")].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return right > window.innerWidth && width > 0;
    });
    const names = widest.map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`);
    found.push(`the page is ${scrollWidth} wide on a screen of ${window.innerWidth}; what stands out: ${names.join(", ")}`);
  }

  const texts: { said: string; element: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    const said = node.textContent?.trim() ?? "";
    if (!element || said === "" || element.closest("svg, .sr, .skip, [inert], option, script, style")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const edge = getComputedStyle(element).textOverflow === "ellipsis" ? element.getBoundingClientRect().right : Number.POSITIVE_INFINITY;
    for (const { x, y, width, height } of range.getClientRects()) {
      const box = new DOMRect(x, y, Math.min(width, edge - x), height);
      if (box.width > 1 && box.height > 1) texts.push({ said: said.slice(0, 40), element, box });
    }
  }

  for (const { said, element, box } of texts) {
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      // What is ended by an ellipsis stands in full elsewhere.
      if (textOverflow === "ellipsis" || webkitLineClamp !== "none") break;
      const isCut = (over: string) => over === "hidden" || over === "clip";
      const isCutAside = isCut(overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2);
      const isCutBelow = isCut(overflowY) && (box.bottom > edge.bottom + box.height / 3 || box.top < edge.top - box.height / 3);
      if (isCutAside || isCutBelow) found.push(`"${said}" is cut by ${around.tagName.toLowerCase()}.${around.className}`);
      if (isCutAside || isCutBelow || overflowX === "auto" || overflowX === "scroll" || position === "fixed") break;
    }
  }

  // What floats over the page may cover it.
  const floats = (element: Element) => {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (["fixed", "sticky"].includes(getComputedStyle(around).position)) return true;
    return false;
  };
  const lying = texts.filter(({ element }) => !floats(element));
  for (const [index, one] of lying.entries()) {
    for (const other of lying.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width > 3 && height > Math.min(one.box.height, other.box.height) / 3) found.push(`"${one.said}" lies over "${other.said}"`);
    }
  }
  return [...new Set(found)];
}

/** Runs in the page. @returns a line for each button of the move panel that can't be brought before a finger, and for bars that leave too little of the page. */
function outOfReach(): string[] {
  const found: string[] = [];
  const before = window.scrollY;
  for (const button of document.querySelectorAll(".move button")) {
    if (!button.checkVisibility({ visibilityProperty: true })) continue;
    button.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !button.contains(hit)) found.push(`the finger does not reach “${button.textContent}”`);
  }
  window.scrollTo({ top: before, behavior: "instant" });
  /** Of the screen: so much at least is left between what floats at its top and at its bottom. */
  const least = 0.4;
  let [top, bottom] = [0, window.innerHeight];
  for (const element of document.querySelectorAll("body *")) {
    const { position, visibility, pointerEvents } = getComputedStyle(element);
    if (!["fixed", "sticky"].includes(position) || visibility === "hidden" || pointerEvents === "none") continue;
    const box = element.getBoundingClientRect();
    if (box.width < window.innerWidth / 2 || box.height === 0 || !element.checkVisibility()) continue;
    if (box.top <= top && box.bottom > top) top = box.bottom;
    if (box.bottom >= bottom && box.top < bottom) bottom = box.top;
  }
  if (bottom - top < window.innerHeight * least)
    found.push(`only ${Math.round(bottom - top)} of ${window.innerHeight} are left of the page`);
  return found;
}
