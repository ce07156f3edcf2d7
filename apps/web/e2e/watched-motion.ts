// What moved on a page and what was ringed, however short it was there.
import { expect, type Page } from "@playwright/test";

interface Noted {
  carried: number;
  ringed: number;
}

/** Notes it from the next load of the page on. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Noted = { carried: 0, ringed: 0 };
    Object.assign(window, { noted });
    new MutationObserver((changes) => {
      for (const { addedNodes, attributeName, target } of changes) {
        noted.carried += [...addedNodes].filter((node) => node instanceof Element && node.matches(".carried")).length;
        if (attributeName === "data-landed" && target instanceof Element && target.hasAttribute("data-landed")) noted.ringed += 1;
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-landed"] });
  });
}

/** Resolves once something was carried, or ringed. */
export async function expectNoted(page: Page, what: keyof Noted): Promise<void> {
  await expect.poll(async () => (await noted(page))[what], `${what} on ${page.url()}`).toBeGreaterThan(0);
}

export async function noted(page: Page): Promise<Noted> {
  return page.evaluate(() => {
    const found: unknown = Reflect.get(window, "noted");
    const count = (name: string) => (typeof found === "object" && found !== null ? Number(Reflect.get(found, name)) : 0);
    return { carried: count("carried"), ringed: count("ringed") };
  });
}
