// Reading without a network what was read before: as it was last seen, with a mark that says so, and nothing of anybody else's.
import { type Command, openings, type Position } from "@pithead/game-coal-baron/client";
import { expect, type Page } from "@playwright/test";
import { anyCommand } from "./coal-baron/moves.ts";
import { movePanel } from "./move-panel.ts";
import { open, reopen } from "./open.ts";
import { DEVICES, type Person, playAsGuest, site, test } from "./person.ts";
import { look, type Shown, send } from "./player.ts";
import { expectSoundEverywhere } from "./sound.ts";

test("what was read opens again without a network; a move is kept, and never sent by itself", async ({ newPerson }) => {
  const ada = await newPerson("Ada", DEVICES.desktop);
  const { page, context } = ada;
  const id = await playAlone(ada);
  const { space, seq } = await playUntilWorkersCanBePlaced(ada, id);
  const paths = [`/games/${id}`, `/games/${id}/history/3`, "/rules/coal-baron"] as const;
  const [table, past, rules] = paths;

  await test.step("reads a table, a position of its history and the rules", async () => {
    for (const path of paths) await read(page, path);
    await expect.poll(() => kept(page)).toContain("/offline");
    await expect(mark(page)).toHaveCount(0);
  });

  await test.step("opens them again without a network", async () => {
    await context.setOffline(true);
    await reopen(page);
    await expect(mark(page)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Coal Baron", level: 1 })).toBeVisible();
    for (const [path, part] of [
      [past, "Replay"],
      [table, "The works"],
    ] as const) {
      await open(page, path);
      await expect(page.getByRole("region", { name: part })).toBeVisible();
      await expect(mark(page)).toBeVisible();
    }
    await page.getByRole("tab", { name: "Log" }).click();
    await expect(page.getByRole("list").filter({ has: page.locator(`a[href^="/games/${id}/history/"]`) })).not.toHaveCount(0);
  });

  await test.step("builds a turn, is told that it cannot be sent, and keeps it", async () => {
    await page.locator(`.works [data-space="${space}"]`).click();
    const confirm = movePanel(page).locator('[aria-keyshortcuts="c"]');
    await confirm.click();
    await expect(movePanel(page).getByRole("alert")).toContainText("Your turn is kept");
    await expect(movePanel(page).getByRole("button", { name: "Undo" })).toBeEnabled();
    await context.setOffline(false);
    await expect(mark(page)).toHaveCount(0);
    expect((await look(ada, id)).seq).toBe(seq);
    await confirm.click();
    await expect.poll(async () => (await look(ada, id)).seq).toBeGreaterThan(seq);
  });

  await test.step("is told of a page that was not read, and which were", async () => {
    await context.setOffline(true);
    await open(page, "/lobby");
    await expect(page.getByRole("heading", { name: "No way down just now" })).toBeVisible();
    const list = page.getByRole("list", { name: "Read before" });
    for (const path of paths) await expect(list.locator(`a[href="${path}"]`)).toBeVisible();
    await expectSoundEverywhere(page, "offline");
    await list.locator(`a[href="${rules}"]`).click();
    await expect(mark(page)).toBeVisible();
    await context.setOffline(false);
  });
});

test("what was read is gone when somebody signs out, and when somebody else signs in", async ({ newPerson }) => {
  const eve = await newPerson("Eve");
  const { page, context } = eve;
  const first = await playAlone(eve);
  await whenAsked(eve, first);
  await read(page, `/games/${first}`);
  await expect.poll(() => kept(page)).toContain(`/api/v1/games/${first}/chat`);
  const halfBuilt = () => page.evaluate((game) => Object.keys(sessionStorage).filter((key) => key.includes(game)).length, first);
  await page.locator(".tray .is-legal").first().click();
  await expect.poll(halfBuilt).toBe(1);

  await test.step("signing out leaves nothing of games", async () => {
    await open(page, "/account");
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect((await kept(page)).filter((path) => path.includes(first))).toEqual([]);
    expect(await halfBuilt()).toBe(0);
    await expect.poll(() => kept(page)).toContain("/offline");
    await context.setOffline(true);
    await open(page, `/games/${first}`);
    await expect(page.getByRole("heading", { name: "No way down just now" })).toBeVisible();
    await context.setOffline(false);
  });

  await test.step("somebody else sees nothing of who went without signing out", async () => {
    await open(page, "/");
    await playAsGuest(eve);
    const second = await playAlone(eve);
    await read(page, `/games/${second}`);
    await context.clearCookies();
    await playAsGuest(eve);
    await expect.poll(() => kept(page)).toContain("/home");
    expect((await kept(page)).filter((path) => path.includes(second))).toEqual([]);
  });
});

test("home shows its games without a network, also when it was the first page that this browser opened", async ({ newPerson, browser }) => {
  const gus = await newPerson("Gus");
  await playAsGuest(gus);
  for (const [game, bots] of [
    ["coal-baron", 1],
    ["kohle-und-kolonie", 2],
  ] as const) {
    const { id } = await (await gus.call("POST", "/tables", { game, seats: bots + 1 })).json();
    for (let bot = 0; bot < bots; bot += 1) await gus.call("POST", `/tables/${id}/bots`, { level: "easy" });
    await whenAsked(gus, id);
  }
  const context = await browser.newContext({ baseURL: site(), storageState: await gus.context.storageState(), reducedMotion: "reduce" });
  const page = await context.newPage();
  await open(page, "/home");
  await expect(page.locator(".due__pic > .pit")).toBeVisible();
  await expect(page.locator(".due__pic > .map")).toBeVisible();
  const addresses = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
  const answers = addresses.filter((path) => path.startsWith("/api/v1/games/"));
  expect(answers.length).toBeGreaterThan(0);
  for (const path of ["/home", ...answers]) await expect.poll(() => kept(page)).toContain(path);
  await context.setOffline(true);
  await reopen(page);
  await expect(mark(page)).toBeVisible();
  await expect(page.locator(".due__pic > .pit")).toBeVisible();
  await expect(page.locator(".due__pic > .map")).toBeVisible();
  await context.close();
});

/** Opens a table for two and seats a bot there. @returns the game's id */
async function playAlone(person: Person): Promise<string> {
  if (person.page.url() === "about:blank") await playAsGuest(person);
  await isKeptFromNowOn(person.page);
  const { id } = await (await person.call("POST", "/tables", { game: "coal-baron", seats: 2 })).json();
  await person.call("POST", `/tables/${id}/bots`, { level: "easy" });
  return id;
}

type Placing = Extract<Command, { type: "place" }>;

/** Plays until there is a space where workers can be placed with nothing else to be done there. */
async function playUntilWorkersCanBePlaced(person: Person, id: string): Promise<{ space: Placing["space"]; seq: number }> {
  for (;;) {
    const shown = await whenAsked(person, id);
    const { view, seat, seq } = shown;
    const simple = openings(view, seat).find((command): command is Placing => command.type === "place" && !("steps" in command));
    if (seq >= 4 && simple) return { space: simple.space, seq };
    await send(person, id, seq, anyCommand(shown));
  }
}

async function whenAsked(person: Person, id: string): Promise<Shown<Position>> {
  await expect
    .poll(async () => {
      const { seat, toMove } = await look(person, id);
      return toMove.includes(seat);
    })
    .toBe(true);
  return look<Position>(person, id);
}

/** The first page of a browser is opened before there is anything that keeps what is read. */
async function isKeptFromNowOn(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Opens a page and waits until it is kept, with what it asked for. */
async function read(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect.poll(() => kept(page)).toContain(path);
}

/** The paths of what this browser keeps for who reads here; scripts and the like are the same for everybody. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith("files"));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
}

function mark(page: Page) {
  return page.getByText(/^(You are offline|Pithead cannot be reached)\. As of \d\d:\d\d\.$/);
}
