// The presses that a turn is built of, one after the other, in either game. Nothing is sent: the answer to the last one never comes.
import type { Locator, Page } from "@playwright/test";

export type PlayedGame = "coal-baron" | "kohle-und-kolonie";

/** Makes a press, whatever else is done with it. */
export type MakePress = (name: string, press: () => Promise<void>) => Promise<void>;

/** What a turn begins with, lit on the board. */
const BEGINNINGS: { readonly [game in PlayedGame]: readonly string[] } = {
  "coal-baron": [
    ".space.is-legal",
    ".space.is-legal[data-space^=money], .space.is-legal[data-space=bank]",
    "[data-space^=mining].is-legal",
  ],
  "kohle-und-kolonie": [".tableau .is-legal [data-spot]", ".offer.is-legal [data-spot]"],
};
/** More choices than this are not needed to make a step. */
const MOST_CHOICES = 4;

/** Presses through a turn of the game, on a table where the viewer is asked for one, and leaves the page blank. */
export async function pressThrough(page: Page, game: PlayedGame, make: MakePress): Promise<void> {
  await page.getByRole("region", { name: "Your move" }).waitFor();
  const shown = (selector: string) => page.locator(selector).filter({ visible: true });
  const pressed = async (name: string, target: Locator) => {
    if ((await target.count()) > 0) await make(name, () => target.first().click({ force: true }));
  };
  const key = (name: string) => make(`key ${name}`, () => page.keyboard.press(name));
  const choices = page.locator(".move [data-choice]:not([aria-disabled])");
  const choose = async (from: string) => {
    for (let count = 0; count < MOST_CHOICES && (await choices.count()) > 0; count += 1) {
      const last = (await choices.count()) - 1;
      await pressed(`${from}: choice ${count + 1}`, choices.nth(Math.min(1 + (count % 2), last)));
    }
  };
  const goBack = async () => {
    for (const name of ["undo", "redo", "restart"]) await pressed(name, page.locator(`.move .btn--${name}:not([aria-disabled])`));
  };
  await choose("panel");
  await goBack();
  for (const [index, beginning] of BEGINNINGS[game].entries()) {
    await pressed(`board ${index + 1}`, shown(beginning));
    await choose(`board ${index + 1}`);
    await goBack();
  }
  await pressed("why not", shown(".stage [data-why]"));
  for (const name of ["1", "u"]) await key(name);
  for (const [index, tab] of (await shown(".tabbar button, .rail [role=tab]").all()).entries()) await pressed(`tab ${index + 1}`, tab);
  await pressed("tab 1", shown(".tabbar button"));
  await choose("at last");
  await pressed("board, at last", shown(".space.is-legal"));
  await page.route("**/moves", () => {});
  await pressed("confirm", page.locator(".move [data-confirm]:not([aria-disabled])"));
  // What is held back is sent once nobody holds it, unless its page has gone.
  await page.goto("about:blank");
  await page.unrouteAll({ behavior: "ignoreErrors" });
}
