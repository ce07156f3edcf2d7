// A turn built by keys alone: where they are is seen, and the numbers go on with the turn.
import { expect } from "@playwright/test";
import { movePanel } from "./move-panel.ts";
import { open } from "./open.ts";
import { playAsGuest, test } from "./person.ts";
import { tableAtTurn } from "./turns.ts";

test("the map of Kohle & Kolonie shows where the keys are, and a mine is bought by its numbers", async ({ newPerson }) => {
  const people = [await newPerson("Klara"), await newPerson("Kurt"), await newPerson("Kea")] as const;
  for (const person of people) await playAsGuest(person);
  const { id, asked } = await tableAtTurn("kohle-und-kolonie", people);
  const { page } = asked;
  await open(page, `/games/${id}`);

  const fields = page.locator("[data-field].is-legal");
  const stroke = () => fields.first().evaluate((field) => getComputedStyle(field).stroke);
  const lit = await stroke();
  await page.keyboard.press("m");
  await fields.first().focus();
  expect(await stroke()).not.toBe(lit);

  const choices = movePanel(page).locator("[data-choice]:not([aria-disabled])");
  await expect(movePanel(page).getByRole("button", { name: "Buy a mine" })).toBeVisible();
  await page.keyboard.press("1");
  await expect(movePanel(page).getByRole("button", { name: "Back", exact: true })).toBeVisible();
  const first = await choices.first().textContent();
  expect(first).toContain("Mine ");
  await page.keyboard.press("1");
  await expect(movePanel(page).getByText("Which mine do you buy?")).toBeHidden();
  await expect(movePanel(page).getByText("Your turn: what do you do?")).toBeHidden();
});
