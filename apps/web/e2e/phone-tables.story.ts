// On a phone there is little room: what a turn is about is in sight, and nothing of the board is cut off.
import type { Position } from "@pithead/game-coal-baron/client";
import { expect, type Locator } from "@playwright/test";
import { anyCommand, completingTurn } from "./coal-baron/moves.ts";
import { labelOf } from "./coal-baron/page-turn.ts";
import { choice, movePanel } from "./move-panel.ts";
import { open } from "./open.ts";
import { DEVICES, playAsGuest, test } from "./person.ts";
import { leavePages, lookAsMover, personAt, playOn, type Shown, seatOrder } from "./player.ts";

test("a mining turn shows its cost, the orders once the cage is up, and its receipt", async ({ newPerson }) => {
  const people = [await newPerson("Mina", DEVICES.phone), await newPerson("Milo", DEVICES.phone)] as const;
  for (const person of people) await playAsGuest(person);
  const { id } = await (await people[0].call("POST", "/tables", { game: "coal-baron", seats: 2 })).json();
  await people[1].call("POST", `/tables/${id}/sit`, {});
  await leavePages(people);
  const isGood = (shown: Shown<Position>) =>
    shown.view.phase === "shift" && shown.view.players.every(({ workers }) => workers > 3) && completingTurn(shown) !== undefined;
  await playOn<Position>(people, id, anyCommand, isGood);
  const seats = await seatOrder(people, id);
  const shown = await lookAsMover<Position>(seats, id);
  const turn = completingTurn(shown);
  if (turn === undefined) throw new Error("No mining turn completes an order.");

  const { page } = personAt(seats, shown.seat);
  await open(page, `/games/${id}`);
  const panel = movePanel(page);
  await page.locator(`.works [data-space="${turn.space}"]`).tap();
  await expect(panel.getByText(/^leaves \d+/)).toBeVisible();
  for (const step of turn.steps.slice(
    0,
    turn.steps.findIndex(({ step }) => step === "fill"),
  ))
    await choice(panel, labelOf(step)).tap();
  await expectAbove(page.locator(".desk .is-legal").first(), panel);
  await panel.getByRole("button", { name: "Confirm" }).tap();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});

test("all bonus markers can be compared at once", async ({ newPerson }) => {
  const people = [
    await newPerson("Nele", DEVICES.phone),
    await newPerson("Nils", DEVICES.phone),
    await newPerson("Nora", DEVICES.phone),
  ] as const;
  for (const person of people) await playAsGuest(person);
  const { id } = await (await people[0].call("POST", "/tables", { game: "kohle-und-kolonie", seats: 3 })).json();
  for (const person of people.slice(1)) await person.call("POST", `/tables/${id}/sit`, {});
  await leavePages(people);
  const seats = await seatOrder(people, id);
  const { page } = personAt(seats, (await lookAsMover(seats, id)).seat);
  await open(page, `/games/${id}`);
  const panel = movePanel(page);
  const markers = panel.locator("[data-choice]");
  await expect(markers).toHaveCount(7);
  for (const marker of await markers.all()) await expect(marker).toBeInViewport({ ratio: 1 });
  await expectAbove(page.locator(".orderrow .is-legal").first(), panel);
});

test("held sideways, the halls show what lies in them", async ({ newPerson }) => {
  const otto = await newPerson("Otto", { ...DEVICES.phone, viewport: { width: 844, height: 390 } });
  await playAsGuest(otto);
  const { id } = await (await otto.call("POST", "/tables", { game: "coal-baron", seats: 4, bots: ["easy", "easy", "easy"] })).json();
  await open(otto.page, `/games/${id}`);
  await expect(otto.page.locator(".hall--delivery .space").first()).toBeAttached();
  expect(await otto.page.evaluate(wideVehicles)).toEqual([]);
});

/** Between the top of the page and the panel docked at its bottom. */
async function expectAbove(lit: Locator, panel: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [box, dock] = [await lit.boundingBox(), await panel.boundingBox()];
      return box !== null && dock !== null && box.y > 0 && box.y + box.height <= dock.y;
    })
    .toBe(true);
}

/** Runs in the page. @returns the spaces whose vehicle is wider than they are */
function wideVehicles(): string[] {
  return [...document.querySelectorAll(".hall--delivery .space")].flatMap((space) => {
    const { left, right } = space.getBoundingClientRect();
    const boxes = [...space.querySelectorAll("svg")].map((picture) => picture.getBoundingClientRect());
    return boxes.some((box) => box.left < left - 1 || box.right > right + 1) ? [space.textContent ?? ""] : [];
  });
}
