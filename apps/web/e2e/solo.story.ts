// A newcomer plays at once, alone: one press on the first page, and the first move is theirs to make.

import type { Position } from "@pithead/game-coal-baron/client";
import { expect } from "@playwright/test";
import { anyCommand } from "./coal-baron/moves.ts";
import { open, reopen } from "./open.ts";
import { test } from "./person.ts";
import { look, send } from "./player.ts";

test("a newcomer plays Coal Baron against a bot at one press", async ({ newPerson }) => {
  const newcomer = await newPerson("Nora");
  const { page } = newcomer;
  await open(page, "/");
  await page.getByRole("button", { name: "Coal Baron" }).click();
  await page.waitForURL(/\/games\/[a-z0-9]{10}$/);
  const id = new URL(page.url()).pathname.slice("/games/".length);
  await expect(page.getByRole("region", { name: "The works" })).toBeVisible();
  await expect(page.getByRole("row", { name: /\(bot\)/ })).toBeVisible();

  const isAsked = async () => {
    const { seat, toMove } = await look(newcomer, id);
    return toMove.includes(seat);
  };
  await test.step("is asked, moves, and is asked again once the bot has moved", async () => {
    for (const _ of [1, 2]) {
      await expect.poll(isAsked).toBe(true);
      await expect.poll(isAsked).toBe(true);
      await expect(page.getByRole("region", { name: "Your move" })).toBeVisible();
      const shown = await look<Position>(newcomer, id);
      await send(newcomer, id, shown.seq, anyCommand(shown));
    }
  });

  await test.step("sees on the phone how well the bot plays", async () => {
    const wide = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("region", { name: "Players in brief" }).getByTitle("medium")).toBeVisible();
    await page.setViewportSize(wide);
  });

  await test.step("asks for a hint, and reads what a bot would do and why", async () => {
    await expect.poll(isAsked).toBe(true);
    await reopen(page);
    await page.getByRole("button", { name: "Give me a hint" }).click();
    await expect(page.getByRole("region", { name: "A hint" }).getByText(/^A bot /)).toBeVisible();
    await page.getByRole("button", { name: "Build it" }).click();
    await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
  });

  await test.step("goes away, and comes back at one press", async () => {
    await page.getByText("Going away?").click();
    await page.getByRole("button", { name: "Let a bot play", exact: true }).click();
    await expect(page.getByText("A bot plays on for you.")).toBeVisible();
    await page.getByRole("button", { name: "I’m back" }).click();
    await expect(page.getByText("Going away?")).toBeVisible();
  });
});

test("a newcomer plays Kohle & Kolonie against bots at one press", async ({ newPerson }) => {
  const { page } = await newPerson("Nico");
  await open(page, "/");
  await page.getByRole("button", { name: "Kohle & Kolonie" }).click();
  await page.waitForURL(/\/games\/[a-z0-9]{10}$/);
  await expect(page.getByRole("row", { name: /\(bot\)/ })).toHaveCount(2);
});
