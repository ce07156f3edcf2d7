// A table of two people, opened and filled on the pages.
import { expect } from "@playwright/test";
import type { Person } from "./person.ts";

/** `owner` opens a table for two, `guest` follows its link and sits down, and the game starts. @returns the game's id. */
export async function startTable(owner: Person, guest: Person): Promise<string> {
  await owner.page.goto("/new");
  await owner.page.getByText("2 players", { exact: true }).click();
  await owner.page.getByRole("button", { name: "Open the table" }).click();
  await owner.page.waitForURL(/\/games\/[a-z0-9]{10}$/);
  const id = new URL(owner.page.url()).pathname.slice("/games/".length);
  await guest.page.goto(`/games/${id}`);
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  for (const { page } of [owner, guest]) await expect(page.getByRole("region", { name: "The works" })).toBeVisible();
  return id;
}
