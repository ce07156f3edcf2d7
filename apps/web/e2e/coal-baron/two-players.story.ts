// Two people who have never met: they sign in by mail, play a whole game, are told by mail, and read its scoring and history.
import type { Command, MiningSpace, Position, Space } from "@pithead/game-coal-baron/client";
import { openings } from "@pithead/game-coal-baron/client";
import { expect } from "@playwright/test";
import { awaitMail, followTurnMail, mailsTo } from "../inbox.ts";
import { open } from "../open.ts";
import { type Person, signInByMail, site, test } from "../person.ts";
import { expectMoved, look, lookAsMover, oneOf, personAt, type Shown, seatOrder, send } from "../player.ts";
import { startTable } from "../table.ts";
import { anyCommand, completingTurn } from "./moves.ts";
import { takeTurn } from "./page-turn.ts";
import { secretsOf } from "./secrets.ts";

/** The kinds of turn; each is taken on the page once, the first time that it is possible. */
const KINDS = ["draft", "factory", "factory-draw", "order", "order-draw", "keep", "mining", "delivery", "money", "bank"] as const;
type Kind = (typeof KINDS)[number];

test("two people play a whole game by web and mail, and neither is told what is hidden", async ({ newPerson }) => {
  const ada = await newPerson("Ada");
  const bo = await newPerson("Bo");
  const errors: string[] = [];
  for (const { name, page } of [ada, bo]) page.on("pageerror", (error) => errors.push(`${name}: ${error.message}`));
  await signInByMail(ada);
  await signInByMail(bo);
  const game = await startTable("coal-baron", [ada, bo]);
  const seats = await seatOrder([ada, bo], game);

  await test.step("play to the end", () => playToTheEnd(seats, game));

  await test.step("the final scoring is taken apart", async () => {
    for (const { page } of seats) {
      await expect(page.getByText("The game is over", { exact: true })).toBeVisible();
      const scoring = page.getByRole("region", { name: "How the points came" });
      await expect(scoring).toContainText("Orders delivered");
      for (const shown of seats) await expect(scoring.getByText(shown.page === page ? "You" : shown.name).first()).toBeVisible();
    }
  });

  await test.step("every position has a link", async () => {
    const { page } = ada;
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
    await open(bo.page, `/games/${game}/history/7`);
    await expect(bo.page.getByRole("slider", { name: "Move", exact: true })).toHaveValue("7");
    await open(bo.page, "/history");
    await bo.page.getByRole("link", { name: /Ada/ }).first().click();
    await bo.page.waitForURL(new RegExp(`/games/${game}`));
  });

  await test.step("the mails that were sent", async () => {
    for (const person of seats) {
      for (const mail of await mailsTo(person.email)) {
        person.traffic.add(`mail "${mail.subject}"`, mail.text + mail.html);
        const told = mail.text.split("\n").filter((line) => /Drawn:|From the top:/.test(line));
        expect(
          told.filter((line) => !line.startsWith("- You ")),
          "only who draws is told what was drawn",
        ).toEqual([]);
      }
      await awaitMail(person.email, ({ text }) => text.includes(game) && /won|win/.test(text));
    }
  });

  await test.step("nothing hidden ever reached a player", async () => {
    const record = await (await fetch(`${site()}/api/v1/games/${game}/record`)).json();
    const secrets = secretsOf(record);
    for (const [seat, { name, traffic }] of seats.entries()) {
      const all = await traffic.all();
      const runs = [...secrets.runsFor(seat)];
      expect(runs.length).toBeGreaterThan(50);
      const leaks = all.flatMap(({ source, text }) => runs.filter((run) => text.includes(run)).map((run) => `${name}: ${source}: ${run}`));
      expect(leaks).toEqual([]);
      expect(all.filter(({ text }) => text.includes(secrets.serverSeed)).map(({ source }) => source)).toEqual([]);
      // The net has no hole: what the player drew is in it.
      for (const drawn of secrets.drawnBy(seat))
        expect(
          all.some(({ text }) => text.includes(drawn)),
          drawn,
        ).toBe(true);
    }
  });
  expect(errors).toEqual([]);
});

async function playToTheEnd(seats: readonly Person[], game: string): Promise<void> {
  const wanted = new Set<Kind>(KINDS);
  let mailed = 0;
  for (;;) {
    const shown = await lookAsMover<Position>(seats, game);
    if (shown.finished) break;
    const mover = personAt(seats, shown.seat);
    const onPage = turnForPage(shown, wanted);
    if (onPage === undefined) {
      await send(mover, game, shown.seq, towardsDelivery(shown, wanted) ?? anyCommand(shown));
      continue;
    }
    const mailsBefore = await Promise.all(seats.map(async ({ email }) => (await mailsTo(email)).length));
    await test.step(`${onPage.kind} on the page`, () => takeTurn(mover.page, onPage.command));
    await expect.poll(async () => (await look(mover, game)).seq).toBe(shown.seq + 1);
    await expectMoved(mover, game, shown.seq, onPage.command);
    wanted.delete(onPage.kind);
    const next = await lookAsMover<Position>(seats, game);
    if (next.seat !== shown.seat && !next.finished && mailed < 3) {
      mailed += 1;
      await test.step("the next player is mailed", () => followTurnMail(personAt(seats, next.seat), game, mailsBefore[next.seat] ?? 0));
    }
  }
  expect([...wanted], "kinds of turn never taken on the page").toEqual([]);
}

/** The command to take on the page now: of a kind that has not been yet. */
function turnForPage(shown: Shown<Position>, wanted: ReadonlySet<Kind>): { kind: Kind; command: Command } | undefined {
  const { view, seat } = shown;
  const possible = openings(view, seat);
  const complete = completingTurn(shown);
  if (wanted.has("mining") && complete !== undefined) return { kind: "mining", command: complete };
  for (const kind of KINDS) {
    if (!wanted.has(kind) || kind === "mining") continue;
    const commands = possible.filter((command) => kindOf(command) === kind);
    if (commands.length > 0) return { kind, command: oneOf(commands) };
  }
  return undefined;
}

/** Until an order has been delivered on the page, the moves between lead there. */
function towardsDelivery(shown: Shown<Position>, wanted: ReadonlySet<Kind>): Command | undefined {
  return wanted.has("delivery") || wanted.has("mining") ? completingTurn(shown) : undefined;
}

function kindOf(command: Command): Kind {
  if (command.type !== "place") return command.type;
  const space: Space | MiningSpace = command.space;
  if (space === "factory-draw" || space === "order-draw" || space === "bank") return space;
  const [kind] = space.split("-");
  return KINDS.find((known) => known === kind) ?? "money";
}
