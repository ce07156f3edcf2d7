// Builds a turn on the page, as a person would, and confirms it.
import { type Command, isTileKind, type OrderId, orderCard, type TileKind, type WorkStep } from "@pithead/game-coal-baron/client";
import { phraseOfStep, say, textOf } from "@pithead/wording";
import { expect, type Locator, type Page } from "@playwright/test";
import { capital } from "../../games/parts/capital.ts";
import { choice, confirm, confirmIdle, movePanel, undoAndRedo } from "../move-panel.ts";

const speaker = say("en", "coal-baron");

/** Builds the command on the table's page, undoing and doing again on the way, and confirms it. */
export async function takeTurn(page: Page, command: Command): Promise<void> {
  const panel = movePanel(page);
  await expect(panel).toBeVisible();
  if (command.type === "draft") await page.locator(`.tray [data-space="${command.order}"]`).click();
  else if (command.type === "place") await place(page, panel, command);
  else await keep(page, panel, command);
  await undoAndRedo(panel);
  await ("steps" in command && command.steps.length === 0 ? confirmIdle(page) : confirm(page));
}

async function place(page: Page, panel: Locator, command: Extract<Command, { type: "place" }>): Promise<void> {
  await page.locator(`.works [data-space="${command.space}"]`).click();
  if ("steps" in command) for (const step of command.steps) await choice(panel, labelOf(step)).click();
  if ("substitutes" in command) {
    for (const color of command.substitutes ?? []) await choice(panel, `Fill the cart with ${color} coal`).click();
  }
}

async function keep(page: Page, panel: Locator, command: Extract<Command, { type: "keep" }>): Promise<void> {
  await choice(panel, command.card === null ? "Keep none" : capital(cardLabel(command.card))).click();
  for (const color of command.substitutes ?? []) await choice(panel, `Fill the cart with ${color} coal`).click();
  if (command.rest.length === 0) return;
  await choice(panel, command.to === "top" ? "On top of the stack" : "Under the stack").click();
  await order(page, command.rest);
}

/** Moves the cards earlier until they lie in the wanted order. */
async function order(page: Page, wanted: readonly (OrderId | TileKind)[]): Promise<void> {
  const places = page.locator(".tray__rest li");
  for (const [place, card] of wanted.entries()) {
    const lying = async () => {
      const names = await places.evaluateAll((items) =>
        items.map((item) => item.querySelector("button")?.getAttribute("aria-label") ?? ""),
      );
      return names.findIndex((name, at) => at >= place && name === `Move ${cardLabel(card)} one place earlier`);
    };
    for (let at = await lying(); at > place; at -= 1) {
      await places.nth(at).getByRole("button", { name: "earlier" }).click();
      await expect.poll(lying).toBeLessThan(at);
    }
  }
}

/** What the panel calls a work step. */
export function labelOf(step: WorkStep): string {
  return textOf(speaker.phrase(phraseOfStep(step), { names: [], reader: null }));
}

function cardLabel(card: OrderId | TileKind): string {
  if (isTileKind(card)) return speaker.name({ piece: "tile", tile: card });
  return `${speaker.name({ piece: "order", order: card })}, ${orderCard(card).vp} VP`;
}
