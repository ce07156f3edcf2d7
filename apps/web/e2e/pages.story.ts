// Every page on a phone, a tablet and a desk, by day and by night: nothing for axe to find, nothing wider than the screen, and on the phone room for letters of twice the size. Pictures of them all are kept.
import type { Position as ColonyPosition } from "@pithead/game-kohle-und-kolonie/client";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { LANGUAGE_COOKIE } from "../i18n/choices.ts";
import { anyCommand } from "./coal-baron/moves.ts";
import { commandTowards } from "./kohle-und-kolonie/steering.ts";
import { expectRoomForLargeText } from "./large-text.ts";
import { open } from "./open.ts";
import { type NewPerson, type Person, playAsGuest, site, test } from "./person.ts";
import { leavePages, look, playOn, type Shown } from "./player.ts";
import { expectSound, OF_COLOURS } from "./sound.ts";
import { startTable } from "./table.ts";

const WIDTHS = [390, 820, 1440] as const;

/** A page, and what is done there before one looks. */
type Visited = string | { path: string; first: (page: Page) => Promise<void> };

/** The pages by what their pictures are called. */
type Visits = Record<string, Visited>;

/** As long in words as a pace can be. */
const LONG_PACE = {
  kind: "bank",
  bank: 4 * 86_400,
  increment: 86_400,
  cap: 10 * 86_400,
  window: { from: 480, to: 1320, zone: "America/Argentina/Buenos_Aires" },
} as const;

/** What there is to look at: made once, for all sizes. */
interface World {
  state: Awaited<ReturnType<BrowserContext["storageState"]>>;
  toAll: Visits;
  toPia: Visits;
}

type People = readonly [Person, Person, Person];

// A trace of a hundred pages would take longer than looking at them.
test.use({ trace: "off" });

let world: World | undefined;

async function worldOf(newPerson: NewPerson): Promise<World> {
  const people: People = [await newPerson("Pia"), await newPerson("Per"), await newPerson("Pam")];
  for (const [index, person] of people.entries()) {
    await playAsGuest(person);
    // As long as the names that guests are given get.
    await person.call("PATCH", "/me", { name: `Cheerful Blacksmith ${44 + index}` });
  }
  const [pia] = people;
  const coal = await gamesOfCoalBaron(people);
  const colony = await gamesOfKohleUndKolonie(people);
  const { me } = await (await pia.call("GET", "/session")).json();
  const { id: waiting } = await (await pia.call("POST", "/tables", { game: "coal-baron", seats: 3 })).json();
  await waitForOthers(people);
  return {
    state: await pia.context.storageState(),
    toAll: {
      landing: "/",
      about: "/about",
      "sign-in": "/sign-in",
      "check-mail": "/sign-in/check-mail",
      watching: `/games/${coal.running}`,
      "watching-kk": `/games/${colony.running}`,
      learn: { path: "/learn/coal-baron", first: untilTold },
      "learn-kk": { path: "/learn/kohle-und-kolonie", first: untilTold },
      rules: "/rules/coal-baron",
      "rules-kk-de": "/rules/kohle-und-kolonie?lang=de",
    },
    toPia: {
      home: "/home",
      lobby: "/lobby",
      "new-table": "/new",
      "new-table-kk": { path: "/new", first: (page) => page.getByText("Kohle & Kolonie", { exact: true }).click() },
      account: "/account",
      "how-told": "/account/notices",
      told: "/notices",
      player: `/players/${me.id}`,
      welcome: "/welcome",
      finished: "/history",
      running: "/history?status=running",
      "waiting-room": `/games/${waiting}`,
      draft: `/games/${coal.drafting}`,
      table: `/games/${coal.running}`,
      scoring: `/games/${coal.finished}`,
      replay: `/games/${coal.finished}/history/20`,
      "table-kk": `/games/${colony.running}`,
      "auction-kk": `/games/${colony.bidding}`,
      "scoring-kk": `/games/${colony.finished}`,
      "replay-kk": `/games/${colony.finished}/history/20`,
      nowhere: "/nowhere",
    },
  };
}

/** A lesson is laid out in the browser. */
async function untilTold(page: Page): Promise<void> {
  await page.getByRole("region", { name: /^Step / }).waitFor();
}

/** One that is over, one in the draft, one in its second shift with Pia to move. */
async function gamesOfCoalBaron([pia, per]: People): Promise<{ finished: string; drafting: string; running: string }> {
  const two = [pia, per] as const;
  const finished = await tableOf("coal-baron", two);
  await playOn(two, finished, anyCommand);
  const drafting = await tableOf("coal-baron", two);
  const running = await tableOf("coal-baron", two);
  const { seat: own } = await look(pia, running);
  await playOn(two, running, anyCommand, ({ view, seat }) => view.shift === 2 && view.draw === null && seat === own);
  return { finished, drafting, running };
}

/** On home: a game in which somebody else is asked by the clock; there and in the lobby: a table that says as much of itself as one can. */
async function waitForOthers([pia, per, pam]: People): Promise<void> {
  const of = { game: "coal-baron", pace: LONG_PACE, atExpiry: "vote", vacations: false, reliability: 80 } as const;
  const { id } = await (await per.call("POST", "/tables", { ...of, seats: 2 })).json();
  await pia.call("POST", `/tables/${id}/sit`, {});
  const { seat: other } = await look(per, id);
  await playOn([pia, per], id, anyCommand, ({ seat }) => seat === other);
  await pam.call("POST", "/tables", { ...of, seats: 4, bots: ["hard", "easy"], description: "Feierabendgemütlichkeitsrunde" });
}

/** One that is over, one where fields are bid for, one in its second round with Pia to move. */
async function gamesOfKohleUndKolonie(people: People): Promise<{ finished: string; bidding: string; running: string }> {
  const choose = ({ view, seat }: Shown<ColonyPosition>) => commandTowards(view, seat, new Set());
  const finished = await tableOf("kohle-und-kolonie", people);
  await playOn(people, finished, choose);
  const bidding = await tableOf("kohle-und-kolonie", people);
  await playOn(people, bidding, choose, ({ view }) => view.asked?.question === "bid");
  const running = await tableOf("kohle-und-kolonie", people);
  const { seat: own } = await look(people[0], running);
  await playOn(people, running, choose, ({ view, seat }) => view.round === 2 && view.phase === "second-action" && seat === own);
  return { finished, bidding, running };
}

const tableOf: typeof startTable = async (game, people) => {
  const id = await startTable(game, people);
  await leavePages(people);
  return id;
};

for (const width of WIDTHS) {
  test(`every page is sound at ${width} pixels, by day and by night`, async ({ newPerson, browser }) => {
    test.setTimeout(900_000);
    world ??= await worldOf(newPerson);
    const view = { baseURL: site(), viewport: { width, height: width === 390 ? 844 : 900 }, reducedMotion: "reduce" } as const;
    const stranger = await browser.newContext(view);
    const player = await browser.newContext({ ...view, storageState: world.state });
    await visit(stranger, world.toAll, width);
    await visit(player, world.toPia, width);
    await Promise.all([stranger.close(), player.close()]);
  });
}

for (const language of ["de", "nl"] as const) {
  test(`every page has room for letters of twice the size in ${language}`, async ({ newPerson, browser }) => {
    test.setTimeout(900_000);
    world ??= await worldOf(newPerson);
    const view = { baseURL: site(), viewport: { width: 390, height: 844 }, reducedMotion: "reduce" } as const;
    const stranger = await browser.newContext(view);
    await stranger.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: site() }]);
    const player = await browser.newContext({ ...view, storageState: world.state });
    const chosen = await player.request.patch("/api/v1/me/language", { headers: { origin: site() }, data: { language } });
    expect(chosen.status()).toBe(200);
    for (const [context, visits] of [
      [stranger, world.toAll],
      [player, world.toPia],
    ] as const) {
      const page = await context.newPage();
      for (const [name, visited] of Object.entries(visits)) {
        // What is done on a page first is done in English.
        if (typeof visited !== "string") continue;
        await open(page, visited);
        await expectRoomForLargeText(page, `${name}-large-${language}`);
      }
      await context.close();
    }
  });
}

async function visit(context: BrowserContext, visits: Visits, width: number): Promise<void> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  for (const [name, visited] of Object.entries(visits)) {
    const { path, first } = typeof visited === "string" ? { path: visited, first: undefined } : visited;
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, path);
    await expect(page.getByRole("main")).toBeVisible();
    await first?.(page);
    await expectSound(page, `${name}-light-${width}`);
    // A phone leaves the least room for letters of twice the size.
    if (width === 390) await expectRoomForLargeText(page, `${name}-large`);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectSound(page, `${name}-dark-${width}`, OF_COLOURS);
  }
  expect.soft(errors, `at ${width} pixels`).toEqual([]);
  await page.close();
}
