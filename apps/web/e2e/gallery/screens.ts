// What hangs in the gallery: where each picture is taken, and what is done there first.
import { expect, type Page } from "@playwright/test";
import { labelOf } from "../coal-baron/page-turn.ts";
import { mailsTo } from "../inbox.ts";
import { choice, movePanel } from "../move-panel.ts";
import { accountOf } from "./dealt-table.ts";
import type { World } from "./world.ts";

export interface Screen {
  name: string;
  /** Under the picture. */
  says: string;
  path: string;
  /** Seen by who has not signed in. */
  isPublic?: boolean;
  first?: (page: Page) => Promise<void>;
}

export async function screensOf({ anna, turn, mining, shift, colony, auction, finished }: World): Promise<Screen[]> {
  const annaId = await accountOf(anna);
  const lengthOf = async (game: string): Promise<number> => (await (await anna.call("GET", `/games/${game}`)).json()).seq;
  const [all, ofAuction] = [await lengthOf(finished), await lengthOf(auction)];
  const middle = Math.floor(all * 0.6);
  return [
    { name: "landing", says: "The first page", path: "/", isPublic: true },
    { name: "home", says: "Home: what waits for you comes first", path: "/home" },
    { name: "lobby", says: "The lobby", path: "/lobby" },
    { name: "new-table", says: "A new table", path: "/new" },
    { name: "coal-baron", says: "Coal Baron: your move", path: `/games/${turn}` },
    { name: "coal-baron-mining", says: "A mining turn, half built", path: `/games/${turn}`, first: (page) => halfMined(page, mining) },
    { name: "coal-baron-shift", says: "A shift has ended while you were away", path: `/games/${shift}` },
    { name: "kohle-und-kolonie", says: "Kohle & Kolonie: your move", path: `/games/${colony}` },
    {
      name: "kohle-und-kolonie-tableau",
      says: "Your tableau",
      path: `/games/${colony}`,
      first: (page) => showPart(page, "Tableau", "#tableau"),
    },
    { name: "kohle-und-kolonie-auction", says: "A field is consolidated: what do you bid?", path: `/games/${auction}` },
    {
      name: "history",
      says: "Any position of any game, by its own link",
      path: `/games/${finished}/history/${middle}`,
      first: (page) => showPart(page, "Chart", 'section[aria-label="Figures"]', "still"),
    },
    {
      name: "comparison",
      says: "Two positions compared",
      path: `/games/${finished}/history/${middle}?compare=${middle - 9}`,
      first: async (page) => {
        await expect(page.locator(".compare__list").first()).toBeAttached();
        await showPart(page, "Chart", ".look", "end");
      },
    },
    {
      name: "kohle-und-kolonie-history",
      says: "A round of Kohle & Kolonie, looked at again",
      path: `/games/${auction}/history/${Math.floor(ofAuction * 0.8)}`,
    },
    {
      name: "scoring",
      says: "The final scoring, step by step",
      path: `/games/${finished}/history/${all}`,
      first: (page) => showPart(page, "Result", "#scoring"),
    },
    {
      name: "analysis",
      says: "Where it was won",
      path: `/games/${finished}/history/${middle}`,
      first: (page) => showPart(page, "Chart", 'section[aria-label="Chance of winning"]', "end"),
    },
    { name: "notices", says: "The ledger of notices: what was sent, and what was not, and why", path: "/notices" },
    { name: "account", says: "The account", path: "/account" },
    { name: "player", says: "A player", path: `/players/${annaId}` },
    { name: "rules", says: "The rules", path: "/rules/coal-baron", isPublic: true },
    { name: "mail", says: "The mail: what happened, and what is asked", path: await mailOf(anna.email), isPublic: true },
  ];
}

/** The space, and half of the steps. */
async function halfMined(page: Page, { space, steps }: World["mining"]): Promise<void> {
  await page.locator(`.works [data-space="${space}"]`).click();
  for (const step of steps.slice(0, Math.ceil(steps.length / 2))) await choice(movePanel(page), labelOf(step)).click();
}

/** On a phone its tab. Then the part begins at the top of what the bars leave of the screen, or ends at its end, or nothing moves. */
async function showPart(page: Page, tab: string, part: string, elsewhere: "start" | "end" | "still" = "start"): Promise<void> {
  const tabs = page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button", { name: new RegExp(`^${tab}`) });
  const isPhone = await tabs.isVisible();
  if (isPhone) await tabs.click();
  const shown = page.locator(part).first();
  await expect(shown).toBeVisible();
  await shown.evaluate(
    (element, block) => {
      if (block === "still") return;
      element.scrollIntoView({ block });
      const bars = [...document.querySelectorAll(".lintel, .replay")].map((bar) => bar.getBoundingClientRect().height);
      if (block === "start") window.scrollBy(0, -bars.reduce((sum, height) => sum + height, 12));
    },
    isPhone ? "start" : elsewhere,
  );
}

/** The newest mail about a turn, as the inbox shows its letter. */
async function mailOf(address: string): Promise<string> {
  const mail = (await mailsTo(address)).findLast(({ html }) => html.includes("/games/"));
  if (mail === undefined) throw new Error("No turn was mailed.");
  return `${process.env.PITHEAD_INBOX}/email/${mail.id}/html`;
}
