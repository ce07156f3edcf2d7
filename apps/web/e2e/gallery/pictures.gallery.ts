// Hangs every picture of the gallery, on a phone, a tablet and a desk, by day and by night.
import { type BrowserContext, expect } from "@playwright/test";
import { site, test } from "../person.ts";
import { writeIndex } from "./index-page.ts";
import { hang } from "./picture.ts";
import { type Screen, screensOf } from "./screens.ts";
import { makeWorld, type World } from "./world.ts";

const SIZES = [
  { size: "phone", width: 390, height: 844 },
  { size: "tablet", width: 820, height: 1180 },
  { size: "desk", width: 1440, height: 900 },
] as const;
const SCHEMES = ["light", "dark"] as const;

test("the gallery", async ({ newPerson, browser }) => {
  const world = await makeWorld(newPerson);
  await awaitAnalysis(world);
  const screens = await screensOf(world);
  const storageState = await world.anna.context.storageState();
  for (const colorScheme of SCHEMES) {
    for (const { size, width, height } of SIZES) {
      const view = { baseURL: site(), colorScheme, viewport: { width, height }, reducedMotion: "reduce" } as const;
      const stranger = await browser.newContext(view);
      const anna = await browser.newContext({ ...view, storageState });
      // Each picture is the first look.
      await anna.route("**/seen", (route) => route.fulfill({ status: 204 }));
      for (const screen of screens) await take(screen.isPublic ? stranger : anna, screen, `${size}-${colorScheme}`);
      await Promise.all([stranger.close(), anna.close()]);
    }
  }
  await writeIndex(screens);
});

async function take(context: BrowserContext, { name, path, first }: Screen, suffix: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page.getByRole("region", { name: "What happened" })).toBeHidden();
  await expect(page.locator("[data-landed]")).toHaveCount(0);
  await first?.(page);
  await page.mouse.move(0, 0);
  await hang(page, `${name}-${suffix}`);
  await page.close();
}

/** Resolves once bots have thought about the whole of it. */
async function awaitAnalysis({ anna, finished }: World): Promise<void> {
  const status = async () => (await (await anna.call("GET", `/games/${finished}/analysis`)).json()).status;
  await expect.poll(status, { timeout: 900_000 }).toBe("done");
}
