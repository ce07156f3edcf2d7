// A linter for mails, for tests here and wherever mails arrive: HTML that mail programs show well, and a text part that says the same.
import { defineConfig, HtmlValidate, Parser, StaticConfigLoader } from "html-validate";
import type { Mail } from "../letter.ts";
import { LONGEST_SUBJECT } from "../subject.ts";
import { contrastFaults } from "./contrast.ts";
import { saysTheSame } from "./same-words.ts";
import { structureFaults } from "./structure.ts";

/** Gmail shows no more of a mail's HTML. */
const LONGEST_HTML_BYTES = 102 * 1024;
/** An inbox shows about so many characters of the subject and of what follows. */
const SHORTEST_PREHEADER = 20;

/** What is right on pages and not in mails, whose programs want tables, attributes and styles in line. */
const CONFIG = defineConfig({
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y"],
  rules: {
    "no-inline-style": "off",
    "no-deprecated-attr": "off",
    "doctype-style": "off",
    "doctype-html": "off",
    "attr-case": "off",
    "void-style": "off",
    "long-title": "off",
    "prefer-native-element": "off",
    "presentation-role-style": "off",
  },
});

/** Works the rules out once: to do so for each mail takes as long as to read it. */
class OnceLoader extends StaticConfigLoader {
  readonly #resolved = super.getConfigFor("mail.html");
  override getConfigFor() {
    return this.#resolved;
  }
}

const loader = new OnceLoader(CONFIG);
const validate = new HtmlValidate(loader);

/** @param origin of our own pages: links lead nowhere else. @returns what is wrong, in words; nothing when all is well. */
export async function lintMail({ subject, html, text }: Mail, origin: string): Promise<string[]> {
  const report = await validate.validateString(html);
  const page = new Parser(await loader.getConfigFor()).parseHtml(html);
  return [
    ...report.results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)),
    ...subjectFaults(subject),
    ...(Buffer.byteLength(html) > LONGEST_HTML_BYTES ? [`The HTML has ${Buffer.byteLength(html)} bytes: Gmail cuts it.`] : []),
    ...structureFaults(page, { origin, shortestPreheader: SHORTEST_PREHEADER }),
    ...contrastFaults(page),
    ...saysTheSame(page, text),
  ];
}

function subjectFaults(subject: string): string[] {
  const length = [...subject].length;
  if (length === 0 || /\p{Cc}|^\s|\s$/u.test(subject)) return [`The subject "${subject}" is empty or not one clean line.`];
  return length > LONGEST_SUBJECT ? [`The subject has ${length} characters: "${subject}".`] : [];
}
