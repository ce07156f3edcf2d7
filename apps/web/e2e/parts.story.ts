// The page of samples: every part by day and by night, for everyone.
import { expect } from "@playwright/test";
import { open } from "./open.ts";
import { DEVICES, test } from "./person.ts";
import { foundByAxe } from "./sound.ts";

for (const device of ["phone", "desktop"] as const) {
  test(`the parts of both boards are shown by day and by night on a ${device}`, async ({ newPerson }) => {
    const { page } = await newPerson("Petra", DEVICES[device]);
    await open(page, "/about/parts");
    for (const name of ["Seats and their pieces", "Worker spaces", "Pits", "Markers", "Map"]) {
      const sides = page.getByRole("region", { name, exact: true }).locator(".samples__side");
      await expect(sides).toHaveCount(2);
      const [light, dark] = await sides.evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).backgroundColor));
      expect(light).not.toBe(dark);
    }
    const unshown = await page.evaluate(() => {
      const shown = new Set([...document.querySelectorAll(".sample use")].map((use) => use.getAttribute("href")));
      return [...document.querySelectorAll("symbol")].map(({ id }) => id).filter((id) => !shown.has(`#${id}`));
    });
    expect(unshown, "Pieces of the sheets without a SpriteSample in parts/samples/pieces.tsx").toEqual([]);
    expect(await foundByAxe(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(width).toBe(0);
  });
}
