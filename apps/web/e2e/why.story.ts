// Every figure of a table and of a history answers "why?": pointed at, by keys, by a finger.
import type { Position as ColonyPosition } from "@pithead/game-kohle-und-kolonie/client";
import { expect, type Page } from "@playwright/test";
import { anyCommand } from "./coal-baron/moves.ts";
import { expectAllAnswered } from "./figures.ts";
import { commandTowards } from "./kohle-und-kolonie/steering.ts";
import { open } from "./open.ts";
import { DEVICES, type Person, playAsGuest, test } from "./person.ts";
import { leavePages, look, playOn, type Shown } from "./player.ts";
import { startTable } from "./table.ts";

const PACE = { kind: "bank", bank: 259_200, increment: 43_200, cap: 259_200, window: { from: 480, to: 1320, zone: "Europe/Berlin" } };

const tip = (page: Page) => page.getByRole("tooltip");

/** Opens a table of Coal Baron with a clock for two, and plays until somebody has points and their own turn. */
async function timedTable([wanda, wim]: readonly [Person, Person]): Promise<string> {
  const { id } = await (await wanda.call("POST", "/tables", { game: "coal-baron", seats: 2, pace: PACE, atExpiry: "vote" })).json();
  await wim.call("POST", `/tables/${id}/sit`, {});
  await leavePages([wanda, wim]);
  const { seat: own } = await look(wanda, id);
  await playOn([wanda, wim], id, anyCommand, ({ view, seat }) => view.shift === 2 && view.draw === null && seat === own);
  return id;
}

test("every figure answers why", async ({ newPerson }) => {
  const people = [await newPerson("Wanda", DEVICES.highDesktop), await newPerson("Wim"), await newPerson("Will")] as const;
  for (const person of people) await playAsGuest(person);
  const [wanda, wim] = people;
  const { page } = wanda;
  const coal = await timedTable([wanda, wim]);

  await test.step("a table of Coal Baron, whatever is pointed at", async () => {
    await open(page, `/games/${coal}`);
    await page.getByRole("table").first().waitFor();
    await expectAllAnswered(page, "Coal Baron");
  });

  await test.step("a deadline on home, pointed at: the card that leads to the table leaves it free", async () => {
    await open(page, "/home");
    await page.getByRole("article").getByRole("button").first().hover();
    await expect(tip(page)).toContainText("At a timeout the others vote.");
    await open(page, `/games/${coal}`);
    await page.getByRole("table").first().waitFor();
  });

  await test.step("a deadline, by keys: when, in whose zone, from what, and what then", async () => {
    const row = page.getByRole("row", { name: /^You/ });
    await row.getByRole("link").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(tip(page)).toContainText(
      /Time is up on \w{3} \d+ \w+, \d\d:\d\d CET, in your own time zone\. The clock showed .* when it began to run/,
    );
    await expect(tip(page)).toContainText("At first it showed 3 days; each turn adds 12 hours, up to 3 days.");
    await expect(tip(page)).toContainText("It runs only from 08:00 to 22:00, Europe/Berlin.");
    await expect(tip(page)).toContainText("After that the others vote");
    await expect(page.locator(":focus")).toHaveAccessibleDescription(/Time is up on/);
    await page.keyboard.press("Escape");
    await expect(tip(page)).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(tip(page)).toContainText("VP from deliveries");
  });

  await test.step("an element of the shift clock: who is ahead, and by how much", async () => {
    await page.getByRole("region", { name: "Shift clock" }).locator(".dialsay .why").first().focus();
    await expect(tip(page)).toContainText(/: (leads by|\d+ behind the most|shares the lead|nobody has any)/);
    await expect(tip(page)).toContainText("The most brings 2 VP");
  });

  await test.step("on a phone, by a finger: all figures of a player at once", async () => {
    await page.setViewportSize(DEVICES.phone.viewport);
    await open(page, `/games/${coal}`);
    const asked = page.getByRole("button", { name: /: what the figures are made of$/ }).last();
    const box = await asked.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
    await asked.click();
    await expect(tip(page)).toContainText("VP from deliveries");
    await expect(tip(page)).toContainText("Marks buy tiles");
    await page.setViewportSize(DEVICES.highDesktop.viewport);
  });

  await test.step("the end of a game, and its history", async () => {
    await leavePages([wanda, wim]);
    await playOn([wanda, wim], coal, anyCommand);
    const { seq } = await look(wanda, coal);
    await open(page, `/games/${coal}`);
    await expect(page.getByRole("region", { name: "How the points came" })).toContainText(/Shift I\s*(first: [a-z ]+ \d+|nothing)/);
    await expectAllAnswered(page, "Coal Baron, over");
    await page.keyboard.press("w");
    const words = page.getByRole("region", { name: "The table in words" });
    await expect(words.getByRole("heading", { name: "Your pit" })).toBeVisible();
    await expect(words.getByRole("button")).toHaveCount(0);
    await page.keyboard.press("w");
    await expect(words).toHaveCount(0);
    await open(page, `/games/${coal}/history/${seq}`);
    await expectAllAnswered(page, "Coal Baron, its history");
    await page.locator(".ch__say .why").first().focus();
    await expect(tip(page)).toContainText("VP from deliveries");
  });

  await test.step("a table of Kohle & Kolonie and its history", async () => {
    const choose = ({ view, seat }: Shown<ColonyPosition>) => commandTowards(view, seat, new Set());
    const id = await startTable("kohle-und-kolonie", people);
    await leavePages(people);
    const { seat: own } = await look(wanda, id);
    await playOn(people, id, choose, ({ view, seat }) => view.round === 2 && view.phase === "second-action" && seat === own);
    await open(page, `/games/${id}`);
    await page.getByRole("table").first().waitFor();
    await expectAllAnswered(page, "Kohle & Kolonie");
    await page
      .getByRole("button", { name: /^(A steam engine|An engineer)/ })
      .first()
      .focus();
    await expect(tip(page)).toContainText("By a bonus marker always");
    await open(page, `/games/${id}/history/20`);
    await expectAllAnswered(page, "Kohle & Kolonie, its history");
  });
});
