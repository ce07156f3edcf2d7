// Three people at a phone, a desk and a tablet: they play a whole round of Kohle & Kolonie on the page, then on until every kind of move has been built there.
import type { Position } from "@pithead/game-kohle-und-kolonie/client";
import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { awaitMail, followTurnMail, mailsTo } from "../inbox.ts";
import { press } from "../move-panel.ts";
import { open } from "../open.ts";
import { DEVICES, type Person, signInByMail, site, test } from "../person.ts";
import { takePicture } from "../pictures.ts";
import { expectMoved, leavePages, look, lookAsMover, personAt, seatOrder, send } from "../player.ts";
import { startTable } from "../table.ts";
import { KINDS, type Kind, kindsOf } from "./kinds.ts";
import { takeTurn } from "./page-turn.ts";
import { secretsOf } from "./secrets.ts";
import { expectInLog, setAndCancel } from "./standing-orders.ts";
import { commandTowards } from "./steering.ts";

/** Games after which every kind of move, and what was ordered for, has been possible, but for the worst of luck. */
const MOST_GAMES = 12;
/** How often somebody waits for the turn mail. */
const MOST_MAILS = 2;

// A trace with pictures of so large a page at every step would take longer than the steps.
test.use({ trace: "off" });

/** How much had reached each seat while the game stood at a move. */
type Marks = { seq: number; counts: number[] }[];

test("three people play a round on the page, and every kind of move once", async ({ newPerson }) => {
  test.setTimeout(600_000);
  const ada = await newPerson("Ada", DEVICES.desktop);
  const bo = await newPerson("Bo", DEVICES.phone);
  const cy = await newPerson("Cy", DEVICES.tablet);
  const people = [ada, bo, cy] as const;
  const errors: string[] = [];
  for (const { name, page } of people) page.on("pageerror", (error) => errors.push(`${name}: ${error.message}`));
  for (const person of people) await signInByMail(person);
  const game = await startTable("kohle-und-kolonie", people);
  const seats = await seatOrder(people, game);
  const wanted = new Set<Kind>(KINDS);
  const marks: Marks = [];

  await test.step("standing orders are set and cancelled", () => setAndCancel(bo.page));
  await test.step("the map is walked by arrow keys", () => walkTheMap(ada.page));
  await test.step("a game to its end", () => playToTheEnd(seats, game, wanted, marks));
  let answered = (await isAnsweredByOrder(bo, game)) ? game : undefined;
  await test.step("nothing hidden ever reached a player", () => expectNothingHidden(seats, game, marks));
  await test.step("every position has a link", () => lookBack(bo.page, ada.page, game));
  await test.step("the rules are linked from the table, in two languages", () => readTheRules(cy.page, game));

  for (let games = 1; wanted.size > 0 || answered === undefined; games += 1) {
    const missing = [...wanted, ...(answered === undefined ? ["what was ordered for"] : [])].join(", ");
    expect(games, `never possible: ${missing}`).toBeLessThan(MOST_GAMES);
    await test.step(`another game for ${missing}`, async () => {
      const another = await startTable("kohle-und-kolonie", people);
      const isWhole = answered === undefined;
      if (isWhole) await setAndCancel(bo.page);
      await playToTheEnd(await seatOrder(people, another), another, wanted, [], isWhole);
      if (isWhole && (await isAnsweredByOrder(bo, another))) answered = another;
    });
  }
  await test.step("a standing order was carried out, and the log says so", async () => {
    await open(bo.page, `/games/${answered}`);
    await expectInLog(bo.page);
  });
  expect(errors).toEqual([]);
});

/** Whether a standing order has answered for the person. */
async function isAnsweredByOrder(person: Person, game: string): Promise<boolean> {
  const { entries } = await (await person.call("GET", `/games/${game}/log`)).json();
  const { seat } = await look(person, game);
  const answers = z.array(z.object({ seat: z.number().nullable(), auto: z.string().nullable() })).parse(entries);
  return answers.some((answer) => answer.auto === "order" && answer.seat === seat);
}

/** Round 1 of the first game on the page, and from then on what is wanted there for the first time. Takes what was done from `wanted`. `isWhole`: also when nothing is wanted any more. */
async function playToTheEnd(
  seats: readonly Person[],
  game: string,
  wanted: Set<Kind>,
  marks: Marks,
  isWhole = wanted.size === KINDS.length,
): Promise<void> {
  const isFirst = wanted.size === KINDS.length;
  let mailed = 0;
  for (;;) {
    const shown = await lookAsMover<Position>(seats, game);
    marks.push({ seq: shown.seq, counts: seats.map(({ traffic }) => traffic.count()) });
    if (shown.finished || (wanted.size === 0 && !isWhole)) break;
    const { view, seat, seq } = shown;
    const mover = personAt(seats, seat);
    const command = commandTowards(view, seat, wanted);
    const kinds = kindsOf(view, seat, command).filter((kind) => wanted.has(kind));
    if (kinds.length === 0 && !(isFirst && view.round === 1)) {
      await leavePages(seats.filter(({ page }) => page.url().includes(game)));
      await send(mover, game, seq, command);
      continue;
    }
    const mailsBefore = await Promise.all(seats.map(async ({ email }) => (await mailsTo(email)).length));
    await test.step(`${mover.name}: ${kinds.join(", ") || command.type}`, async () => {
      if (!mover.page.url().includes(game)) await open(mover.page, `/games/${game}`);
      await takeTurn(mover.page, view, command, () => picture(mover, command.type));
      await expect.poll(async () => (await look(mover, game)).seq).toBeGreaterThan(seq);
      await expectMoved(mover, game, seq, command);
    });
    for (const kind of kinds) wanted.delete(kind);
    const next = await lookAsMover<Position>(seats, game);
    if (isFirst && next.seat !== seat && !next.finished && mailed < MOST_MAILS) {
      mailed += 1;
      await test.step("the next player is mailed", () => followTurnMail(personAt(seats, next.seat), game, mailsBefore[next.seat] ?? 0));
    }
  }
}

/** How the page looks before a move is confirmed, by day and by night. */
async function picture({ name, page }: Person, what: string): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await takePicture(page, `kk-${what}-${name}-${colorScheme}`);
  }
}

async function walkTheMap(page: Page): Promise<void> {
  const at = () => page.evaluate(() => document.activeElement?.getAttribute("data-spot") ?? "");
  await page.locator('.map [data-spot="village linden"]').focus();
  const walked = [await at()];
  for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
    await page.keyboard.press(key);
    walked.push(await at());
  }
  for (const [index, spot] of walked.entries()) {
    expect(spot).toMatch(/^(village|station|field) /);
    expect(spot).not.toBe(walked[index + 1]);
  }
}

/** The first page steps through the positions by keys and buttons, the other opens one by its permanent link. */
async function lookBack(page: Page, other: Page, game: string): Promise<void> {
  // The page hears keys from the moment on at which it opens its socket.
  const hears = page.waitForEvent("websocket");
  await open(page, `/games/${game}/history`);
  await hears;
  await page.waitForURL(/\/history\/\d+$/);
  const last = Number(page.url().split("/").at(-1));
  await page.keyboard.press("ArrowLeft");
  await page.waitForURL(`**/history/${last - 1}`);
  await page.keyboard.press("ArrowRight");
  await page.waitForURL(`**/history/${last}`);
  await press(page.getByRole("button", { name: "One move back" }));
  await page.waitForURL(`**/history/${last - 1}`);
  await takePicture(page, "kk-history-Bo", { fullPage: true });
  await open(other, `/games/${game}/history/11`);
  await expect(other.getByRole("slider", { name: "Move", exact: true })).toHaveValue("11");
  await takePicture(other, "kk-history-Ada", { fullPage: true });
}

async function readTheRules(page: Page, game: string): Promise<void> {
  await open(page, `/games/${game}`);
  await page.getByRole("link", { name: "Rules of Kohle & Kolonie" }).first().click();
  await page.waitForURL("**/rules/kohle-und-kolonie**");
  const main = page.getByRole("main");
  await expect(main).toHaveAttribute("lang", "en");
  await expect(main).toContainText("Consolidation");
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(main).toHaveAttribute("lang", "de");
  await expect(main).toContainText("Konsolidierung");
  await takePicture(page, "kk-rules-Cy");
}

async function expectNothingHidden(seats: readonly Person[], game: string, marks: Marks): Promise<void> {
  for (const person of seats) {
    // Whoever left the table blank looks at how it ended.
    await open(person.page, `/games/${game}`);
    for (const mail of await mailsTo(person.email)) person.traffic.add(`mail "${mail.subject}"`, mail.text + mail.html);
    await awaitMail(person.email, ({ text }) => text.includes(game) && /won|win/.test(text));
  }
  const record = await (await fetch(`${site()}/api/v1/games/${game}/record`)).json();
  const { serverSeed, hidden } = secretsOf(record);
  expect(hidden.length).toBeGreaterThan(30);
  for (const [seat, { name, traffic }] of seats.entries()) {
    const all = await traffic.all();
    const leaks = hidden.flatMap(({ run, until }) => {
      const before = marks.findLast(({ seq }) => seq < until)?.counts[seat] ?? 0;
      const early = until === Number.POSITIVE_INFINITY ? all : all.slice(0, before);
      return early.filter(({ text }) => text.includes(run)).map(({ source }) => `${name}: ${source}: ${run}`);
    });
    expect(leaks).toEqual([]);
    expect(all.filter(({ text }) => text.includes(serverSeed)).map(({ source }) => source)).toEqual([]);
    // The net has no hole: what came out is in it.
    const cameOut = hidden.filter(({ run, until }) => until < Number.POSITIVE_INFINITY && run.startsWith('"accidents"'));
    expect(cameOut.filter(({ run }) => !all.some(({ text }) => text.includes(run)))).toEqual([]);
  }
}
