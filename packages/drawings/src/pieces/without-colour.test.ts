// Pieces are told apart without their colours: by shape, pips, beat or outline.

import { componentsFor } from "@pithead/game-kohle-und-kolonie/client";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Railways } from "../kohle-und-kolonie/map/railways.ts";
import { ColonySprites } from "./colony-sprites.ts";
import { Sprites } from "./sprites.ts";

/** A drawing with every colour the same. */
function colourless(markup: string): string {
  return markup.replace(/ (fill|stroke|class)="(?!none)[^"]*"/g, "");
}

test("No two sprites are the same but for their colours.", () => {
  const sheet = renderToStaticMarkup(h("svg", null, h(Sprites, null), h(ColonySprites, null)));
  const sprites = [...sheet.matchAll(/<symbol id="([^"]+)"(.*?)<\/symbol>/gs)].map(([, id = "", inside = ""]) => [id, colourless(inside)]);
  const seen = new Map<string, string>();
  for (const [id = "", looks = ""] of sprites) {
    expect([id, seen.get(looks)]).toEqual([id, undefined]);
    seen.set(looks, id);
  }
  expect(seen.size).toBeGreaterThan(50);
});

test("Every railway has a beat of its own.", () => {
  const components = componentsFor({}, 5);
  const beats = [...renderToStaticMarkup(h("svg", null, h(Railways, { components }))).matchAll(/<g class="rail--(\w+)".*?<\/g>/g)].map(
    ([line]) => /stroke-dasharray="([^"]+)"[^>]*><\/path><\/g>$/.exec(line)?.[1] ?? "drawn through",
  );
  expect(beats).toHaveLength(4);
  expect(new Set(beats).size).toBe(4);
});

test("A brown cube is as drawn.", () => {
  const sheet = renderToStaticMarkup(h(Sprites, null));
  expect(/<symbol id="c-brown".*?<\/symbol>/s.exec(sheet)?.[0]).toMatchInlineSnapshot(
    `"<symbol id="c-brown" viewBox="0 0 22 22"><g class="coal-brown"><path d="M1.500 6.500 6 1.500h14.500l-4 5Z" fill="var(--ct)" stroke="var(--outline)" stroke-linejoin="round" stroke-width="1.200"></path><path d="M16.500 6.500l4-5V16l-4 4.500Z" fill="var(--cs)" stroke="var(--outline)" stroke-linejoin="round" stroke-width="1.200"></path><rect x="1.500" y="6.500" width="15" height="14" fill="var(--c)" stroke="var(--outline)" stroke-linejoin="round" stroke-width="1.200"></rect><path d="M2.500 7.500h13v1.200h-13Z" fill="#fff" opacity=".28"></path><g transform="translate(9 13.700)"><circle cx="-3.5" cy="-3.5" r="1.9" fill="var(--cp)"></circle><circle cx="3.5" cy="3.5" r="1.9" fill="var(--cp)"></circle></g></g></symbol>"`,
  );
});
