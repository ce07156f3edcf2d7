// Builds a move of Kohle & Kolonie on the page, as a person would, and confirms it.
import {
  type Command,
  componentsOf,
  mineOf,
  nextSteps,
  type Position,
  type Secure,
  type Step,
} from "@pithead/game-kohle-und-kolonie/client";
import { phraseOfCommand } from "@pithead/wording";
import { expect, type Locator, type Page } from "@playwright/test";
import { confirm, confirmIdle, movePanel, press, undoAndRedo } from "../move-panel.ts";
import { answersOf, said, speakBy } from "./answers.ts";

/** Builds the command on the table's page, undoing and doing again on the way, and confirms it. `onBuilt`: before that. */
export async function takeTurn(page: Page, position: Position, command: Command, onBuilt: () => Promise<void>): Promise<void> {
  await build(page, position, command);
  await onBuilt();
  await (isIdle(position, command) ? confirmIdle(page) : confirm(page));
}

/** Whether the command does nothing although something is possible. */
function isIdle(position: Position, command: Command): boolean {
  if (command.type === "secure") return isEmpty(command);
  return command.type === "turn" && command.steps.length === 0 && nextSteps(position, position.asked?.seat ?? 0, []).length > 0;
}

async function build(page: Page, position: Position, command: Command): Promise<void> {
  const panel = movePanel(page);
  speakBy(position.options);
  await expect(panel).toBeVisible();
  switch (command.type) {
    case "turn":
      for (const [index, step] of command.steps.entries()) await buildStep(panel, step, index + 1);
      if (!command.end) await press(option(panel, "See it, and go on with the turn"));
      else if (command.steps.length > 0 && (await option(panel, "The turn ends with it").isVisible()))
        await press(option(panel, "The turn ends with it"));
      break;
    case "secure":
      for (const label of securings(position, command)) await press(option(panel, label));
      break;
    case "bid":
      await bid(panel, command.total);
      break;
    default:
      await press(option(panel, said(phraseOfCommand(command))));
  }
  const isPicked = command.type === "turn" ? command.steps.length > 0 : command.type !== "secure" || !isEmpty(command);
  if (isPicked) await undoAndRedo(panel);
}

/** What to do, then an answer to each question that is asked about it. */
async function buildStep(panel: Locator, step: Step, n: number): Promise<void> {
  const offer = panel.page().locator(`.offers [data-spot="card:${step.step === "buyMine" ? step.card : ""}"]`);
  await press((await isByMouse(panel)) && (await offer.isVisible()) ? offer : option(panel, menuLabel(step)));
  for (const { question, label } of answersOf(step)) {
    const asked = (await panel.locator("[data-ask] h2").textContent()) ?? "";
    if (asked === question) await press(await spotOrOption(panel, label));
  }
  await expect(panel.getByRole("list", { name: "Steps so far" }).getByRole("button")).toHaveCount(n);
}

/** What is lit on the board does the same as the choice in the panel; a mouse takes the board. */
async function spotOrOption(panel: Locator, label: string): Promise<Locator> {
  const spot = panel.page().locator(`.kkstage button[data-spot][aria-label=${JSON.stringify(label)}]`);
  return (await isByMouse(panel)) && (await spot.isVisible()) ? spot : option(panel, label);
}

function isByMouse(panel: Locator): Promise<boolean> {
  return panel.evaluate(() => navigator.maxTouchPoints === 0);
}

/** The first press bids one more than the lowest total that is possible. */
async function bid(panel: Locator, total: number): Promise<void> {
  const shown = async () => Number(await panel.locator("output b").textContent());
  while ((await shown()) < total) {
    const before = await shown();
    await press(option(panel, "Bid one more"));
    await expect.poll(shown).toBe(before + 1);
  }
  const named = panel.getByRole("button", { name: new RegExp(`^Bid ${total} for `) });
  await press(named.and(panel.page().locator("[data-choice]")));
}

function option(panel: Locator, label: string): Locator {
  return panel.getByRole("button", { name: label, exact: true });
}

function securings(position: Position, { coins, team }: Secure): string[] {
  const player = position.players[position.asked?.seat ?? 0];
  const nameOf = (slot: Secure["coins"][number]) => mineOf(componentsOf(position), player?.slots[slot]?.mine ?? 0).name;
  return [
    ...coins.map((slot) => `Secure ${slot}, ${nameOf(slot)}, for 1 coin`),
    ...team.map((slot) => `Secure ${slot}, ${nameOf(slot)}, by the rescue team`),
  ];
}

const isEmpty = ({ coins, team }: Secure) => coins.length + team.length === 0;

const MENU = {
  buyMine: ["Buy a mine", ""],
  buyEngine: ["Buy a steam engine", "Steam-engine marker"],
  buildSettlement: ["Build a settlement", "Settlement marker"],
  placeEngineer: ["Place an engineer", "Engineer marker"],
  place: ["Place a miner", "Miners marker: place"],
  move: ["Move a miner", "Miners marker: move"],
  moveEngineer: ["Move an engineer", ""],
  takeCoin: ["Consoli\u00addation aid: 1 coin", ""],
  flip: ["Flip a card", ""],
  trade: ["Trade", ""],
} as const satisfies { [kind in Step["step"]]: readonly [string, string] };

function menuLabel(step: Step): string {
  const [byAction, byMarker] = MENU[step.step];
  return "via" in step && step.via === "bonus" ? byMarker : byAction;
}
