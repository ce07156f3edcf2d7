// Every page on a phone, a tablet and a desk, by day and by night: nothing for axe to find, nothing wider than the screen. Pictures of them all are kept.
import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, expect } from "@playwright/test";
import { playOn } from "./coal-baron/moves.ts";
import { type Person, playAsGuest, site, test } from "./person.ts";
import { takePicture } from "./pictures.ts";
import { look } from "./player.ts";
import { startTable } from "./table.ts";

const WIDTHS = [390, 820, 1440] as const;
const SCHEMES = ["light", "dark"] as const;

/** The pages by what their pictures are called. */
type Paths = Record<string, string>;

/** What there is to look at: made once, for all sizes. */
interface World {
  state: Awaited<ReturnType<BrowserContext["storageState"]>>;
  toAll: Paths;
  toPia: Paths;
}

// A trace of a hundred pages would take longer than looking at them.
test.use({ trace: "off" });

let world: World | undefined;

/** A finished game, one in the draft, one in its second shift with Pia to move, and an open table. */
async function worldOf(newPerson: (name: string) => Promise<Person>): Promise<World> {
  const people = [await newPerson("Pia"), await newPerson("Per")] as const;
  for (const [index, person] of people.entries()) {
    await playAsGuest(person);
    // As long as the names that guests are given get.
    await person.call("PATCH", "/me", { name: `Cheerful Blacksmith ${44 + index}` });
  }
  const [pia] = people;
  const finished = await startTable("coal-baron", people);
  await playOn(people, finished);
  const drafting = await startTable("coal-baron", people);
  const running = await startTable("coal-baron", people);
  const { seat: own } = await look(pia, running);
  await playOn(people, running, ({ view, seat }) => view.shift === 2 && view.draw === null && seat === own);
  const { id: waiting } = await (await pia.call("POST", "/tables", { game: "coal-baron", seats: 3 })).json();
  return {
    state: await pia.context.storageState(),
    toAll: { landing: "/", about: "/about", "sign-in": "/sign-in", "check-mail": "/sign-in/check-mail", watching: `/games/${running}` },
    toPia: {
      home: "/home",
      lobby: "/lobby",
      "new-table": "/new",
      account: "/account",
      welcome: "/welcome",
      finished: "/history",
      "waiting-room": `/games/${waiting}`,
      draft: `/games/${drafting}`,
      table: `/games/${running}`,
      scoring: `/games/${finished}`,
      replay: `/games/${finished}/history/20`,
      nowhere: "/nowhere",
    },
  };
}

for (const colorScheme of SCHEMES) {
  for (const width of WIDTHS) {
    test(`every page is sound at ${width} pixels, ${colorScheme}`, async ({ newPerson, browser }) => {
      test.setTimeout(600_000);
      world ??= await worldOf(newPerson);
      const view = { baseURL: site(), colorScheme, viewport: { width, height: width === 390 ? 844 : 900 } };
      const stranger = await browser.newContext(view);
      const player = await browser.newContext({ ...view, storageState: world.state });
      await visit(stranger, world.toAll, `${colorScheme}-${width}`);
      await visit(player, world.toPia, `${colorScheme}-${width}`);
      await Promise.all([stranger.close(), player.close()]);
    });
  }
}

async function visit(context: BrowserContext, paths: Paths, suffix: string): Promise<void> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  for (const [name, path] of Object.entries(paths)) {
    await page.goto(path);
    await expect(page.getByRole("main")).toBeVisible();
    await takePicture(page, `${name}-${suffix}`, { fullPage: true });
    const width = await page.evaluate(() => ({ page: document.documentElement.scrollWidth, screen: window.innerWidth }));
    expect.soft(width.page, `${name} ${suffix} is wider than the screen`).toBeLessThanOrEqual(width.screen);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target }) => target.join(" "))
          .slice(0, 3)
          .join(" | ")}`,
    );
    expect.soft(found, `${name} ${suffix}`).toEqual([]);
  }
  expect.soft(errors, suffix).toEqual([]);
  await page.close();
}
