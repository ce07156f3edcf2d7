// A table, opened and filled on the pages.
import { expect } from "@playwright/test";
import { open } from "./open.ts";
import type { Person } from "./person.ts";

const TITLES = { "coal-baron": "Coal Baron", "kohle-und-kolonie": "Kohle & Kolonie" } as const;

/** The first opens a table for as many as there are, the others follow its link and sit down, and the game starts. @returns the game's id. */
export async function startTable(game: keyof typeof TITLES, people: readonly [Person, ...Person[]]): Promise<string> {
  const [owner, ...guests] = people;
  await open(owner.page, "/new");
  await owner.page.getByRole("group", { name: "Game" }).getByText(TITLES[game], { exact: true }).click();
  await owner.page.getByText(`${people.length} players`, { exact: true }).click();
  await owner.page.getByRole("button", { name: "Open the table" }).click();
  await owner.page.waitForURL(/\/games\/[a-z0-9]{10}$/);
  const id = new URL(owner.page.url()).pathname.slice("/games/".length);
  for (const { page } of guests) {
    await open(page, `/games/${id}`);
    await page.getByRole("button", { name: "Sit down" }).click();
  }
  for (const { page } of people) await expect(page.getByRole("region", { name: /^(Your move|The state of the game)$/ })).toBeVisible();
  return id;
}
