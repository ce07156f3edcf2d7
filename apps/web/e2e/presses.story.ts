// What a press does not change stays as it is drawn: neither drawn anew, nor styled anew.
import { expect, type Page } from "@playwright/test";
import { open } from "./open.ts";
import { styledAnew } from "./page-figures.ts";
import { DEVICES, playAsGuest, test } from "./person.ts";
import { type PlayedGame, pressThrough } from "./presses.ts";
import { tableAtTurn } from "./turns.ts";

/** Parts of a table that a half-built turn is not seen in. */
const STILL =
  ".playersbox, .strip, .logbox, .paperbox .elements, .below, .others, .chatbox, .clocks, .yourseat, .skyline, .colony, .phases, .map > g:first-of-type";
/** Elements: a tip and what it stands in. The whole page has more than a thousand. */
const MOST_STYLED = 200;

test("a pick leaves alone what it does not change", async ({ newPerson }) => {
  const people = [await newPerson("Ines"), await newPerson("Ivo"), await newPerson("Ilse")] as const;
  for (const person of people) await playAsGuest(person);
  for (const game of ["coal-baron", "kohle-und-kolonie"] as const) {
    const { id, asked } = await tableAtTurn(game, people);
    for (const { viewport } of [DEVICES.phone, DEVICES.desktop]) {
      await test.step(`${game} at ${viewport.width} pixels`, () => expectStill(asked.page, `/games/${id}`, game, viewport));
    }
  }
});

async function expectStill(page: Page, path: string, game: PlayedGame, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await open(page, path);
  await page.waitForLoadState("networkidle");
  const putAway = page.getByRole("button", { name: "Got it" });
  if (await putAway.isVisible()) await putAway.click();
  expect(await styledAnew(page), "elements styled anew when a tip comes and goes").toBeLessThan(MOST_STYLED);
  await page.evaluate(watch, STILL);
  const touched: string[] = [];
  await pressThrough(page, game, async (name, press) => {
    // What a tab shows is the page's answer; what it says of the move that is sent, too.
    const parts = await page.evaluate(takeTouched);
    if (parts.length > 0) touched.push(`before ${name}: ${parts.join(", ")}`);
    await press();
  });
  expect(touched).toEqual([]);
}

interface Watched extends Window {
  touchedParts?: string[];
}

/** Runs in the page: from now on the parts are known that are drawn anew. */
function watch(still: string): void {
  const seen: string[] = [];
  const page: Watched = window;
  page.touchedParts = seen;
  const observer = new MutationObserver((changes) => {
    for (const { target, attributeName } of changes) {
      const part = target instanceof Element ? target : target.parentElement;
      // What the mouse happens to lie over is told its tip, wherever that is; what tells the time goes with it.
      if (attributeName !== "aria-describedby" && !part?.closest("time")) seen.push(part?.outerHTML.slice(0, 80) ?? "");
    }
  });
  for (const part of document.querySelectorAll(still))
    observer.observe(part, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Runs in the page. @returns the parts that have been drawn anew since it was last asked */
function takeTouched(): string[] {
  const page: Watched = window;
  return page.touchedParts?.splice(0) ?? [];
}
