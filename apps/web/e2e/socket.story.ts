// A table that is open while others move: it follows, also after its connection was cut, and a move made for an old position is not taken.
import { openings, type Position } from "@pithead/game-coal-baron/client";
import { expect, type WebSocketRoute } from "@playwright/test";
import { anyCommand } from "./coal-baron/moves.ts";
import { takeTurn } from "./coal-baron/page-turn.ts";
import { open, reopen } from "./open.ts";
import { type Person, playAsGuest, test } from "./person.ts";
import { look, oneOf, send } from "./player.ts";
import { startTable } from "./table.ts";

async function moverAndOther(people: readonly [Person, Person], game: string): Promise<[Person, Person]> {
  const { seat, toMove } = await look(people[0], game);
  return toMove.includes(seat) ? [people[0], people[1]] : [people[1], people[0]];
}

test("the page follows the game, also after its socket was cut", async ({ newPerson }) => {
  const people: [Person, Person] = [await newPerson("Cut"), await newPerson("Kit")];
  const sockets: WebSocketRoute[] = [];
  for (const { page } of people) {
    await page.routeWebSocket(/\/api\/v1\/socket/, (socket) => {
      socket.connectToServer();
      sockets.push(socket);
    });
  }
  for (const person of people) await playAsGuest(person);
  const game = await startTable("coal-baron", people);

  const [mover, other] = await moverAndOther(people, game);
  await expect(mover.page.getByRole("region", { name: "Your move" })).toBeVisible();
  await send(mover, game, 0, anyCommand(await look<Position>(mover, game)));
  await expect(other.page.getByRole("region", { name: "Your move" }), "told through the socket").toBeVisible();

  const before = sockets.length;
  for (const socket of sockets) await socket.close({ code: 1012 });
  await send(other, game, 1, anyCommand(await look<Position>(other, game)));
  await expect(mover.page.getByRole("region", { name: "Your move" }), "told after coming back").toBeVisible();
  expect(sockets.length).toBeGreaterThan(before);
});

test("a move made for an old position is refused, and the new position shown", async ({ newPerson }) => {
  const people: [Person, Person] = [await newPerson("Stella"), await newPerson("Stan")];
  let isInTunnel = false;
  for (const { page } of people) {
    await page.routeWebSocket(/\/api\/v1\/socket/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        if (!isInTunnel) socket.send(message);
      });
    });
  }
  for (const person of people) await playAsGuest(person);
  const game = await startTable("coal-baron", people);
  const [mover] = await moverAndOther(people, game);
  const shown = await look<Position>(mover, game);
  const [first, second] = openings(shown.view, shown.seat);
  if (first?.type !== "draft" || second?.type !== "draft") throw new Error("A game begins with the draft.");
  const card = mover.page.locator(`.tray [data-space="${first.order}"]`);
  await card.click();
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await test.step("what is half built outlives a look at the rules, and a reload", async () => {
    const at = mover.page.url();
    await open(mover.page, "/rules/coal-baron");
    await open(mover.page, at);
    await expect(card).toHaveAttribute("aria-pressed", "true");
    await reopen(mover.page);
    await expect(card).toHaveAttribute("aria-pressed", "true");
  });
  isInTunnel = true;

  await send(mover, game, shown.seq, second);
  const answer = mover.page.waitForResponse((response) => response.url().endsWith("/moves"));
  await mover.page.getByRole("region", { name: "Your move" }).locator('[aria-keyshortcuts="c"]').click();
  expect((await answer).status()).toBe(409);
  await expect(mover.page.getByRole("alert").filter({ hasText: "You have already moved" })).toBeVisible();
  await expect(mover.page.getByRole("region", { name: "Your move" })).toBeHidden();
  expect((await look(mover, game)).seq).toBe(shown.seq + 1);
});

test("sending a move twice moves once", async ({ newPerson }) => {
  const people: [Person, Person] = [await newPerson("Twyla"), await newPerson("Two")];
  for (const person of people) await playAsGuest(person);
  const game = await startTable("coal-baron", people);
  const [mover] = await moverAndOther(people, game);
  // The first answer is lost on the way, after the server has taken the move.
  let lost = 0;
  await mover.page.route("**/moves", async (route) => {
    if (lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort("connectionreset");
  });
  const { view, seat } = await look<Position>(mover, game);
  await takeTurn(mover.page, oneOf(openings(view, seat))).catch(() => undefined);
  await expect.poll(async () => (await look(mover, game)).seq).toBe(1);
  expect(lost).toBe(1);
});
