// A visitor reads Pithead in a language of their own, changes it, and finds it again with their account.
import { type Browser, expect, type Page } from "@playwright/test";
import { open } from "./open.ts";
import { DEVICES, site, test } from "./person.ts";

const ENGLISH = /\b(?:Your|Take|workers|orders|Shift clock|Lobby open)\b/;

async function visitor(browser: Browser, locale: string, device: (typeof DEVICES)[keyof typeof DEVICES]): Promise<Page> {
  const context = await browser.newContext({ baseURL: site(), locale, ...device });
  return context.newPage();
}

/** What stands in for a page until it is there is a second `main`. */
async function expectNoEnglish(page: Page): Promise<void> {
  await expect(page.locator("main")).toHaveCount(1);
  await expect(page.locator("main")).not.toContainText(ENGLISH);
}

/** Nothing is wider than the screen. */
async function expectToFit(page: Page): Promise<void> {
  const { wide, screen } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, screen: window.innerWidth }));
  expect(wide).toBeLessThanOrEqual(screen);
}

for (const [kind, device] of [["a phone", DEVICES.phone] as const, ["a desktop", DEVICES.desktop] as const]) {
  test(`a German visitor plays in German on ${kind}, and changes to Dutch`, async ({ browser }) => {
    const page = await visitor(browser, "de-AT", device);
    await open(page, "/");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("heading", { name: "Ein Bergwerk, ein paar Freunde, ein Zug am Tag." })).toBeVisible();
    await expectToFit(page);

    await test.step("reads table, pages and rules in German", async () => {
      await page.getByRole("button", { name: "Kohle & Kolonie" }).click();
      await page.waitForURL(/\/games\/[a-z0-9]{10}$/);
      await expect(page.getByText("Kohlen-Syndikat").first()).toBeAttached();
      await expectNoEnglish(page);
      await expectToFit(page);
      for (const path of ["/home", "/lobby", "/new", "/account", "/account/notices", "/notices", "/history", "/rules/coal-baron"]) {
        await open(page, path);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        await expectNoEnglish(page);
        await expectToFit(page);
      }
    });

    await test.step("is handed no words of another language", async () => {
      const text = await (await page.request.get("/account")).text();
      expect(text).toContain("Dein Konto");
      expect(text).not.toContain("Je account");
      expect(text).not.toContain("Lorenfabrik");
    });

    await test.step("changes to Dutch, which the account keeps", async () => {
      await open(page, "/account");
      await page.getByRole("button", { name: "Nederlands" }).click();
      await expect(page.getByRole("heading", { name: "Je account", level: 1 })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", "nl");
      await expect(page.getByRole("button", { name: "Nederlands" })).toHaveAttribute("aria-pressed", "true");
      await page.context().clearCookies({ name: "language" });
      await open(page, "/home");
      await expect(page.locator("html")).toHaveAttribute("lang", "nl");
      await expectToFit(page);
    });
    await page.context().close();
  });
}
