// Whether every word of a mail stands out from its ground, by day and by night (WCAG 2.2, 1.4.3).
import type { HtmlElement } from "html-validate";
import { classesOf, stylesOf, visibleText } from "./visible-text.ts";

const LEAST_OF_TEXT = 4.5;
/** Of marks that say nothing which does not stand beside them. */
const LEAST_OF_MARKS = 3;

type Rules = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function contrastFaults(page: HtmlElement): string[] {
  const night = nightRules(page.querySelector("style")?.textContent ?? "");
  return page.querySelectorAll("body").flatMap((body) =>
    visibleText(body).flatMap(({ text, within }) =>
      [new Map(), night].flatMap((rules, index) => {
        const ratio = contrast(found(within, "color", rules) ?? "#000000", found(within, "background", rules) ?? "#ffffff");
        const least = isMark(within) ? LEAST_OF_MARKS : LEAST_OF_TEXT;
        return ratio >= least ? [] : [`"${text}" has a contrast of ${ratio.toFixed(2)} by ${index === 0 ? "day" : "night"}.`];
      }),
    ),
  );
}

function isMark(element: HtmlElement): boolean {
  return element.getAttributeValue("aria-hidden") === "true";
}

/** The nearest colour set for an element, by a rule of the style block or inline. */
function found(element: HtmlElement | null, property: "color" | "background", rules: Rules): string | undefined {
  if (element === null) return undefined;
  const ruled = classesOf(element)
    .map((name) => rules.get(name)?.get(property))
    .find((value) => value !== undefined);
  return ruled ?? stylesOf(element).get(property) ?? found(element.parent, property, rules);
}

/** What the style block says for the night, by class. */
function nightRules(css: string): Rules {
  const [, block = ""] = /prefers-color-scheme: dark\) \{([\s\S]*?)\n\}/.exec(css) ?? [];
  return new Map(
    [...block.matchAll(/\.([\w-]+) \{([^}]*)\}/g)].map(([, name = "", body = ""]) => [
      name,
      new Map([...body.matchAll(/([\w-]+): (#[0-9a-f]{6})/g)].map(([, property = "", value = ""]) => [property, value])),
    ]),
  );
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[0-9a-f]{2}/gi) ?? []).map((hex) => {
    const share = Number.parseInt(hex, 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
