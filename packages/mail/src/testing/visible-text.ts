// What a reader sees of a mail: its pieces of text, each with the elements around it, and the words of its pictures.
import { HtmlElement, TextNode } from "html-validate";

export interface Seen {
  readonly text: string;
  /** The nearest element around it. */
  readonly within: HtmlElement;
}

/** In order, without what is hidden, and soft hyphens; white space is made one. */
export function visibleText(element: HtmlElement): Seen[] {
  return element.childNodes.flatMap((node): Seen[] => {
    if (node instanceof TextNode) {
      const text = unescaped(node.textContent).replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();
      return text === "" ? [] : [{ text, within: element }];
    }
    if (!(node instanceof HtmlElement) || isHidden(node)) return [];
    // Where a mail program shows no pictures, their words stand in their place.
    return node.tagName === "img" ? [{ text: unescaped(node.getAttributeValue("alt") ?? ""), within: node }] : visibleText(node);
  });
}

/** The inline styles of an element by property; the shorthand `background` counts as the colour that it names. */
export function stylesOf(element: HtmlElement): Map<string, string> {
  const said = element.getAttributeValue("style") ?? "";
  return new Map(
    said.split(";").flatMap((each): [string, string][] => {
      const [property, ...value] = each.split(":");
      return property === undefined || value.length === 0 ? [] : [[property.trim(), value.join(":").trim()]];
    }),
  );
}

export function classesOf(element: HtmlElement): string[] {
  return (element.getAttributeValue("class") ?? "").split(/\s+/).filter(Boolean);
}

export function isHidden(element: HtmlElement): boolean {
  return ["head", "style"].includes(element.tagName) || stylesOf(element).get("display") === "none";
}

function unescaped(text: string): string {
  return text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&");
}
