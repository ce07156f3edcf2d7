// Whether the figures on a page answer "why?".
import { expect, type Page } from "@playwright/test";

/** Where figures stand that say themselves what they are: sentences, dates, names of rounds, scales of charts, choices and their keys, numbers of lines of news. */
const SAY_THEMSELVES =
  ".log, .slip, .phases, .chat, .move, .recap, .ch, .steps, .offers h2, .orderrow__hole, .railway, .enamel, .tabbar, input, select, time, .startplayer, .newsmark";

/** Points at every figure that stands alone, and expects that something is said of it. `name`: of the page. */
export async function expectAllAnswered(page: Page, name: string): Promise<void> {
  const silent = await page.evaluate(silentFigures, SAY_THEMSELVES);
  expect.soft(silent, `${name}: figures that nothing is said of`).toEqual([]);
  const empty = await page
    .locator(".why")
    .evaluateAll((figures) =>
      figures.filter((figure) => !/\w/.test(figure.getAttribute("data-tip") ?? "")).map((figure) => figure.textContent),
    );
  expect.soft(empty, `${name}: figures that answer nothing`).toEqual([]);
}

/** Runs in the page. @returns a line for each figure with nothing to be said of it where it stands */
function silentFigures(elsewhere: string): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    const said = node.textContent?.trim() ?? "";
    if (!element || !/^[+−-]?\d+( ?%| VP)?$/.test(said) || element.closest(`.sr, ${elsewhere}`)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, width, height } = range.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit?.closest("[data-tip], [data-why], button, [role=button]"))
      found.push(`${said} in ${element.closest("[class]")?.getAttribute("class")}`);
  }
  return [...new Set(found)];
}
