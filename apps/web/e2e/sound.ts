// Whether a page is sound: nothing wider than the screen, nothing for axe to find. Pictures are kept for people to look at.
import { expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { takePicture } from "./pictures.ts";

/** What axe may find by night and not by day: the same page is of other colours. */
export const OF_COLOURS: readonly string[] = ["color-contrast", "link-in-text-block"];

/** Looks at the page as it is now. `name`: of its picture; `rules`: those of axe, all of them when absent. */
export async function expectSound(page: Page, name: string, rules?: readonly string[]): Promise<void> {
  await takePicture(page, name, { fullPage: true });
  await expectFits(page, name);
  expect.soft(await foundByAxe(page, rules), name).toEqual([]);
}

interface WithAxe extends Window {
  axe?: typeof axe;
}

/** Rules of axe: all of them when absent. @returns a line for each that the page breaks */
export async function foundByAxe(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(axe.source);
  // What is well is not gathered: that takes a quarter of the time.
  const options: axe.RunOptions = { resultTypes: ["violations"], ...(rules && { runOnly: [...rules] }) };
  const results = await page.evaluate((given) => {
    const inPage: WithAxe = window;
    return inPage.axe?.run(given);
  }, options);
  if (!results) throw new Error("The page does not take axe in.");
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(" "))
        .slice(0, 3)
        .join(" | ")}`,
  );
}

/** Looks at the page on a phone by day, and on a desk by night. */
export async function expectSoundEverywhere(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const [width, height, colorScheme] of [
    [390, 844, "light"],
    [1440, 900, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectSound(page, `${name}-${colorScheme}-${width}`);
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}

async function expectFits(page: Page, name: string): Promise<void> {
  const width = await page.evaluate(() => ({ page: document.documentElement.scrollWidth, screen: window.innerWidth }));
  expect.soft(width.page, `${name} is wider than the screen`).toBeLessThanOrEqual(width.screen);
}
