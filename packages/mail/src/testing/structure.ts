// How the HTML of a mail is built: one sheet of 600 pixels whose cells stack, one main button, links to our own pages, nothing from outside.
import type { HtmlElement } from "html-validate";
import { classesOf, isHidden, stylesOf } from "./visible-text.ts";

const WIDEST = 600;
/** Cells this wide beside others must stack on a phone. */
const WIDE_CELL = 100;
const FOREIGN = ["script", "iframe", "object", "embed", "form", "input", "video", "audio", "svg", "link", "base"];
const LANGUAGES = ["en", "de", "nl"];
/** Six columns of such words and the names fit the sheet. */
const LONGEST_PART = 11;
/** The smallest text that is comfortably read, and the least that a thumb hits. */
const SMALLEST_TEXT = 14;
const SMALLEST_BUTTON = 44;

interface Wanted {
  readonly origin: string;
  readonly shortestPreheader: number;
}

export function structureFaults(page: HtmlElement, { origin, shortestPreheader }: Wanted): string[] {
  return [
    ...languageFaults(page),
    ...foreignFaults(page),
    ...preheaderFaults(page, shortestPreheader),
    ...pictureFaults(page),
    ...linkFaults(page, origin),
    ...buttonFaults(page),
    ...widthFaults(page),
    ...tableFaults(page),
    ...headingFaults(page),
    ...sizeFaults(page),
  ];
}

function languageFaults(page: HtmlElement): string[] {
  const language = page.querySelector("html")?.getAttributeValue("lang") ?? "";
  return LANGUAGES.includes(language) ? [] : [`The page's language is "${language}".`];
}

function foreignFaults(page: HtmlElement): string[] {
  const blocks = page.querySelectorAll("style");
  const [block] = blocks;
  return [
    ...FOREIGN.filter((tag) => page.querySelector(tag) !== null).map((tag) => `There is a <${tag}>.`),
    ...(blocks.length === 1 && block?.parent?.tagName === "head" ? [] : [`There are ${blocks.length} style blocks, or not in the head.`]),
    ...(/url\(|@import|@font-face/.test(block?.textContent ?? "") ? ["The style block fetches something."] : []),
    ...elementsOf(page)
      .filter((element) => /url\(/.test(element.getAttributeValue("style") ?? "") || element.hasAttribute("background"))
      .map(({ tagName }) => `A <${tagName}> fetches a background.`),
    ...elementsOf(page)
      .filter((element) => element.attributes.some(({ key }) => key.startsWith("on")))
      .map(({ tagName }) => `A <${tagName}> has a handler.`),
  ];
}

/** The first thing in the body is the line that an inbox shows after the subject, hidden in the mail. */
function preheaderFaults(page: HtmlElement, shortest: number): string[] {
  const [first] = page.querySelector("body")?.childElements ?? [];
  const words = first !== undefined && isHidden(first) ? first.textContent.replace(/[^\p{L}\p{N}\p{P} ]/gu, "").trim() : "";
  return words.length >= shortest ? [] : [`The preheader is "${words}".`];
}

function pictureFaults(page: HtmlElement): string[] {
  return page
    .querySelectorAll("img")
    .flatMap((picture) => [
      ...((picture.getAttributeValue("alt") ?? "").trim() === "" ? ["A picture has no alternative text."] : []),
      ...(/^cid:\S+$/.test(picture.getAttributeValue("src") ?? "") ? [] : ["A picture is not in the mail."]),
      ...(Number(picture.getAttributeValue("width")) > 0 ? [] : ["A picture has no width."]),
    ]);
}

function linkFaults(page: HtmlElement, origin: string): string[] {
  const links = page.querySelectorAll("a").map((link) => link.getAttributeValue("href") ?? "");
  return links.filter((href) => !URL.canParse(href) || new URL(href).origin !== origin).map((href) => `A link leads to "${href}".`);
}

/** The one link that fills a coloured cell. */
function buttonFaults(page: HtmlElement): string[] {
  const buttons = page
    .querySelectorAll("a")
    .filter((link) => stylesOf(link).get("display") === "block" && link.parent?.hasAttribute("bgcolor"));
  const [button] = buttons;
  if (button === undefined || buttons.length > 1) return [`There are ${buttons.length} main buttons.`];
  const [vertical = 0] = numbersIn(stylesOf(button).get("padding"));
  const [, line = 0] = numbersIn(stylesOf(button).get("font"));
  return vertical * 2 + line >= SMALLEST_BUTTON ? [] : ["The main button is too low for a thumb."];
}

function widthFaults(page: HtmlElement): string[] {
  const [sheet, ...more] = page.querySelectorAll("table.sheet");
  const rules = page.querySelector("style")?.textContent ?? "";
  return [
    ...(sheet?.getAttributeValue("width") === String(WIDEST) && more.length === 0 && classesOf(sheet).includes("full")
      ? []
      : ["There is no one sheet."]),
    ...(/\.full \{ width: 100% !important/.test(rules) && /\.stack \{ display: block !important/.test(rules)
      ? []
      : ["Nothing stacks on a phone."]),
    ...elementsOf(page)
      .filter((element) => Number(element.getAttributeValue("width")) > WIDEST)
      .map(({ tagName }) => `A <${tagName}> is wider than the sheet.`),
    ...page
      .querySelectorAll("td")
      .filter((cell) => Number(cell.getAttributeValue("width")) >= WIDE_CELL && (cell.parent?.childElements.length ?? 1) > 1)
      .filter((cell) => !classesOf(cell).includes("stack"))
      .map(() => "A wide cell does not stack."),
  ];
}

/** A screen reader passes over tables that only place things, and reads out those with headings. */
function tableFaults(page: HtmlElement): string[] {
  return page
    .querySelectorAll("table")
    .filter((table) => table.getAttributeValue("role") !== "presentation" && table.querySelector("th") === null)
    .map(() => "A table for layout is not marked as one.");
}

/** A column's heading may break at spaces and soft hyphens, so that many columns fit the sheet. */
function headingFaults(page: HtmlElement): string[] {
  return page
    .querySelectorAll("th")
    .filter((heading) => heading.getAttributeValue("scope") === "col")
    .flatMap(({ textContent }) => textContent.split(/[\s\u00ad-]+/))
    .filter((part) => part.length > LONGEST_PART)
    .map((part) => `The heading of a column cannot break within "${part}".`);
}

function sizeFaults(page: HtmlElement): string[] {
  return elementsOf(page)
    .filter((element) => element.textContent.trim() !== "" && !isHidden(element))
    .flatMap((element) => {
      const styles = stylesOf(element);
      const [size = SMALLEST_TEXT] = numbersIn(styles.get("font") ?? styles.get("font-size"));
      return size > 0 && size < SMALLEST_TEXT ? [`Text of ${size} pixels: "${element.textContent.trim().slice(0, 30)}".`] : [];
    });
}

function elementsOf(element: HtmlElement): HtmlElement[] {
  return element.childElements.flatMap((child) => [child, ...elementsOf(child)]);
}

function numbersIn(style = ""): number[] {
  return (style.match(/(?<![#\w])\d+(?=px)/g) ?? []).map(Number);
}
