// A picture of what a page shows, small enough to be kept.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

/** Where the gallery hangs. */
export const GALLERY = fileURLToPath(new URL("../../../../docs/gallery", import.meta.url));

const QUALITY = 55;

/** Keeps what is on the screen now as `NAME.webp`. */
export async function hang(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  await browser.detach();
  await mkdir(GALLERY, { recursive: true });
  await writeFile(path.join(GALLERY, `${name}.webp`), Buffer.from(data, "base64"));
}
