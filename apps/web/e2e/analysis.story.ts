// After the game: where it was won, seen on a curve, and played on from there.
import { expect } from "@playwright/test";
import { open } from "./open.ts";
import { playAsGuest, test } from "./person.ts";
import { look } from "./player.ts";

test("a player has a finished game analysed, and plays on from its middle", async ({ newPerson }) => {
  // Bots and analyses give way to all other work.
  test.setTimeout(1_200_000);
  const player = await newPerson("Anna");
  const { page } = player;
  await playAsGuest(player);
  const opened = await player.call("POST", "/tables", { game: "coal-baron", seats: 2, bots: ["medium"] });
  const { id } = await opened.json();
  await player.call("POST", `/games/${id}/away`, { level: "easy" });
  await expect.poll(async () => (await look(player, id)).finished, { timeout: 480_000 }).toBe(true);
  const { seq } = await look(player, id);

  await open(page, `/games/${id}/history/${seq}`);
  await page.getByRole("button", { name: "Analyse the game" }).click();
  const curve = page.getByRole("img", { name: /^Chance of winning\. At move/ });
  await expect(curve).toBeVisible();
  const turns = page.getByRole("list", { name: "Turning points" }).or(page.getByText("No single move turned this game."));
  await expect(turns).toBeVisible({ timeout: 600_000 });

  await open(page, `/games/${id}/history/${Math.floor(seq / 2)}`);
  await expect(curve).toBeVisible();
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/games/") && !url.pathname.includes(id));
  await expect(page.getByRole("region", { name: /^(Your move|The state of the game)$/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /\(bot\)/ })).toBeVisible();
});
