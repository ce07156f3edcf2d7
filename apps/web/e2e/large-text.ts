// Whether a page still holds together with letters of twice the size: nothing cut, nothing over one another, nothing wider than the screen.
import { expect, type Page } from "@playwright/test";
import { takePicture } from "./pictures.ts";

/** What browsers start from, in pixels. */
const STANDARD = { standard: 16, fixed: 13 };

/** Looks at the page as it is for who has set their browser to letters of twice the size. `name`: of its picture. */
export async function expectRoomForLargeText(page: Page, name: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const setSizes = (times: number) =>
    browser.send("Page.setFontSizes", { fontSizes: { standard: times * STANDARD.standard, fixed: times * STANDARD.fixed } });
  await setSizes(2);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await takePicture(page, name, { fullPage: true });
  expect.soft(await page.evaluate(troubles), name).toEqual([]);
  await setSizes(1);
  await browser.detach();
}

/** Runs in the page. @returns a line for each thing that is wrong. */
function troubles(): string[] {
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth) found.push(`the page is ${scrollWidth} wide on a screen of ${window.innerWidth}`);

  const texts: { said: string; element: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    const said = node.textContent?.trim() ?? "";
    if (!element || said === "" || element.closest("svg, .sr, [inert], option, script, style")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) texts.push({ said: said.slice(0, 40), element, box });
  }

  for (const { said, element, box } of texts) {
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
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
  lying.forEach((one, index) => {
    for (const other of lying.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width > 3 && height > Math.min(one.box.height, other.box.height) / 3) found.push(`"${one.said}" lies over "${other.said}"`);
    }
  });
  return [...new Set(found)];
}
