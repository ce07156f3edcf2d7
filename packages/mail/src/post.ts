// From a letter to a mail: its HTML and its text.
import type { Letter, Mail } from "./letter.ts";
import { renderText } from "./plain.ts";
import { renderHtml } from "./sheet.ts";

export async function mailOf(letter: Letter, locale: string): Promise<Mail> {
  return { subject: letter.subject, html: await renderHtml(letter, locale), text: renderText(letter) };
}
