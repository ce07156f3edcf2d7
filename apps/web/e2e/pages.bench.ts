// What `npm run bench -- pages` measures, in a browser on a whole service: script, moving parts and answers of the pages that are used most.
import { writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { interactionsOf, openAndWeigh, type Scripts, shiftsOf, slowDown } from "./page-figures.ts";
import { DEVICES, inMotion, type Person, playAsGuest, test } from "./person.ts";

interface Measured extends Scripts {
  page: string;
  width: number;
  shift: number;
  /** Milliseconds, of every interaction. */
  interactions: number[];
}

const KEYS = ["ArrowRight", "ArrowRight", "ArrowLeft", "End", "Home"] as const;

/** Presses what can be pressed and undone, so that nothing is sent. */
async function pressAround(page: Page): Promise<void> {
  const panel = page.getByRole("region", { name: "Your move" });
  for (let round = 0; round < 3; round += 1) {
    const choices = page.locator(".tablepage .is-legal, .move .choice").filter({ visible: true });
    if ((await choices.count()) > 0) await choices.nth(round % (await choices.count())).click({ force: true });
    for (const name of ["Undo", "Redo"] as const) {
      const button = panel.getByRole("button", { name });
      if (await button.isEnabled().catch(() => false)) await button.click();
    }
  }
  await page.keyboard.press("?");
  await page.keyboard.press("Escape");
  for (const tab of await page.getByRole("tab").filter({ visible: true }).all()) await tab.click();
}

async function rideThrough(page: Page): Promise<void> {
  for (const key of KEYS) await page.keyboard.press(key);
}

test("pages", async ({ newPerson }) => {
  const file = process.env.PITHEAD_FIGURES ?? "";
  const person = await newPerson("Pace", inMotion(DEVICES.laptop));
  await playAsGuest(person);
  const coal = await tableOf(person, "coal-baron", 2);
  const colony = await tableOf(person, "kohle-und-kolonie", 3);
  const { page } = person;
  await slowDown(page);
  const visits = [
    { name: "home", path: "/home", use: async () => {} },
    { name: "table of Coal Baron", path: `/games/${coal}`, use: pressAround },
    { name: "table of Kohle & Kolonie", path: `/games/${colony}`, use: pressAround },
    { name: "history of Coal Baron", path: `/games/${coal}/history/1`, use: rideThrough },
    { name: "rules of Coal Baron", path: "/rules/coal-baron", use: async () => {} },
  ];
  const measured: Measured[] = [];
  for (const { viewport } of [DEVICES.phone, DEVICES.desktop]) {
    await page.setViewportSize(viewport);
    for (const { name, path, use } of visits) {
      const scripts = await openAndWeigh(page, path);
      const { sum: shift } = await shiftsOf(page);
      await use(page);
      measured.push({ page: name, width: viewport.width, ...scripts, shift, interactions: await interactionsOf(page) });
    }
  }
  writeFileSync(file, JSON.stringify(measured));
  process.stdout.write(
    `\n${[row("page", "width", "scripts", "kB", "shift", "presses", "longest ms"), ...measured.map(rowOf)].join("\n")}\n`,
  );
});

function rowOf({ page, width, count, bytes, shift, interactions }: Measured): string {
  return row(page, width, count, (bytes / 1000).toFixed(1), shift.toFixed(4), interactions.length, Math.max(0, ...interactions));
}

function row(page: string, ...figures: readonly (string | number)[]): string {
  return `  ${page.padEnd(28)}${figures.map((figure) => String(figure).padStart(12)).join("")}`;
}

/** A game against bots that asks the person. */
async function tableOf(person: Person, game: string, seats: number): Promise<string> {
  const { id } = await (await person.call("POST", "/tables", { game, seats })).json();
  for (let seat = 1; seat < seats; seat += 1) await person.call("POST", `/tables/${id}/bots`, { level: "easy" });
  const isAsked = async () => {
    const { seat, table } = await (await person.call("GET", `/games/${id}`)).json();
    return table.toMove.includes(seat);
  };
  await expect.poll(isAsked).toBe(true);
  return id;
}
