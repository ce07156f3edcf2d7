// The sprites by name, as they are written in a page's sheet.
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ColonySprites } from "../pieces/colony-sprites.ts";
import { Sprites } from "../pieces/sprites.ts";

interface DrawnSymbol {
  readonly inside: string;
  readonly viewBox: string;
  /** "" where it has none of its own. */
  readonly preserveAspectRatio: string;
}

const SYMBOL = /<symbol id="([^"]+)" viewBox="([^"]+)"(?: preserveAspectRatio="([^"]+)")?>(.*?)<\/symbol>/gs;

const symbols = new Map<string, DrawnSymbol>();

/** @throws Error when there is no such sprite. */
export function symbolNamed(id: string): DrawnSymbol {
  if (symbols.size === 0) readSheet();
  const found = symbols.get(id);
  if (found === undefined) throw new Error(`There is no sprite ${id}.`);
  return found;
}

function readSheet(): void {
  const sheet = renderToStaticMarkup(h("svg", null, h(Sprites, null), h(ColonySprites, null)));
  for (const [, id = "", viewBox = "", preserveAspectRatio = "", inside = ""] of sheet.matchAll(SYMBOL))
    symbols.set(id, { inside, viewBox, preserveAspectRatio });
}
