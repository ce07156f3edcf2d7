// Opens a page as somebody does who waits until it can be used.
import type { Page } from "@playwright/test";

/** Opens the address. Resolves once every field and button of the page hears what is pressed: until then React has yet to find them in what the server sent. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(isHeard);
}

/** Loads the page anew, with the same patience. */
export async function reopen(page: Page): Promise<void> {
  await page.reload();
  await page.waitForFunction(isHeard);
}

/** Runs in the page. Also true of a page that is none of ours. */
function isHeard(): boolean {
  if (!document.querySelector("script[src*='/_next/']")) return true;
  const pressed = [...document.querySelectorAll("button, input, select, textarea")];
  return pressed.every((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")));
}
