// What moves on a table: what others did while one was away, a move that arrives, and pieces under a finger or the mouse.
import { openings, type Position } from "@pithead/game-coal-baron/client";
import { type Position as ColonyPosition, nextSteps, type Step } from "@pithead/game-kohle-und-kolonie/client";
import { expect, type Locator, type Page } from "@playwright/test";
import { labelOf } from "./coal-baron/page-turn.ts";
import { awaitDrags, dragByFinger, dragByMouse, nearestTo } from "./dragging.ts";
import { commandTowards } from "./kohle-und-kolonie/steering.ts";
import { choice, confirm, movePanel, press } from "./move-panel.ts";
import { open } from "./open.ts";
import { DEVICES, inMotion, type Person, playAsGuest, test } from "./person.ts";
import { look, lookAsMover, oneOf, personAt, playOn, type Shown, seatOrder, send } from "./player.ts";
import { expectSound } from "./sound.ts";
import { startTable } from "./table.ts";
import { expectNoted, noted, watchMotion } from "./watched-motion.ts";

test("Coal Baron: what others did is played, skipped, ringed; cubes are dragged by mouse and by finger", async ({ newPerson }) => {
  const people: [Person, Person] = [await newPerson("Ada", inMotion(DEVICES.desktop)), await newPerson("Bo", inMotion(DEVICES.phone))];
  for (const { page } of people) await watchMotion(page);
  for (const person of people) await playAsGuest(person);
  const game = await startTable("coal-baron", people);
  const seats = await seatOrder(people, game);
  const draft = ({ view, seat }: Shown<Position>) => oneOf(openings(view, seat));
  await playOn(people, game, draft, ({ view }) => view.phase === "shift");
  const { seat: first } = await lookAsMover<Position>(seats, game);
  const [mover, other] = [personAt(seats, first), personAt(seats, 1 - first)];
  const { page } = other;

  await test.step("the table opens where it was left, and plays what came since", async () => {
    await leave(other);
    const space = await takeMoney(mover, game);
    await open(page, `/games/${game}`);
    await expectNoted(page, "carried");
    await expect(bar(page)).toBeHidden();
    await expect(page.locator(`${space} .fresh`)).toBeVisible();
    await expect(page.locator(`${space} .worker`)).not.toHaveCount(0);
  });

  await test.step("it can be shown again, and Space goes to the newest position", async () => {
    await showMe(page);
    await page.keyboard.press("Space");
    await expect(bar(page)).toBeHidden();
    await expect(movePanel(page)).toBeVisible();
  });

  await test.step("one's own move is carried once it is taken, and so is a move that arrives", async () => {
    const [before, ownBefore] = [(await noted(mover.page)).carried, (await noted(page)).carried];
    const space = await takeMoneyByHand(other);
    await expect.poll(async () => (await noted(mover.page)).carried).toBeGreaterThan(before);
    await expect.poll(async () => (await noted(page)).carried).toBeGreaterThan(ownBefore);
    await expect(page.locator(`${space} .worker`)).not.toHaveCount(0);
    await expect(mover.page.locator(`${space} .worker`)).not.toHaveCount(0);
  });

  await test.step("with reduced motion nothing moves, and what changed has a ring for a while", async () => {
    await leave(other);
    const space = await takeMoney(mover, game);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, `/games/${game}`);
    await expectNoted(page, "ringed");
    expect((await noted(page)).carried).toBe(0);
    await expect(page.locator("[data-landed]")).toHaveCount(0);
    await expect(page.locator(`${space} .worker`)).not.toHaveCount(0);
  });

  await test.step("there it is shown move by move, each when it is asked for", async () => {
    await showMe(page);
    await expect(bar(page)).toBeVisible();
    await expectSound(page, "played");
    await press(bar(page).getByRole("button", { name: "Next move" }));
    await expect(bar(page)).toBeHidden();
  });

  await test.step("one drags a cube from its cart to the cage, and from there to the storage", () => mineByDragging(other));
  await test.step("so does the other", async () => {
    await takeMoney(other, game);
    await mineByDragging(mover);
  });
  await test.step("a turn that is taken stays on the board as it was built, and is not played again", () => confirmAsBuilt(mover.page));
});

test("Kohle & Kolonie: what others did is played; miners and cards are dragged by mouse and by finger", async ({ newPerson }) => {
  const people: [Person, Person, Person] = [
    await newPerson("Mia", inMotion(DEVICES.highDesktop)),
    await newPerson("Tom", inMotion(DEVICES.touchTablet)),
    await newPerson("Kit", inMotion(DEVICES.laptop)),
  ];
  for (const { page } of people) await watchMotion(page);
  for (const person of people) await playAsGuest(person);
  const game = await startTable("kohle-und-kolonie", people);
  const [mia, tom] = people;
  const choose = ({ view, seat }: Shown<ColonyPosition>) => commandTowards(view, seat, new Set());
  /** To a turn of that person in which each of those steps can be the first one. */
  const playToTurnOf = async (person: Person, ...kinds: Step["step"][]) => {
    const { seat } = await look(person, game);
    const isTheTurn = ({ seat: asked, view }: Shown<ColonyPosition>) =>
      asked === seat &&
      view.asked?.question === "turn" &&
      kinds.every((kind) => nextSteps(view, seat, []).some(({ step }) => step === kind));
    await playOn(people, game, choose, isTheTurn);
  };

  await test.step("a miner and a card go by mouse", async () => {
    const { page } = mia;
    await playToTurnOf(mia, "place", "buyMine");
    await open(page, `/games/${game}`);
    await dragMiner(mia, game, dragByMouse);
    await press(movePanel(page).getByRole("button", { name: "Start the turn again" }));
    const card = page.locator('.offers [data-drag^="card:"]').first();
    const slot = page.locator("#tableau .slot__hole").first();
    await dragByMouse(card, slot);
    await expect(movePanel(page).getByRole("list", { name: "Steps so far" })).toBeVisible();
    await leave(mia);
  });

  await test.step("a turn of others is played", async () => {
    await playToTurnOf(tom);
    await open(tom.page, `/games/${game}`);
    await expect(movePanel(tom.page)).toBeVisible();
    await leave(tom);
    const shown = await look<ColonyPosition>(tom, game);
    await send(tom, game, shown.seq, choose(shown));
    await playToTurnOf(mia);
    await playToTurnOf(tom, "place");
    await open(tom.page, `/games/${game}`);
    await expectNoted(tom.page, "carried");
    await expect(bar(tom.page)).toBeHidden();
  });

  await test.step("a miner goes from the supply to a space by finger", () => dragMiner(tom, game, dragByFinger));
});

/** The bar that leads the playing. */
function bar(page: Page): Locator {
  return page.getByRole("region", { name: "What happened" });
}

async function showMe(page: Page): Promise<void> {
  const unfold = page.getByRole("button", { name: /^Since you last looked/ });
  if (await unfold.isVisible()) await press(unfold);
  await press(page.getByRole("button", { name: "Show me" }));
}

/** To another page, so that nothing of the table is seen. */
async function leave({ page }: Person): Promise<void> {
  await open(page, "/about");
}

/** Takes a money space through the API. @returns its worker space on the page. */
async function takeMoney(person: Person, game: string): Promise<string> {
  const { seq, view, seat } = await look<Position>(person, game);
  const command = openings(view, seat).find((each) => each.type === "place" && each.space.startsWith("money"));
  if (command?.type !== "place") throw new Error("No money can be taken.");
  await send(person, game, seq, command);
  return `[data-space="${command.space}"]`;
}

/** The same on the page. */
async function takeMoneyByHand({ page }: Person): Promise<string> {
  const legal = page.locator('.works [data-space^="money-"].is-legal').first();
  const space = await legal.getAttribute("data-space");
  await press(legal);
  await confirm(page);
  return `[data-space="${space}"]`;
}

/** Half a mining turn: down to the black level, a cube from cart to cage, up again, from cage to storage. */
async function mineByDragging({ page }: Person): Promise<void> {
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const drag = hasTouch ? dragByFinger : dragByMouse;
  const panel = movePanel(page);
  await press(page.locator('.works [data-space^="mining-"].is-legal').first());
  await awaitDrags(page);
  await press(choice(panel, labelOf({ step: "cage", to: "black" })));
  const cube = page.locator('.pit [data-drag="cart black"]').first();
  // Let go on the panel it goes back, whatever lies under the panel.
  await drag(cube, panel.getByRole("heading"));
  await expect(page.locator(".carries > *")).toHaveCount(0);
  await expect(stepsSoFar(panel)).toHaveCount(1);
  await drag(cube, page.locator('.pit [data-part="cage"]'));
  await expect(stepsSoFar(panel)).toHaveCount(2);
  await press(choice(panel, labelOf({ step: "cage", to: "surface" })));
  // The board shows what is built a picture after the panel: the cage is up when the storage may be pressed.
  await drag(page.locator('.pit [data-drag="cage black"]'), page.locator('.pit [data-part="storage"].is-legal'));
  await expect(stepsSoFar(panel)).toHaveCount(4);
}

/** Confirms a mining turn that has stored a cube: the storage never shows anything else meanwhile. */
async function confirmAsBuilt(page: Page): Promise<void> {
  await expect(page.locator('.pit [data-part="storage"] use')).not.toHaveCount(0);
  await page.evaluate(() => {
    const stored = () => document.querySelector('.pit [data-part="storage"]')?.innerHTML.match(/<use/g)?.length ?? 0;
    const built = stored();
    Object.assign(window, { isKept: true });
    new MutationObserver(() => stored() !== built && Object.assign(window, { isKept: false })).observe(document.body, {
      subtree: true,
      childList: true,
    });
  });
  await confirm(page);
  await expect(page.locator(".carries > *")).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "isKept"))).toBe(true);
}

/** The steps of a half-built turn. */
function stepsSoFar(panel: Locator): Locator {
  return panel.getByRole("list", { name: /^Steps/ }).getByRole("button");
}

/** A miner from the supply to the nearest of the spaces that a step allows. */
async function dragMiner(person: Person, game: string, drag: typeof dragByMouse): Promise<void> {
  const { page } = person;
  const { view, seat } = await look<ColonyPosition>(person, game);
  const steps = nextSteps(view, seat, []).flatMap((step) => (step.step === "place" ? [`#tableau [data-part="place:${step.at}"]`] : []));
  await expect(movePanel(page)).toBeVisible();
  await awaitDrags(page);
  const supply = page.locator('#tableau [data-part="place:supply"]');
  await drag(supply, await nearestTo(supply, page.locator(steps.join())));
  await expect(stepsSoFar(movePanel(page))).toHaveCount(1);
}
