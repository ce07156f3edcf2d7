// Tables in words: the position, what happened last and every legal choice, read and played by keys alone.
import { type Position as CoalPosition, spacesFor } from "@pithead/game-coal-baron/client";
import { expect, type Page } from "@playwright/test";
import { anyCommand } from "./coal-baron/moves.ts";
import { movePanel } from "./move-panel.ts";
import { open, reopen } from "./open.ts";
import { playAsGuest, test } from "./person.ts";
import { leavePages, look, playOn, send } from "./player.ts";
import { startTable } from "./table.ts";

const inWords = (page: Page, name = "The table in words") => page.getByRole("region", { name });

test("a table of Coal Baron in words", async ({ newPerson }) => {
  const [wanda, wim] = [await newPerson("Wanda"), await newPerson("Wim")];
  for (const person of [wanda, wim]) await playAsGuest(person);
  const { page } = wanda;
  const id = await startTable("coal-baron", [wanda, wim]);
  const { seat } = await look<CoalPosition>(wanda, id);
  const isOwn = ({ phase, draw, turn }: CoalPosition) => phase === "shift" && draw === null && turn === seat;
  await leavePages([wanda, wim]);
  await playOn<CoalPosition>([wanda, wim], id, anyCommand, ({ view }) => isOwn(view));

  await test.step("says the position and what can be chosen", async () => {
    await open(page, `/games/${id}`);
    await page.keyboard.press("w");
    const words = inWords(page);
    await expect(words.getByRole("heading", { name: "Your pit" })).toBeVisible();
    await expect(words.getByRole("listitem").filter({ hasText: /^Brown: .*full cart.* light tile/ })).toHaveCount(2);
    const { view } = await look<CoalPosition>(wanda, id);
    const choices = spacesFor(view, seat).filter(({ reason }) => reason === undefined);
    await expect(words.getByRole("button")).toHaveCount(choices.length);
  });

  await test.step("a turn is built and confirmed by keys", async () => {
    await inWords(page)
      .getByRole("button", { name: /^The bank\./ })
      .focus();
    await page.keyboard.press("Enter");
    await expect(movePanel(page).getByRole("heading")).toContainText("from the bank");
    await page.keyboard.press("c");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  });

  await test.step("what the other does is announced once", async () => {
    const before = await look<CoalPosition>(wim, id);
    if (before.view.turn === before.seat) {
      await send(wim, id, before.seq, { type: "place", space: "bank" });
      const said = inWords(page).getByRole("log").getByRole("listitem");
      await expect(said.last()).toContainText("took 1 mark");
      await expect(said.last()).not.toContainText("You");
    }
  });

  await test.step("it stays so, in every language", async () => {
    for (const [language, name, pit] of [
      ["de", "Der Tisch in Worten", /volle Loren?/],
      ["nl", "De tafel in woorden", /volle mijnkar/],
    ] as const) {
      await wanda.call("PATCH", "/me/language", { language });
      await reopen(page);
      await expect(inWords(page, name)).toContainText(pit);
    }
  });
});

test("a table of Kohle & Kolonie in words", async ({ newPerson }) => {
  const people = [await newPerson("Wanda"), await newPerson("Wim"), await newPerson("Will")] as const;
  for (const person of people) await playAsGuest(person);
  const id = await startTable("kohle-und-kolonie", people);
  const shown = await Promise.all(people.map(async (person) => ({ person, ...(await look(person, id)) })));
  const asked = shown.find(({ toMove, seat }) => toMove.includes(seat))?.person ?? people[0];
  const { page } = asked;
  await page.keyboard.press("w");
  await expect(
    inWords(page)
      .getByRole("listitem")
      .filter({ hasText: /: \d local worker.*; \d place/ }),
  ).not.toHaveCount(0);
  await expect(
    inWords(page)
      .getByRole("listitem")
      .filter({ hasText: /^Field / }),
  ).not.toHaveCount(0);
  await expect(inWords(page).getByRole("heading", { name: "Your tableau" })).toBeVisible();
  await expect(movePanel(page).getByRole("button", { name: "Miners marker" })).toHaveAccessibleDescription(/^space \d · /);
  await page.keyboard.press("1");
  await page.keyboard.press("c");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(inWords(page).getByRole("log")).toContainText("You took the");
});
