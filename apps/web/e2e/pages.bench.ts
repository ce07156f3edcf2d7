// What `npm run bench -- pages` measures, in a browser on a whole service: script, moving parts and answers of the pages that are used most.
import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { costOf, openAndWeigh, type PressCost, type Scripts, shiftsOf, slowDown } from "./page-figures.ts";
import { DEVICES, inMotion, type Person, playAsGuest, test } from "./person.ts";
import { type MakePress, type PlayedGame, pressThrough } from "./presses.ts";
import { tableAtTurn } from "./turns.ts";

interface Measured extends Scripts {
  page: string;
  width: number;
  shift: number;
  presses: Press[];
}

/** The medians of the rounds. */
interface Press extends PressCost {
  name: string;
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
  const measured: Measured[] = [];
  const tell = (line: string) => process.stdout.write(`${line}\n`);
  tell(`\n${row("page", "width", "scripts", "kB", "shift", "presses", "waited ms", "longest", "worked ms", "most")}`);
  for (const { viewport } of [DEVICES.phone, DEVICES.desktop]) {
    for (const { name, person, path, use } of visits) {
      const { page } = person;
      await page.setViewportSize(viewport);
      const speedUp = await slowDown(page);
      const scripts = await openAndWeigh(page, path);
      const { sum: shift } = await shiftsOf(page);
      const figures = { page: name, width: viewport.width, ...scripts, shift, presses: await pressesOf(page, path, use) };
      await speedUp();
      measured.push(figures);
      tell(rowOf(figures));
    }
  }
  writeFileSync(file, JSON.stringify(measured));
});

/** Every press with its medians, the one with the most work first. */
async function pressesOf(page: Page, path: string, use: MakePresses): Promise<Press[]> {
  const all = new Map<string, PressCost[]>();
  for (let round = 0; use !== nothing && round < ROUNDS; round += 1) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await use(page, async (name, press) => {
      all.set(name, [...(all.get(name) ?? []), await costOf(page, press)]);
    });
  }
  const presses = [...all].map(([name, costs]) => ({
    name,
    waited: median(costs.map(({ waited }) => waited)),
    worked: median(costs.map(({ worked }) => worked)),
  }));
  return presses.toSorted((one, other) => other.worked - one.worked);
}

function median(of: readonly number[]): number {
  return of.toSorted((one, other) => one - other)[Math.floor(of.length / 2)] ?? 0;
}

function rowOf({ page, width, count, bytes, shift, presses }: Measured): string {
  const figures = [page, width, count, (bytes / 1000).toFixed(1), shift.toFixed(4), presses.length] as const;
  const [most] = presses;
  if (most === undefined) return row(...figures);
  const waits = presses.map(({ waited }) => waited);
  const works = presses.map(({ worked }) => worked);
  return `${row(...figures, median(waits), Math.max(...waits), Math.round(median(works)), Math.round(most.worked))}  (${most.name})`;
}

function row(page: string, ...figures: readonly (string | number)[]): string {
  return `  ${page.padEnd(28)}${figures.map((figure) => String(figure).padStart(12)).join("")}`;
}
