// The panel in which a move is built, the same in every game.
import { expect, type Locator, type Page } from "@playwright/test";

export function movePanel(page: Page): Locator {
  return page.getByRole("region", { name: "Your move" });
}

/** The choice of the panel that is called so; what it completes may follow after a semicolon. */
export function choice(panel: Locator, label: string): Locator {
  return panel.getByRole("button", { name: new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(;|$)`) });
}

/** Undo is free: what was chosen last goes, and comes back. */
export async function undoAndRedo(panel: Locator): Promise<void> {
  const button = confirmButton(panel);
  await expect(button).toBeEnabled();
  const said = await button.textContent();
  await press(panel.getByRole("button", { name: "Undo" }));
  await press(panel.getByRole("button", { name: "Redo" }));
  // Where there is little room, a button that does nothing is not shown.
  await expect(panel.getByRole("button", { name: "Redo", disabled: false })).toHaveCount(0);
  await expect(button).toHaveText(said ?? "");
}

/** Confirms, and waits until the move is taken. */
export async function confirm(page: Page): Promise<void> {
  await press(confirmButton(movePanel(page)));
  await expectTaken(page);
}

/** Confirms a move that does nothing: it is asked once more, and taken only then. */
export async function confirmIdle(page: Page): Promise<void> {
  const button = confirmButton(movePanel(page));
  const said = (await button.textContent()) ?? "";
  await press(button);
  await expect(button).toHaveText(/^Really /);
  await page.keyboard.press("Escape");
  await expect(button).toHaveText(said);
  await press(button);
  await expect(button).toHaveText(/^Really /);
  await page.keyboard.press("c");
  await expectTaken(page);
}

/** With a finger where there is a touch screen, else with the mouse. */
export async function press(target: Locator): Promise<void> {
  const hasTouch = await target.page().evaluate(() => navigator.maxTouchPoints > 0);
  await (hasTouch ? target.tap() : target.click());
}

async function expectTaken(page: Page): Promise<void> {
  await expect(movePanel(page).or(page.getByText("Saved", { exact: true }))).toBeVisible();
}

function confirmButton(panel: Locator): Locator {
  return panel.locator('[aria-keyshortcuts="c"]');
}
