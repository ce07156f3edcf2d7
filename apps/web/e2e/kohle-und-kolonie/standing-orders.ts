// Standing orders, set and cancelled on the table's page.
import { expect, type Locator, type Page } from "@playwright/test";
import { press } from "../move-panel.ts";

/** Orders to pay a local worker for loading, and to lose points to mining damage; then wants to be asked about the damage again. */
export async function setAndCancel(page: Page): Promise<void> {
  const orders = await openOrders(page);
  await expect(orders).toContainText("none");
  await settle(orders, "Load carts", "Local worker");
  await expect(orders).toContainText("Pay a local worker.");
  await settle(orders, "Mining damage", "Lose 2 VP");
  await expect(orders).toContainText("Lose 2 VP.");
  await press(orders.getByRole("button", { name: "Ask me again: Mining damage" }));
  await expect(orders).not.toContainText("Lose 2 VP.");
  await expect(orders.getByRole("button", { name: "Settle: Mining damage" })).toBeVisible();
  await expect(orders).toContainText("Pay a local worker.");
}

/** The log says which moves were made by order. */
export async function expectInLog(page: Page): Promise<void> {
  await showPart(page, "Log");
  const log = page.getByRole("region", { name: "Log" });
  await expect(log.getByText("(by standing order)").first()).toBeVisible();
}

async function openOrders(page: Page): Promise<Locator> {
  await showPart(page, "Tableau");
  const orders = page.getByRole("region", { name: "Standing orders" });
  await press(orders.locator("summary"));
  return orders;
}

async function settle(orders: Locator, kind: string, choice: string): Promise<void> {
  await press(orders.getByRole("button", { name: `Settle: ${kind}` }));
  await press(orders.getByText(choice, { exact: true }));
  await press(orders.getByRole("button", { name: "Keep this order" }));
  await expect(orders.getByRole("button", { name: "Keep this order" })).toHaveCount(0);
}

/** On a phone the parts of the table show one at a time. */
async function showPart(page: Page, name: string): Promise<void> {
  await press(page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button", { name: new RegExp(`^${name}`) }));
}
