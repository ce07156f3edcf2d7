// What `npm run bench -- pages` measures, in a browser on a whole service: script, moving parts and answers of the pages that are used most.
import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { openAndWeigh, type Scripts, shiftsOf, slowDown, waitedFor } from "./page-figures.ts";
import { DEVICES, inMotion, type Person, playAsGuest, test } from "./person.ts";
import { type MakePress, type PlayedGame, pressThrough } from "./presses.ts";
import { tableAtTurn } from "./turns.ts";

interface Measured extends Scripts {
  page: string;
  width: number;
  shift: number;
  presses: Press[];
}

interface Press {
  name: string;
  /** Milliseconds that whoever made it waited, the median of the rounds. */
  waited: number;
}

/** How often every press is made, each time on a page that has just been opened. */
const ROUNDS = 3;
const KEYS = ["ArrowRight", "ArrowRight", "ArrowLeft", "End", "Home"] as const;

type MakePresses = (page: Page, make: MakePress) => Promise<void>;

const turnOf =
  (game: PlayedGame): MakePresses =>
  (page, make) =>
    pressThrough(page, game, make);

const rideThrough: MakePresses = async (page, make) => {
  for (const [index, key] of KEYS.entries()) await make(`${index + 1}: ${key}`, () => page.keyboard.press(key));
};

const nothing: MakePresses = async () => {};

test("pages", async ({ newPerson }) => {
  const file = process.env.PITHEAD_FIGURES ?? "";
  const people = [await newPerson("Pace", inMotion(DEVICES.laptop)), await newPerson("Paul"), await newPerson("Pia")] as const;
  for (const person of people) await playAsGuest(person);
  const coal = await tableAtTurn("coal-baron", people);
  const colony = await tableAtTurn("kohle-und-kolonie", people);
  const visits: { name: string; person: Person; path: string; use: MakePresses }[] = [
    { name: "home", person: people[0], path: "/home", use: nothing },
    { name: "table of Coal Baron", person: coal.asked, path: `/games/${coal.id}`, use: turnOf("coal-baron") },
    { name: "table of Kohle & Kolonie", person: colony.asked, path: `/games/${colony.id}`, use: turnOf("kohle-und-kolonie") },
    { name: "history of Coal Baron", person: coal.asked, path: `/games/${coal.id}/history/1`, use: rideThrough },
    { name: "rules of Coal Baron", person: people[0], path: "/rules/coal-baron", use: nothing },
  ];
  for (const { page } of people) await slowDown(page);
  const measured: Measured[] = [];
  for (const { viewport } of [DEVICES.phone, DEVICES.desktop]) {
    for (const { name, person, path, use } of visits) {
      const { page } = person;
      await page.setViewportSize(viewport);
      const scripts = await openAndWeigh(page, path);
      const { sum: shift } = await shiftsOf(page);
      measured.push({ page: name, width: viewport.width, ...scripts, shift, presses: await pressesOf(page, path, use) });
    }
  }
  writeFileSync(file, JSON.stringify(measured));
  process.stdout.write(
    `\n${[row("page", "width", "scripts", "kB", "shift", "presses", "median ms", "longest ms"), ...measured.map(rowOf)].join("\n")}\n`,
  );
});

/** Every press with the median of its rounds, the longest first. */
async function pressesOf(page: Page, path: string, use: MakePresses): Promise<Press[]> {
  const all = new Map<string, number[]>();
  for (let round = 0; use !== nothing && round < ROUNDS; round += 1) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await use(page, async (name, press) => {
      all.set(name, [...(all.get(name) ?? []), await waitedFor(page, press)]);
    });
  }
  const presses = [...all].map(([name, waits]) => ({ name, waited: median(waits) }));
  return presses.toSorted((one, other) => other.waited - one.waited);
}

function median(of: readonly number[]): number {
  return of.toSorted((one, other) => one - other)[Math.floor(of.length / 2)] ?? 0;
}

function rowOf({ page, width, count, bytes, shift, presses }: Measured): string {
  const waits = presses.map(({ waited }) => waited);
  const longest = presses[0] === undefined ? "–" : `${presses[0].waited} (${presses[0].name})`;
  return row(page, width, count, (bytes / 1000).toFixed(1), shift.toFixed(4), presses.length, median(waits), longest);
}

function row(page: string, ...figures: readonly (string | number)[]): string {
  return `  ${page.padEnd(28)}${figures.map((figure) => String(figure).padStart(12)).join("")}`;
}
