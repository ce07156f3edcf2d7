// How one is told: by which ways, when, about which games, what became of each notice, and how mails end.
import type { Position } from "@pithead/game-coal-baron/client";
import { expect } from "@playwright/test";
import { anyCommand } from "./coal-baron/moves.ts";
import { awaitMail } from "./inbox.ts";
import { open, reopen } from "./open.ts";
import { shiftsOf } from "./page-figures.ts";
import { playAsGuest, signInByMail, site, test } from "./person.ts";
import { look, playOn } from "./player.ts";
import { expectSoundEverywhere } from "./sound.ts";
import { REPORTS_KEY } from "./whole-service.ts";

test("a player says how they are told, and reads what became of each notice", async ({ newPerson }) => {
  const [nell, rob] = [await newPerson("Nell"), await newPerson("Rob")];
  const { page } = nell;
  await signInByMail(nell);
  await playAsGuest(rob);

  await test.step("the time zone is the browser's, and can be changed", async () => {
    await page.getByRole("link", { name: "Berlin time" }).click();
    await page.waitForURL("**/account/notices**");
    const zone = page.getByLabel("Your time zone");
    await expect(zone).toHaveValue("Europe/Berlin");
    await zone.fill("Mars/Crater");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("There is no time zone of that name.")).toBeVisible();
    await expect(zone).toHaveAttribute("aria-invalid", "true");
    await expect(zone).toHaveAccessibleDescription(/There is no time zone of that name\./);
    await zone.fill("Asia/Kolkata");
    await expect(zone).toHaveAccessibleDescription(/India Standard Time/);
    await page.getByLabel("Minutes after your turn begins").fill("0");
    await page.getByText("Nothing at night").click();
    await page.getByLabel("from", { exact: true }).fill("00:00");
    await page.getByLabel("to", { exact: true }).fill("00:01");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    const asked = page.getByRole("region", { name: "Your time zone" });
    await expect(asked).toContainText("Your browser keeps the time of Berlin. Mails and quiet hours go by Kolkata.");
    await asked.getByRole("button", { name: "Use Berlin" }).click();
    await expect(asked).toBeHidden();
    await reopen(page);
    await expect(zone).toHaveValue("Europe/Berlin");
  });

  await test.step("another zone than the browser's is asked about once, and nothing moves for it", async () => {
    await page.getByLabel("Your time zone").fill("Asia/Kolkata");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const asked = page.getByRole("region", { name: "Your time zone" });
    await expect(asked).toBeVisible();
    await open(page, "/home");
    await expect(asked).toBeVisible();
    expect((await shiftsOf(page)).sum).toBeLessThan(0.01);
    await asked.getByRole("button", { name: "Keep Kolkata" }).click();
    await expect(asked).toBeHidden();
    await open(page, "/account/notices");
    await expect(asked).toBeHidden();
  });

  await test.step("a webhook that fails shows what went wrong", async () => {
    const hook = page.getByRole("region", { name: "Webhook" });
    await hook.getByLabel("Address").fill("https://127.0.0.1/hook");
    await hook.getByRole("button", { name: "Slack" }).click();
    await hook.getByRole("button", { name: "Keep the address" }).click();
    await expect(hook.getByRole("alert")).toContainText("hooks.slack.com");
    await hook.getByRole("button", { name: "a program" }).click();
    await hook.getByRole("button", { name: "Keep the address" }).click();
    await hook.getByRole("button", { name: "Send a test" }).click();
    await expect(hook.getByRole("status")).toContainText("did not arrive: the address leads into a private network");
  });

  await test.step("a test mail arrives", async () => {
    await page.getByRole("button", { name: "Send a test mail" }).click();
    await expect(page.getByText(`A test is on its way to ${nell.email}.`, { exact: false })).toBeVisible();
    await awaitMail(nell.email, ({ subject }) => subject === "A test from Pithead");
  });

  await test.step("a device is asked for its permission", async () => {
    const devices = page.getByRole("region", { name: "Devices" });
    await devices.getByRole("button", { name: "Show notices on this device" }).click();
    await expect(devices.getByRole("alert")).toBeVisible();
  });

  const feeds = page.getByRole("region", { name: "Feeds" });
  await feeds.getByRole("button", { name: "Make the addresses" }).click();
  await expect(feeds.getByRole("link", { name: "Deadlines (calendar)" })).toBeVisible();
  await expectSoundEverywhere(page, "notice-settings");

  const pace = { kind: "each", time: 86_400 };
  const loud = await (await rob.call("POST", "/tables", { game: "coal-baron", seats: 2, pace })).json();
  const quiet = await (await rob.call("POST", "/tables", { game: "coal-baron", seats: 2, pace })).json();
  for (const { id } of [loud, quiet]) expect((await nell.call("POST", `/tables/${id}/sit`, {})).status()).toBe(200);

  await test.step("mails about one game are switched off at its table", async () => {
    await open(page, `/games/${quiet.id}`);
    await page.getByText("Notices of this game").click();
    await page.getByRole("checkbox", { name: "by mail" }).click();
    await expect(page.getByRole("checkbox", { name: "by mail" })).not.toBeChecked();
    await expectSoundEverywhere(page, "table-notices");
  });

  for (const { id } of [quiet, loud]) {
    const { seat: own } = await look(nell, id);
    // At the first, Nell may have looked: another question is one she has not seen.
    await playOn<Position>([nell, rob], id, anyCommand, ({ seat, seq }) => seq > 1 && seat === own);
  }
  const mail = await awaitMail(nell.email, ({ text }) => text.includes(`/games/${loud.id}`));

  await test.step("the ledger says what was sent, and what was not and why", async () => {
    const told = (game: string) => page.getByRole("listitem").filter({ has: page.locator(`a[href="/games/${game}"]`) });
    const line = (game: string, words: RegExp) => told(game).getByRole("listitem").filter({ hasText: words }).first();
    const read = (game: string, words: RegExp) =>
      expect.poll(async () => {
        await open(page, "/notices");
        return line(game, words).textContent();
      });
    await read(quiet.id, /^Your move by mail/).toContain("Not sent: you have switched it off");
    await read(loud.id, /^Your move by webhook/).toContain("private network");
    await expect(line(loud.id, /^Your move by mail.*Sent/)).toBeVisible();
    await told(quiet.id)
      .first()
      .getByRole("button", { name: /^Notices of/ })
      .click();
    await expect(told(quiet.id).first().getByRole("checkbox", { name: "by mail" })).not.toBeChecked();
    await expectSoundEverywhere(page, "ledger");
  });

  await test.step("the settings list the game, and tell all of it again", async () => {
    await open(page, "/account/notices");
    const games = page.getByRole("region", { name: "Games with fewer notices" });
    await games.getByRole("button", { name: /^Every way again/ }).click();
    await expect(games).toBeHidden();
  });

  await test.step("feeds are read by whoever has their addresses", async () => {
    const read = async (name: string) => {
      const address = await feeds.getByRole("link", { name }).getAttribute("href");
      return (await fetch(`${site()}${address}`)).text();
    };
    await expect.poll(() => read("Notices (Atom)")).toContain(`/games/${loud.id}`);
    expect(await read("Deadlines (calendar)")).toContain(`/games/${quiet.id}`);
  });

  await test.step("mails that come back are told on every page, with what to do", async () => {
    const report = { RecordType: "Bounce", Type: "HardBounce", Email: nell.email };
    const headers = { "content-type": "application/json" };
    const address = `${site()}/api/v1/mail-reports/${REPORTS_KEY}`;
    expect((await fetch(address, { method: "POST", headers, body: JSON.stringify(report) })).status).toBe(204);
    await open(page, `/games/${loud.id}`);
    const banner = page.getByRole("region", { name: "Your mails have stopped." });
    await expect(banner).toContainText(`Mails to ${nell.email} come back`);
    await expectSoundEverywhere(page, "mails-stopped");
    await open(page, "/home");
    await banner.getByRole("button", { name: "Send mails again" }).click();
    await expect(banner).toBeHidden();
  });

  await test.step("one click in the mail program ends mails", async () => {
    const [, address = ""] = /<(http[^>]+)>/.exec(String(mail.headers["list-unsubscribe"])) ?? [];
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect((await fetch(address, { method: "POST", body })).status).toBe(204);
    await open(page, "/account/notices");
    await expect(page.getByRole("checkbox", { name: /^Mail/ })).not.toBeChecked();
  });
});
