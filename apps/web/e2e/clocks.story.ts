// Tables with clocks: what is told of them, what happens when the time is up, votes, pauses, vacations, resigning and substitutes.
import { expect, type Page } from "@playwright/test";
import { awaitMail } from "./inbox.ts";
import { open, reopen } from "./open.ts";
import { type Person, playAsGuest, signInByMail, test } from "./person.ts";
import { look, personAt, seatOrder } from "./player.ts";
import { passTime } from "./service-clock.ts";
import { expectSoundEverywhere } from "./sound.ts";

const MINUTE = 60_000;
const HALF_AN_HOUR = { kind: "each", time: 1800 };

interface Timed {
  id: string;
  /** Whose clock runs. */
  asked: Person;
  others: Person[];
}

/** A table of Coal Baron with half an hour a move, at which all of them sit. */
async function timedTable(people: readonly [Person, ...Person[]], wanted: object): Promise<Timed> {
  const [owner, ...guests] = people;
  const opened = await owner.call("POST", "/tables", { game: "coal-baron", seats: people.length, pace: HALF_AN_HOUR, ...wanted });
  const { id } = await opened.json();
  for (const guest of guests) expect((await guest.call("POST", `/tables/${id}/sit`, {})).status()).toBe(200);
  const seats = await seatOrder(people, id);
  const { toMove } = await look(owner, id);
  const asked = personAt(seats, toMove[0] ?? 0);
  return { id, asked, others: seats.filter((person) => person !== asked) };
}

const clocks = (page: Page) => page.getByRole("region", { name: "Clocks" });

test("clocks are told to the second, and what a table has chosen happens when the time is up", async ({ newPerson }) => {
  const people = [await newPerson("Ada"), await newPerson("Bo"), await newPerson("Cy")] as const;
  const [ada, bo, cy] = people;
  await signInByMail(ada);
  for (const person of [bo, cy]) await playAsGuest(person);

  await test.step("a new table explains its pace", async () => {
    const { page } = ada;
    await open(page, "/new");
    const sum = page.getByRole("status").filter({ hasText: "Everybody begins with" });
    await expect(sum).toContainText("Everybody begins with 4 days and gets 1 day more for each turn, up to 4 days in all.");
    await page.getByText("2 moves a day", { exact: true }).click();
    await page.getByText("The others vote", { exact: true }).click();
    await page.getByText("Clocks run in the daytime only").click();
    await page.getByText("90%", { exact: true }).click();
    await expect(sum).toContainText("Everybody begins with 3 days and gets 12 hours more for each turn");
    await expect(sum).toContainText("Clocks run from 08:00 to 22:00. When somebody’s time is up, the others vote");
    await expectSoundEverywhere(page, "new-table-pace");
  });

  const moves = await timedTable([ada, bo], { atExpiry: "move" });
  const bots = await timedTable([ada, bo], { atExpiry: "bot" });
  const voted = await timedTable(people, { atExpiry: "vote" });
  const ended = await timedTable(people, { atExpiry: "vote" });

  await test.step("the clock ticks, and says until when and what comes then", async () => {
    const { page } = moves.asked;
    await open(page, `/games/${moves.id}`);
    await expect(clocks(page)).toContainText(/You have until \w{3} \d+ \w+, \d\d:\d\d CET\. After that a bot makes this one move\./);
    passTime(22 * MINUTE);
    await reopen(page);
    await expect(page.getByRole("banner").getByText(/^\d min \d\d s$/)).toBeVisible();
    const shown = await page.getByRole("banner").locator("time").textContent();
    await expect(page.getByRole("banner").locator("time")).not.toHaveText(shown ?? "");
    await expectSoundEverywhere(page, "clock-runs");
  });

  await test.step("a bot makes the one move, and the log says so", async () => {
    passTime(8 * MINUTE);
    const { page } = moves.asked;
    await expect.poll(async () => (await look(moves.asked, moves.id)).seq).toBeGreaterThan(0);
    await expect(page.getByText("(by a bot)").first()).toBeVisible();
  });

  await test.step("a bot plays on, until its player is back", async () => {
    const { page } = bots.asked;
    await open(page, `/games/${bots.id}`);
    await expect(page.getByText("A bot plays on for you.")).toBeVisible();
    await page.getByRole("button", { name: "I’m back" }).click();
    await expect(page.getByText("Going away?")).toBeVisible();
  });

  await test.step("the others vote to end the game, and everybody is told", async () => {
    const [late, one, other] = [ended.asked, personAt(ended.others, 0), personAt(ended.others, 1)];
    await open(one.page, `/games/${ended.id}`);
    const vote = one.page.getByRole("group", { name: /time is up/ });
    await vote.getByRole("button", { name: /End the game/ }).click();
    await expect(vote.getByRole("button", { name: /End the game/, pressed: true })).toContainText("1 of 2");
    await expectSoundEverywhere(one.page, "vote");
    await open(late.page, `/games/${ended.id}`);
    await expect(clocks(late.page)).toContainText("Your time is up. The others decide");
    await open(other.page, `/games/${ended.id}`);
    await other.page.getByRole("button", { name: /End the game/ }).click();
    await expect(one.page.getByText("The players ended this game: it has no result.").first()).toBeVisible();
    const mail = await awaitMail(ada.email, ({ subject, text }) => subject.includes("was ended") && text.includes(ended.id));
    expect(mail.text).toMatch(/not\s+rated/);
  });

  await test.step("the others look for a substitute, who finds the seat in the lobby", async () => {
    for (const { page } of voted.others) {
      await open(page, `/games/${voted.id}`);
      await page.getByRole("button", { name: /Look for a substitute/ }).click();
    }
    const sue = await newPerson("Sue");
    await playAsGuest(sue);
    await open(sue.page, "/lobby");
    const seats = sue.page.getByRole("region", { name: "Seats to take over" });
    const seat = seats.getByRole("listitem").filter({ has: sue.page.locator(`a[href="/games/${voted.id}"]`) });
    await expect(seat.getByText(/VP, the best has/)).toBeVisible();
    await expectSoundEverywhere(sue.page, "lobby-seats");
    await seat.getByRole("link", { name: /^Look at the table/ }).click();
    await sue.page.waitForURL(`**/games/${voted.id}`);
    await sue.page.getByRole("button", { name: "Take the seat" }).click();
    await expect.poll(async () => (await look(sue, voted.id)).seat).not.toBeNull();
    await expect(sue.page.getByRole("button", { name: "Take the seat" })).toBeHidden();
    await open(sue.page, "/lobby");
    await expect(sue.page.getByRole("heading", { name: "Open tables" })).toBeVisible();
    await expect(seat).toBeHidden();
  });
});

test("clocks rest by consent and on vacation, and who resigns is asked once more", async ({ newPerson }) => {
  const people = [await newPerson("Dee"), await newPerson("Eve")] as const;
  for (const person of people) await playAsGuest(person);
  const pace = { kind: "bank", bank: 86_400, increment: 43_200, cap: 172_800 };
  const { id, asked, others } = await timedTable(people, { pace });
  const other = personAt(others, 0);
  for (const { page } of people) await open(page, `/games/${id}`);

  await test.step("what a move brings is told after it", async () => {
    await expect(asked.page.getByRole("banner").getByText(/^(1 d|23 h)/)).toBeVisible();
    const shown = await look(asked, id);
    await asked.page.locator(".tray [data-space]").first().click();
    await asked.page.locator('[aria-keyshortcuts="c"]').click();
    await expect(asked.page.getByText(/^12 hours more for this turn: your clock has 1 day 12 hours in hand\.$/)).toBeVisible();
    await expect.poll(async () => (await look(asked, id)).seq).toBeGreaterThan(shown.seq);
  });

  await test.step("all clocks stand once everybody wants it", async () => {
    await asked.page.getByRole("button", { name: "Ask for a pause" }).click();
    await expect(clocks(other.page)).toContainText("For a pause: ");
    await other.page.getByRole("button", { name: "Pause too" }).click();
    await expect(clocks(asked.page)).toContainText("Paused since");
    await expectSoundEverywhere(asked.page, "paused");
    await asked.page.getByRole("button", { name: "Go on" }).click();
    await expect(clocks(other.page)).toContainText("You have until");
  });

  await test.step("a vacation rests the clock, and the others see it", async () => {
    await open(other.page, "/account");
    await other.page.getByLabel("For how many days").fill("3");
    await other.page.getByRole("button", { name: "Begin now" }).click();
    await expect(other.page.getByText(/You are on vacation until/)).toBeVisible();
    await expect(clocks(asked.page)).toContainText("clock rests until");
    await expect(asked.page.getByRole("row", { name: /on vacation until/ })).toBeVisible();
    await expectSoundEverywhere(asked.page, "vacation");
    await other.page.getByRole("button", { name: "I am back" }).click();
    await expect(clocks(asked.page)).not.toContainText("clock rests until");
  });

  await test.step("resigning says what it means, and opens the seat to a substitute", async () => {
    const { page } = other;
    await open(page, `/games/${id}`);
    await page.getByRole("button", { name: "Resign …" }).click();
    const dialog = page.getByRole("dialog", { name: "Do you resign?" });
    await expect(dialog).toContainText("The game is not rated from then on");
    await expectSoundEverywhere(page, "resign");
    await dialog.getByRole("button", { name: "Play on" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Resign …" }).click();
    await dialog.getByText("A substitute", { exact: true }).click();
    await dialog.getByRole("button", { name: "Resign", exact: true }).click();
    await expect(page.getByText("You have resigned.")).toBeVisible();
  });

  await test.step("the profile says how reliable they are, and why", async () => {
    const { page } = asked;
    await page
      .getByRole("row", { name: /resigned/ })
      .getByRole("link")
      .click();
    await page.waitForURL("**/players/*");
    await page.getByText("Why?").click();
    await expect(page.getByText("0 of 1")).toBeVisible();
    await expectSoundEverywhere(page, "profile");
  });
});
