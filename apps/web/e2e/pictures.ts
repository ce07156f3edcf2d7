// Pictures of the pages, kept for people to look at.
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

const PICTURES = fileURLToPath(new URL("../screenshots", import.meta.url));

/** `fullPage`: also what one would have to scroll to. */
export async function takePicture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  await page.screenshot({ path: `${PICTURES}/${name}.jpeg`, quality: 80, fullPage });
}
