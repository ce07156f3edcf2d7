// A drawing as SVG that stands for itself: colours by theme instead of custom properties, sprites drawn where they are used.
// Browsers need none of it; programs that know no style sheets do.
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Theme } from "../tokens/colours.ts";
import { type Box, boxOf, placed } from "./boxes.ts";
import { type Scope, scopeOf, scopeWithin } from "./scope.ts";
import { symbolNamed } from "./symbols.ts";

type Attributes = Map<string, string>;

interface Open {
  readonly scope: Scope;
  /** What percentages are of. */
  readonly box: Box;
  /** What is written at its end. */
  readonly end: string;
}

const PART = /<(\/?)([\w:-]+)((?:\s[\w:-]+="[^"]*")*)\s*\/?>|[^<]+/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/** Of no use in a picture: looks come from attributes, names from the picture's alternative text. */
const LEFT_OUT = /^(class|style|role|tabindex|aria-.*|pointer-events)$/;

/** @param drawing with an `svg` of a known width and height at its root. */
export function stillOf(drawing: ReactElement, theme: Theme): string {
  return still(renderToStaticMarkup(drawing), scopeOf(theme), undefined);
}

function still(markup: string, outer: Scope, box: Box | undefined): string {
  const open: Open[] = [];
  let text = "";
  for (const [part, slash, tag, attributes] of markup.matchAll(PART)) {
    if (tag === undefined) text += part;
    else if (slash === "/") text += open.pop()?.end ?? "";
    else {
      const above = open.at(-1) ?? { scope: outer, box: box ?? { width: 0, height: 0 } };
      const [begin, opened] = element(tag, attributes ?? "", above, box === undefined && open.length === 0);
      text += begin;
      open.push(opened);
    }
  }
  return text;
}

function element(tag: string, written: string, above: Pick<Open, "scope" | "box">, isRoot: boolean): [begin: string, opened: Open] {
  const given: Attributes = new Map([...written.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name, value]));
  const scope = scopeWithin(above.scope, given.get("class"), given.get("style"));
  const attributes: Attributes = new Map();
  for (const [name, value] of given) if (!LEFT_OUT.test(name)) attributes.set(name, scope.resolve(name, value));
  if (scope.shift !== undefined) attributes.set("transform", scope.shift);
  if (tag === "use") return [drawnFrom(attributes, scope), { scope, box: above.box, end: "" }];
  if (tag !== "svg") {
    for (const side of ["width", "height"] as const) percent(attributes, side, above.box);
    return [begin(tag, attributes), { scope, box: above.box, end: `</${tag}>` }];
  }
  const box = boxOf(attributes, above.box);
  if (isRoot) return [begin(tag, attributes), { scope, box: box.inner, end: "</svg>" }];
  const [open, end] = placed(box);
  return [open, { scope, box: box.inner, end }];
}

function begin(tag: string, attributes: Attributes): string {
  return `<${tag}${[...attributes].map(([name, value]) => ` ${name}="${value}"`).join("")}>`;
}

function percent(attributes: Attributes, side: "width" | "height", box: Box): void {
  const value = attributes.get(side);
  if (value?.endsWith("%")) attributes.set(side, String((Number.parseFloat(value) / 100) * box[side]));
}

/** The symbol itself, where and as large as it is used. */
function drawnFrom(attributes: Attributes, scope: Scope): string {
  const id = (attributes.get("href") ?? "").slice(1);
  const { inside, viewBox, preserveAspectRatio } = symbolNamed(id);
  const [, , width = "", height = ""] = viewBox.split(" ");
  const box = boxOf(
    new Map([["width", width], ["height", height], ...attributes, ["viewBox", viewBox], ["preserveAspectRatio", preserveAspectRatio]]),
    {
      width: Number(width),
      height: Number(height),
    },
  );
  const [open, end] = placed(box, `data-piece="${id}"`);
  return open + still(inside, scope, box.inner) + end;
}
