// What loading a page costs: little script, and nothing that moves by itself, however slow the machine.
import type { Position as ColonyPosition } from "@pithead/game-kohle-und-kolonie/client";
import { expect } from "@playwright/test";
import { anyCommand } from "./coal-baron/moves.ts";
import { commandTowards } from "./kohle-und-kolonie/steering.ts";
import { openAndWeigh, shiftsOf, slowDown } from "./page-figures.ts";
import { DEVICES, type Person, playAsGuest, test } from "./person.ts";
import { playOn, type Shown } from "./player.ts";

/** Bytes over the line, with headers. A table is what people look at for an hour a day. */
const MOST_SCRIPT = { coal: 207_000, colony: 225_000 };
/** A tenth of what counts as good: no line of text moves by as much as its height. */
const MOST_SHIFT = 0.01;

interface World {
  lea: Person;
  /** Not signed in. */
  stranger: Person;
  coal: string;
  colony: string;
}

async function worldOf(newPerson: (name: string) => Promise<Person>): Promise<World> {
  const people = [await newPerson("Lea"), await newPerson("Luc"), await newPerson("Lou")] as const;
  for (const person of people) await playAsGuest(person);
  const [lea, luc] = people;
  const coal = await gameOf("coal-baron", [lea, luc]);
  await playOn([lea, luc], coal, anyCommand, ({ seq }) => seq > 12);
  const colony = await gameOf("kohle-und-kolonie", people);
  const choose = ({ view, seat }: Shown<ColonyPosition>) => commandTowards(view, seat, new Set());
  await playOn(people, colony, choose, ({ seq }) => seq > 8);
  return { lea, stranger: await newPerson("Sam"), coal, colony };
}

async function gameOf(game: string, [owner, ...others]: readonly [Person, ...Person[]]): Promise<string> {
  const { id } = await (await owner.call("POST", "/tables", { game, seats: others.length + 1 })).json();
  for (const other of others) await other.call("POST", `/tables/${id}/sit`, {});
  return id;
}

test("a table brings little script, and nothing on a page moves while it loads", async ({ newPerson }) => {
  const { lea, stranger, coal, colony } = await worldOf(newPerson);
  await test.step("script of the tables", async () => {
    await lea.page.setViewportSize(DEVICES.desktop.viewport);
    expect.soft((await openAndWeigh(lea.page, `/games/${coal}`)).bytes).toBeLessThan(MOST_SCRIPT.coal);
    expect.soft((await openAndWeigh(lea.page, `/games/${colony}`)).bytes).toBeLessThan(MOST_SCRIPT.colony);
  });
  for (const { page } of [lea, stranger]) await slowDown(page);
  const visits = [
    { page: stranger.page, path: "/" },
    ...["/home", `/games/${coal}`, `/games/${colony}`, `/games/${coal}/history/5`, "/rules/coal-baron"].map((path) => ({
      page: lea.page,
      path,
    })),
  ];
  for (const { viewport } of [DEVICES.phone, DEVICES.desktop]) {
    for (const { page, path } of visits) {
      await test.step(`${path} at ${viewport.width} pixels`, async () => {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        const { sum, moved } = await shiftsOf(page);
        expect.soft(sum, `${path} at ${viewport.width} pixels: ${moved.join("; ")}`).toBeLessThan(MOST_SHIFT);
      });
    }
  }
});
