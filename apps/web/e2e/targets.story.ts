// On a phone a finger finds whatever can be pressed: nothing that stands alone is less than 48 pixels wide or high.
import { expect } from "@playwright/test";
import { open } from "./open.ts";
import { DEVICES, playAsGuest, test } from "./person.ts";
import { leavePages } from "./player.ts";
import { tableAtTurn } from "./turns.ts";

/** What a turn is built with. Figures that only say why may stand as close as they are read. */
const OF_A_TURN = ":is(.stage, .move, .tabbar) :not(.why)";

/** In pixels, but for what a browser rounds away. */
const LEAST = 46;

test("what stands alone on the pages of forms can be hit by a finger", async ({ newPerson }) => {
  const finja = await newPerson("Finja", DEVICES.phone);
  await playAsGuest(finja);
  const { id } = await (await finja.call("POST", "/tables", { game: "coal-baron", seats: 3 })).json();
  for (const path of ["/sign-in", "/new", `/games/${id}`, "/account", "/account/notices"]) {
    await open(finja.page, path);
    expect.soft(await finja.page.evaluate(narrowTargets, [LEAST, "*"] as const), path).toEqual([]);
  }
});

test("what stands alone on the pages of games and players can be hit by a finger", async ({ newPerson }) => {
  const fern = await newPerson("Fern", DEVICES.phone);
  const otto = await newPerson("Otto");
  for (const person of [fern, otto]) await playAsGuest(person);
  await leavePages([fern, otto]);
  const tableOf = async (game: string, seats: number) => (await (await otto.call("POST", "/tables", { game, seats })).json()).id as string;
  // Two that run, of which one waits for Fern, and one that is open.
  for (const seats of [2, 2, 4]) {
    const id = await tableOf("coal-baron", seats);
    await fern.call("POST", `/tables/${id}/sit`, {});
  }
  await tableOf("kohle-und-kolonie", 3);
  const { me } = await (await otto.call("GET", "/session")).json();
  const paths = ["/", "/home", "/lobby", "/history", "/history?status=running", `/players/${me.id}`, "/account", "/notices", "/welcome"];
  for (const path of [...paths, "/rules/coal-baron", "/rules/kohle-und-kolonie", "/about", "/offline", "/nowhere"]) {
    await open(fern.page, path);
    expect.soft(await fern.page.evaluate(narrowTargets, [LEAST, "*"] as const), path).toEqual([]);
  }
});

test("what a turn is built with can be hit by a finger", async ({ newPerson }) => {
  const people = [
    await newPerson("Tara", DEVICES.phone),
    await newPerson("Tim", DEVICES.phone),
    await newPerson("Tess", DEVICES.phone),
  ] as const;
  for (const person of people) await playAsGuest(person);
  for (const [game, parts] of [
    ["coal-baron", ["works", "pit", "rivals", "clock", "log"]],
    ["kohle-und-kolonie", ["map", "mine", "offers", "others", "log"]],
  ] as const) {
    const { id, asked } = await tableAtTurn(game, people);
    const { page } = asked;
    await open(page, `/games/${id}`);
    for (const [index, part] of parts.entries()) {
      await page.locator(".tabbar button").nth(index).tap();
      await page.locator(`.tabbed[data-at="${part}"]`).waitFor();
      expect.soft(await page.evaluate(narrowTargets, [LEAST, OF_A_TURN] as const), `${game}, ${part}`).toEqual([]);
    }
  }
});

/** Runs in the page. Links in a sentence are as high as its lines. @returns a line for each link, button and field that matches and is hit less far around its middle */
function narrowTargets([least, which]: readonly [number, string]): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary")) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (!element.matches(which) || element.matches(".skip, p a, :disabled, [inert] *")) continue;
    // What a finger passes through stands on something that it finds.
    if (getComputedStyle(element).pointerEvents === "none") continue;
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    // What a finger aims at is the label, where the field itself is drawn small or not at all.
    const label = element.closest("label");
    const aim = label ?? element;
    const { left, top, width, height } = aim.getBoundingClientRect();
    const isHit = (x: number, y: number) => aim.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
    const reach = (x: number, y: number) => {
      let far = 0;
      while (far < least && isHit(x * (far + 0.5), y * (far + 0.5))) far += 0.5;
      return far;
    };
    const [wide, high] = [reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)];
    if (Math.min(wide, high) < least) found.push(`${aim.textContent?.trim()}: ${wide} by ${high}`);
  }
  return found;
}
