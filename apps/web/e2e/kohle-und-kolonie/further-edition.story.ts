// A server whose owner has a further edition: a table of it is opened, played and looked back at on the pages; without its file it says so.
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Table } from "@pithead/contracts";
import {
  addEdition,
  DEFAULT_EDITION,
  type Edition,
  editionNamed,
  nextSteps,
  openings,
  type Position,
} from "@pithead/game-kohle-und-kolonie/client";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { movePanel } from "../move-panel.ts";
import { open } from "../open.ts";
import { launch } from "../whole-service.ts";
import { takeTurn } from "./page-turn.ts";

const COINS = 9;

/** Every small mine has another name and costs 1, every field another name, and everybody begins with other coins. */
function furtherEdition(): Edition {
  const edition: Edition = JSON.parse(JSON.stringify(editionNamed(DEFAULT_EDITION)));
  edition.edition = "printed";
  edition.start.coins = COINS;
  for (const mine of edition.smallMines) Object.assign(mine, { name: `Probe ${mine.number}`, cost: 1, bonus: null });
  for (const field of edition.fields) field.name = `Feld ${field.id}`;
  return edition;
}

async function guest(browser: Browser, site: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: site })).newPage();
  await open(page, "/");
  await page.getByRole("button", { name: "Play as a guest" }).click();
  await page.waitForURL("**/home");
  return page;
}

interface Shown {
  seat: number;
  seq: number;
  table: Table;
  view: Position;
}

/** The game of the page, as its guest is shown it. */
async function shownOn(page: Page): Promise<Shown> {
  return await (await page.request.get(`/api/v1${new URL(page.url()).pathname}`)).json();
}

/** The page of whoever is asked. */
async function asked(pages: readonly Page[]): Promise<Page> {
  for (const page of pages) {
    const { seat, table } = await shownOn(page);
    if (!table.toMove.includes(seat)) continue;
    await expect(movePanel(page)).toBeVisible();
    return page;
  }
  throw new Error("Nobody is asked.");
}

/** The first move or, in a turn, the first mine that can be bought, built on the page. */
async function moveOn(pages: readonly Page[]): Promise<void> {
  const page = await asked(pages);
  const { seat, seq, view } = await shownOn(page);
  const mine = view.phase === "bonus" ? undefined : nextSteps(view, seat, []).find(({ step }) => step === "buyMine");
  const command = mine === undefined ? openings(view, seat)[0] : { type: "turn" as const, steps: [mine], end: true };
  if (command === undefined) throw new Error("There is no move.");
  await takeTurn(page, view, command, async () => {});
  await expect.poll(async () => (await shownOn(page)).seq).toBeGreaterThan(seq);
}

test("a further edition is chosen, played with its own figures and names, and told of when its file is gone", async ({ browser }) => {
  const data = await mkdtemp(path.join(tmpdir(), "pithead-stories-"));
  const file = path.join(data, "editions", "printed.json");
  await mkdir(path.dirname(file));
  await writeFile(file, JSON.stringify(furtherEdition()));
  addEdition(furtherEdition());
  const first = await launch({ data });
  const pages = [await guest(browser, first.page), await guest(browser, first.page), await guest(browser, first.page)] as const;
  const [owner] = pages;

  await test.step("the new table offers it", async () => {
    await open(owner, "/new");
    await expect(owner.getByRole("group", { name: "Which edition" })).toHaveCount(0);
    await owner.getByRole("group", { name: "Which game" }).getByText("Kohle & Kolonie", { exact: true }).click();
    const choice = owner.getByRole("group", { name: "Which edition" });
    await expect(choice.getByRole("radio", { name: /^history/ })).toBeChecked();
    await choice.getByText("printed", { exact: true }).click();
    await owner.getByText("3 players", { exact: true }).click();
    await owner.getByRole("button", { name: "Open the table" }).click();
    await owner.waitForURL(/\/games\/[a-z0-9]{10}$/);
    await expect(owner.getByText("Edition printed")).toBeVisible();
  });
  const table = new URL(owner.url()).pathname;

  await test.step("the table draws it and names it", async () => {
    for (const page of pages.slice(1)) {
      await open(page, table);
      await page.getByRole("button", { name: "Sit down" }).click();
    }
    await expect(owner.getByText("Round I of V, 3 players, Edition printed")).toBeVisible();
    await expect(owner.getByText("Feld aurora", { exact: true })).toBeVisible();
    await expect(owner.getByRole("listitem").filter({ hasText: /Probe 2.*Feld general/ })).toBeVisible();
  });

  await test.step("a turn is built with its figures", async () => {
    for (const _ of pages) await moveOn(pages);
    await moveOn(pages);
    await expect(
      owner
        .getByRole("region", { name: "Log" })
        .getByRole("listitem")
        .filter({ hasText: /bought mine .*Probe \d+/ }),
    ).toBeVisible();
  });

  await test.step("home and history know it", async () => {
    const page = await asked(pages);
    await open(page, "/home");
    await expect(page.getByText(/^Round I of V/)).toBeVisible();
    await open(page, `${table}/history/2`);
    await expect(page.getByText("Running · Edition printed")).toBeVisible();
    await expect(page.getByText("Feld aurora", { exact: true })).toBeVisible();
  });

  expect(await first.stop()).toBe(0);
  await rename(file, `${file}.away`);
  const second = await launch(first);
  await test.step("without its file the table says so, and all else goes on", async () => {
    await open(owner, table);
    await expect(owner.getByText("This table plays the edition “printed”, which is not on this server now.")).toBeVisible();
    await open(owner, "/home");
    await expect(owner.getByRole("main").getByText("Kohle & Kolonie", { exact: true })).toBeVisible();
  });
  expect(await second.stop()).toBe(0);
  for (const page of pages) await page.context().close();
  await rm(data, { recursive: true, force: true });
});
