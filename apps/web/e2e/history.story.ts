// A game looked at again: found by a search, ridden through, seen as others saw it, compared with itself, its scoring told, its result shared.
import { expect, type Page } from "@playwright/test";
import { anyCommand } from "./coal-baron/moves.ts";
import { open, reopen } from "./open.ts";
import { DEVICES, type Person, playAsGuest, site, test } from "./person.ts";
import { leavePages, playOn } from "./player.ts";
import { expectSoundEverywhere } from "./sound.ts";

/** Opens a table and seats the others, by the API. @returns the game's id. */
async function openTable([owner, ...others]: readonly [Person, ...Person[]], game: string): Promise<string> {
  const { id } = await (await owner.call("POST", "/tables", { game, seats: others.length + 1 })).json();
  for (const other of others) await other.call("POST", `/tables/${id}/sit`, {});
  return id;
}

async function named(person: Person): Promise<Person> {
  await playAsGuest(person);
  await person.call("PATCH", "/me", { name: person.name });
  return person;
}

const slider = (page: Page) => page.getByRole("region", { name: "Replay" }).getByRole("slider", { name: "Move" });

test("a finished game is found, ridden through, compared and shared", async ({ newPerson }) => {
  const [hanna, ludwig] = [await named(await newPerson("Hanna", DEVICES.desktop)), await named(await newPerson("Ludwig"))];
  const players = [hanna, ludwig] as const;
  const running = await openTable(players, "coal-baron");
  const id = await openTable(players, "coal-baron");
  await leavePages(players);
  await playOn(players, id, anyCommand);
  const { table, seat } = await (await hanna.call("GET", `/games/${id}`)).json();
  const all: number = table.seq;
  const [first = "", second = ""] = table.players.map(({ name }: { name: string }) => name);
  const { page } = hanna;

  await test.step("is found by player and result; the address keeps the search", async () => {
    await open(page, "/history");
    const found = page.getByRole("region", { name: "Finished games" });
    await page.getByRole("searchbox", { name: "Player" }).fill("lud");
    await expect(page).toHaveURL(/\?player=lud$/);
    const won: boolean = table.players.find(({ name }: { name: string }) => name === "Ludwig").rank === 1;
    await page.getByRole("combobox", { name: "Result" }).selectOption(won ? "won" : "lost");
    await expect(found.locator(`a[href="/games/${id}"]`)).toBeVisible();
    await reopen(page);
    await expect(page.getByRole("searchbox", { name: "Player" })).toHaveValue("lud");
    await page.getByRole("combobox", { name: "Result" }).selectOption(won ? "lost" : "won");
    await expect(found.locator(`a[href="/games/${id}"]`)).toBeHidden();
    await page.getByRole("button", { name: "Clear the search" }).first().click();
    await page.getByRole("checkbox", { name: "Only my games" }).check();
    await page.getByLabel("To", { exact: true }).fill("2020-01-01");
    await expect(page.getByText("None of your games fits.")).toBeVisible();
    await expectSoundEverywhere(page, "search");
    await page.getByRole("button", { name: "Clear the search" }).first().click();
    await page.getByRole("button", { name: "Running", exact: true }).click();
    await expect(page.getByRole("region", { name: "Games to watch" }).locator(`a[href="/games/${running}"]`)).toBeVisible();
    await expect(page).toHaveURL(/\?status=running$/);
  });

  await test.step("is ridden by keys, from shift to shift, and by its chart", async () => {
    await open(page, `/games/${id}/history/20`);
    await page.locator("body").press("ArrowRight");
    await expect(page).toHaveURL(/\/history\/21$/);
    await page.locator("body").press("PageDown");
    await expect(page.getByRole("region", { name: "Replay" }).getByText(/^Shift II, move \d+$/)).toBeVisible();
    const chart = page.getByRole("region", { name: "Figures", exact: true });
    await chart.getByRole("combobox").selectOption({ label: "Marks" });
    await expect(chart.getByRole("img", { name: /^Marks over the game\. At move \d+: / })).toBeVisible();
    const plot = chart.getByRole("slider");
    const box = await plot.boundingBox();
    if (box === null) throw new Error("The chart is not to be seen.");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const middle = Number(await slider(page).inputValue());
    expect(Math.abs(middle - all / 2)).toBeLessThan(3);
    await slider(page).fill("12");
    await expect(plot).toHaveValue("12");
  });

  await test.step("has a log by player, and a link for every line", async () => {
    const log = page.getByRole("region", { name: "Log" });
    await log.getByRole("button", { name: second }).click();
    await expect(log.locator("li:not(.is-heading) > span > .seat-red:first-child")).toHaveCount(0);
    const line = log.locator("li[data-seq]:not(.is-heading)").nth(4);
    await line.getByRole("link").click();
    await expect(page).toHaveURL(/\/history\/(\d+)\?only=1#line-\1\.\d+$/);
    const reader = await ludwig.context.newPage();
    await reader.setViewportSize(DEVICES.phone.viewport);
    await open(reader, page.url());
    await expect(reader.locator("li.is-named")).toBeInViewport();
    await reader.close();
    await page.goBack();
    await expect(page).not.toHaveURL(/only=/);
    await expect(log.getByRole("button", { name: "All", exact: true })).toHaveAttribute("aria-pressed", "true");
    await page.goForward();
    await expect(page).toHaveURL(/\?only=1/);
    await expect(log.getByRole("button", { name: second })).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("is seen as the other seat saw it, and compared with an earlier position", async () => {
    await open(page, `/games/${id}/history/15`);
    const look = page.getByRole("region", { name: "Look closer" });
    const other = seat === 0 ? second : first;
    await look.getByRole("button", { name: other }).click();
    await expect(page).toHaveURL(new RegExp(`/15\\?as=${1 - seat}$`));
    await expect(page.getByRole("group", { name: "Whose pit" }).getByRole("button", { name: other })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await look.getByRole("button", { name: "Compare from here" }).click();
    await slider(page).fill("35");
    await expect(look.getByRole("row", { name: /^VP/ })).toBeVisible();
    await expect(look.getByRole("heading", { name: "On the board" })).toBeVisible();
    expect(await page.locator(".space.is-changed").count()).toBeGreaterThan(0);
    await expect(page).toHaveURL(new RegExp(`/35\\?as=${1 - seat}&compare=15$`));
    await expectSoundEverywhere(page, "compared");
    await reopen(page);
    await expect(look.getByLabel("From move")).toHaveValue("15");
    await look.getByLabel("From move").fill("0");
    await look.getByLabel("With move").fill(String(all));
    await expect(page.locator(".pit .changed-rect").first()).toBeVisible();
    await look.getByRole("button", { name: "Stop comparing" }).click();
    await expect(page).toHaveURL(new RegExp(`/${all}\\?as=${1 - seat}$`));
  });

  await test.step("tells its final scoring step by step", async () => {
    await open(page, `/games/${id}/history/${all}`);
    const steps = page.getByRole("region", { name: "The final scoring, step by step" });
    await steps.getByRole("button", { name: "From the start" }).click();
    await steps.getByRole("button", { name: "One step on" }).click();
    await expect(steps.getByText(/^Step 1 of \d+$/)).toBeVisible();
    await expect(steps.getByText("Orders delivered")).toHaveCount(2);
    await steps.getByRole("slider").fill("5");
    await expect(steps.getByText(/^Step 5 of \d+$/)).toBeVisible();
    await expectSoundEverywhere(page, "steps");
  });

  await test.step("is shared by a card and a link that says its language", async () => {
    await hanna.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Share the result" });
    const card = dialog.getByRole("img");
    await expect.poll(() => card.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(1200);
    await expectSoundEverywhere(page, "share");
    await dialog.getByRole("button", { name: "Copy the link" }).click();
    await expect(page.getByText("The link is copied.")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${site()}/games/${id}?lang=en`);
    const shown = await (await ludwig.context.request.get(link.replace("lang=en", "lang=de"))).text();
    expect(shown).toContain(`${site()}/api/v1/games/${id}/result.png?lang=de`);
  });

  await test.step("has a picture of every position in the reader's language, and says which is none", async () => {
    await ludwig.call("PATCH", "/me/language", { language: "nl" });
    const past = await (await ludwig.context.request.get(`/games/${id}/history/20`)).text();
    const [, picture] = /"og:image" content="([^"]*)"/.exec(past) ?? [];
    expect(picture).toBe(`${site()}/api/v1/games/${id}/picture.png?at=20&amp;lang=nl`);
    await open(page, `/games/${id}/history/${all + 1}`);
    await expect(page).toHaveTitle(/Nothing lies here · Pithead$/);
  });
});
