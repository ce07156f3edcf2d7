// Somebody without an account learns a game by playing its beginning: Coal Baron by finger on a phone, Kohle & Kolonie by keys at a desk.
import { expect, type Locator, type Page } from "@playwright/test";
import { movePanel, press } from "./move-panel.ts";
import { open, reopen } from "./open.ts";
import { DEVICES, test } from "./person.ts";
import { expectSound } from "./sound.ts";

/** For so many a step goes on bringing into sight what it speaks of, and more. */
const FRAMES_OF_A_STEP = 20;

test("the first shift of Coal Baron on a phone", async ({ newPerson }) => {
  const { page } = await newPerson("Lea", DEVICES.phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await press(page.getByRole("link", { name: "The first shift of Coal Baron" }));
  await expect(coach(page, 1)).toContainText("You own a coal mine.");
  await press(goOn(page));
  await press(goOn(page));
  await expectUncovered(page.locator('[data-space="barrow-NN"]'));

  await test.step("held sideways, the board and what is asked stand side by side", async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => rightOf(page.locator(".stage"))).toBeLessThanOrEqual(await leftOf(movePanel(page)));
    await page.setViewportSize(DEVICES.phone.viewport);
  });

  await test.step("another legal move is answered kindly, and nothing has moved", async () => {
    await press(page.locator('[data-space="engine-KK"]'));
    await press(movePanel(page).getByRole("button", { name: "Take it" }));
    await expect(page.getByRole("alert").filter({ hasText: "That would be legal." })).toBeVisible();
    await expect(coach(page, 3)).toBeVisible();
    await press(page.locator('[data-space="barrow-NN"]'));
    await press(movePanel(page).getByRole("button", { name: "Take it" }));
    await expect(coach(page, 4)).toContainText("Now all have three.");
  });

  await test.step("what has been played is there after a reload, and a step can be taken back", async () => {
    await press(goOn(page));
    await expect(coach(page, 5)).toBeVisible();
    await reopen(page);
    await expect(coach(page, 5)).toBeVisible();
    await press(page.getByRole("button", { name: "A step back" }));
    await expect(coach(page, 4)).toBeVisible();
    await press(goOn(page));
  });

  await test.step("an illegal space says why", async () => {
    await page.evaluate(passFrames, FRAMES_OF_A_STEP);
    // It can't be pressed, but touched.
    await page.locator('[data-space="delivery-barrow"]').tap({ force: true });
    await expect(page.getByRole("tooltip")).toContainText("Not now.");
  });

  await test.step("the rest is shown and confirmed", async () => {
    await expectSound(page, "lesson-390-light");
    for (let step = 5; step < 16; step++) await follow(page, step, (button) => press(button));
  });

  await test.step("what was learned stands there, and a game against easy bots is one press away", async () => {
    await expect(page.getByRole("heading", { name: "What you have learned" })).toBeVisible();
    await expect(coach(page, 16).getByRole("listitem")).toHaveCount(5);
    await expectSound(page, "lesson-end-390-light");
    await press(page.getByRole("button", { name: "Play on against easy bots" }));
    await page.waitForURL(/\/games\/[a-z0-9]{10}$/);
    await expect(page.getByRole("region", { name: "Players in brief" }).getByTitle("easy")).toBeVisible();
  });
});

test("the first round of Kohle & Kolonie at a desk, by keys alone", async ({ newPerson }) => {
  const { page } = await newPerson("Kim", DEVICES.desktop);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await open(page, "/learn/kohle-und-kolonie");
  await expect(coach(page, 1)).toBeVisible();
  // It is the learner's turn, but nothing is asked yet: no lamp is lit.
  await expect(page.getByText("Your move")).toHaveCount(0);
  for (let step = 1; step < 13; step++) {
    await follow(page, step, async (button) => {
      await button.focus();
      await page.keyboard.press("Enter");
    });
    if (step === 6) await expectSound(page, "lesson-kk-1440-dark");
  }
  await expect(coach(page, 13).getByRole("listitem")).toHaveCount(5);
  await expect(page.getByRole("row", { name: /^You/ })).toContainText("7");
  await expect(coach(page, 13).getByRole("link", { name: "Read the rules" })).toHaveAttribute("href", "/rules/kohle-und-kolonie");
});

/** Goes on from a step: by its button, or by the move that it shows. */
async function follow(page: Page, step: number, push: (button: Locator) => Promise<void>): Promise<void> {
  const show = coach(page, step).getByRole("button", { name: "Show a way" });
  await expect(show.or(goOn(page))).toBeVisible();
  if (await show.isVisible()) {
    await push(show);
    await push(movePanel(page).locator("[data-confirm]"));
  } else await push(goOn(page));
  await expect(coach(page, step + 1)).toBeVisible();
}

/** Runs in the page. */
function passFrames(count: number): Promise<void> {
  return new Promise((resolve) => {
    const next = (left: number) => (left > 0 ? requestAnimationFrame(() => next(left - 1)) : resolve());
    next(count);
  });
}

/** What a step speaks of is to be seen: nothing lies over it. */
async function expectUncovered(target: Locator): Promise<void> {
  const isUncovered = () =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isUncovered).toBe(true);
}

async function leftOf(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().left);
}

async function rightOf(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().right);
}

function coach(page: Page, step: number): Locator {
  return page.getByRole("region", { name: new RegExp(`^Step ${step} of `) });
}

function goOn(page: Page): Locator {
  return page.getByRole("region", { name: /^Step / }).getByRole("button", { name: "Go on" });
}
