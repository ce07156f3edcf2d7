// From a letter to a mail: its HTML and its text.
import type { Letter, Mail } from "./letter.ts";
import { attachmentOf } from "./picture.ts";
import { renderText } from "./plain.ts";
import { renderHtml } from "./sheet.ts";

export async function mailOf(letter: Letter, locale: string): Promise<Mail> {
  const mail = { subject: letter.subject, html: await renderHtml(letter, locale), text: renderText(letter) };
  return letter.picture ? { ...mail, attachments: [attachmentOf(letter.picture)] } : mail;
}
