// What loading a page costs: one answer for what is shown, little script, and nothing that moves by itself, however slow the machine.
import type { Position as ColonyPosition } from "@pithead/game-kohle-und-kolonie/client";
import { expect, type Page } from "@playwright/test";
import { anyCommand } from "./coal-baron/moves.ts";
import { commandTowards } from "./kohle-und-kolonie/steering.ts";
import { open } from "./open.ts";
import { openAndWeigh, shiftsOf, slowDown } from "./page-figures.ts";
import { DEVICES, inMotion, type NewPerson, type Person, playAsGuest, site, test } from "./person.ts";
import { leavePages, look, personAt, playOn, type Shown } from "./player.ts";

/** Bytes of compressed script. A table is what people look at for an hour a day. */
const MOST_SCRIPT = 200_000;
/** A tenth of what counts as good: no line of text moves by as much as its height. */
const MOST_SHIFT = 0.01;

interface World {
  lea: Person;
  /** Not signed in. */
  stranger: Person;
  tables: readonly PlayedTable[];
}

interface PlayedTable {
  path: string;
  /** As many as play there. */
  players: number;
  /** What the board is called. */
  board: string;
  /** Plays some moves while nobody looks, so that there is news. */
  playOn: () => Promise<void>;
}

async function worldOf(newPerson: NewPerson): Promise<World> {
  const people = [await newPerson("Lea", inMotion(DEVICES.laptop)), await newPerson("Luc"), await newPerson("Lou")] as const;
  for (const person of people) await playAsGuest(person);
  const [lea, luc] = people;
  const choose = ({ view, seat }: Shown<ColonyPosition>) => commandTowards(view, seat, new Set());
  const coal = await gameOf("coal-baron", [lea, luc]);
  const colony = await gameOf("kohle-und-kolonie", people);
  const tables = [
    { path: `/games/${coal}`, players: 2, board: "The works", playOn: () => playSome([lea, luc], coal, anyCommand, 12) },
    { path: `/games/${colony}`, players: 3, board: "The map", playOn: () => playSome(people, colony, choose, 8) },
  ];
  for (const table of tables) await table.playOn();
  return { lea, stranger: await newPerson("Sam", inMotion(DEVICES.laptop)), tables };
}

async function playSome<View>(
  people: readonly Person[],
  game: string,
  choose: (shown: Shown<View>) => object,
  moves: number,
): Promise<void> {
  await leavePages(people);
  const { seq: from } = await look(personAt(people, 0), game);
  await playOn(people, game, choose, ({ seq }) => seq >= from + moves);
}

async function gameOf(game: string, [owner, ...others]: readonly [Person, ...Person[]]): Promise<string> {
  const { id } = await (await owner.call("POST", "/tables", { game, seats: others.length + 1 })).json();
  for (const other of others) await other.call("POST", `/tables/${id}/sit`, {});
  return id;
}

test("a table is there with the first answer: board, whose move it is, and who plays", async ({ newPerson, browser }) => {
  const { lea, tables } = await worldOf(newPerson);
  const storageState = await lea.context.storageState();
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ baseURL: site(), storageState, javaScriptEnabled, ...DEVICES.desktop });
    const page = await context.newPage();
    // What the script asks for is never answered; editions are data that come beside it.
    await page.route(/\/api\/v1\/(?!editions\/)/, () => undefined);
    for (const { path, board, players } of tables) {
      await test.step(`${path} ${javaScriptEnabled ? "with" : "without"} script`, async () => {
        await (javaScriptEnabled ? open(page, path) : page.goto(path));
        const shown = page.getByRole("region", { name: board });
        await expect(shown).toBeVisible();
        expect(await shown.locator("svg").count()).toBeGreaterThan(0);
        await expect(page.getByRole("region", { name: /^(Your move|The state of the game)$/ })).toBeVisible();
        const rows = page.getByRole("region", { name: "Players" }).getByRole("row");
        await expect(rows).toHaveCount(1 + players);
        await expect(rows.filter({ has: page.getByText("to move", { exact: true }) })).not.toHaveCount(0);
      });
    }
    await context.close();
  }
});

test("a table brings little script, and nothing on a page moves while it loads", async ({ newPerson }) => {
  const { lea, stranger, tables } = await worldOf(newPerson);
  await test.step("script of the tables", async () => {
    await lea.page.setViewportSize(DEVICES.desktop.viewport);
    for (const { path } of tables) expect.soft((await openAndWeigh(lea.page, path)).bytes, path).toBeLessThan(MOST_SCRIPT);
  });
  for (const { page } of [lea, stranger]) await slowDown(page);
  const visits: { page: Page; path: string; before?: () => Promise<void> }[] = [
    { page: stranger.page, path: "/" },
    { page: lea.page, path: "/home" },
    ...tables.map(({ path, playOn }) => ({ page: lea.page, path, before: playOn })),
    { page: lea.page, path: `${tables[0]?.path}/history/5` },
    { page: lea.page, path: "/rules/coal-baron" },
  ];
  for (const { viewport } of [DEVICES.phone, DEVICES.desktop]) {
    for (const { page, path, before } of visits) {
      await test.step(`${path} at ${viewport.width} pixels`, async () => {
        await before?.();
        await page.setViewportSize(viewport);
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        const { sum, moved } = await shiftsOf(page);
        expect.soft(sum, `${path} at ${viewport.width} pixels: ${moved.join("; ")}`).toBeLessThan(MOST_SHIFT);
      });
    }
  }
});
