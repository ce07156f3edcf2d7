// Whether the text part of a mail says what its HTML says, and leads where it leads.
import type { HtmlElement } from "html-validate";
import { classesOf, visibleText } from "./visible-text.ts";

export function saysTheSame(page: HtmlElement, text: string): string[] {
  const flat = text.replace(/\s+/g, " ");
  const seen = page.querySelectorAll("body").flatMap(visibleText);
  const said = seen.filter(({ within }) => !isFrame(within)).map((each) => each.text);
  const all = ` ${seen.map((each) => each.text).join(" ")} `;
  const untold = said.filter((words) => !flat.includes(words)).map((words) => `The text part does not say "${words}".`);
  const links = page.querySelectorAll("a").map((link) => (link.getAttributeValue("href") ?? "").replace(/&amp;/g, "&"));
  const unled = links.filter((href) => !text.includes(href)).map((href) => `The text part does not lead to ${href}.`);
  const words = flat.replace(/https?:\S+/g, "").match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  const unseen = words.filter((word) => !all.includes(word)).map((word) => `Only the text part says "${word}".`);
  return [...untold, ...unled, ...unseen];
}

/** The letterhead's line, the note under a button for programs that show none, and marks that are not read out. */
function isFrame(element: HtmlElement): boolean {
  return classesOf(element).some((name) => name === "about" || name === "link-note") || element.getAttributeValue("aria-hidden") === "true";
}
