// Every message can be read by the formatter, the languages agree, and none lies about unused. (That every key used exists is for the compiler to say.)
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { argumentsOf, hasLooseCount } from "@pithead/wording/message-arguments";
import { createTranslator, type IntlError, IntlErrorCode } from "next-intl";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "./languages.ts";
import { messagesIn } from "./messages.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SOURCES = globSync("{app,games,parts,i18n}/**/*.{ts,tsx}", { cwd: ROOT })
  .filter((path) => !path.includes(".test."))
  .map((path) => readFileSync(`${ROOT}/${path}`, "utf8"));
const QUOTED = new Set(SOURCES.flatMap((source) => [...source.matchAll(/"([\w.-]+)"/g)].map(([, text]) => text)));

describe.each(LANGUAGES)("the messages in %s", (language) => {
  const messages = messagesIn(language);

  test.each(Object.entries(messages))("%s can all be read", (_namespace, group) => {
    const wrong: string[] = [];
    for (const [key, text] of textsOf(group)) {
      const onError = ({ code }: IntlError) => code === IntlErrorCode.INVALID_MESSAGE && wrong.push(key);
      createTranslator({ locale: language, messages: { text }, onError })("text");
    }
    expect(wrong).toEqual([]);
  });

  test.each(Object.entries(messages))("%s has the messages of the English, in their order and with their arguments", (namespace, group) => {
    const asked = (texts: [string, string][]) => texts.map(([key, text]) => `${key}: ${argumentsOf(text).join(" ")}`);
    const english = new Map<string, object>(Object.entries(messagesIn("en"))).get(namespace) ?? {};
    expect(asked(textsOf(group))).toEqual(asked(textsOf(english)));
  });

  test.each(Object.entries(messages))("%s say every count", (_namespace, group) => {
    const loose = textsOf(group).filter(([, text]) => hasLooseCount(text));
    expect(loose.map(([key]) => key)).toEqual([]);
  });

  test.each(Object.entries(messages))("%s write a percentage as the language does", (_namespace, group) => {
    const [, gap] = /1(\D*)%/.exec(new Intl.NumberFormat(language, { style: "percent" }).format(0.01)) ?? [];
    const written = textsOf(group).flatMap(([key, text]) => [...text.matchAll(/\}([^\w{}]*)%/g)].map(([, found]) => [key, found]));
    expect(written.filter(([, found]) => found !== gap)).toEqual([]);
  });

  test.each(Object.entries(messages))("%s are all used", (namespace, group) => {
    const patterns = SOURCES.filter((source) => source.includes(`"${namespace}"`)).flatMap(templatesIn);
    const unused = textsOf(group)
      .map(([key]) => key)
      .filter((key) => !QUOTED.has(key) && !patterns.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });
});

/** Every message with its key. */
function textsOf(group: object, above = ""): [string, string][] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]) => {
    const key = above + name;
    return typeof value === "object" && value !== null ? textsOf(value, `${key}.`) : [[key, String(value)]];
  });
}

/** The templates of a source file as the keys they may stand for: a hole may hold anything. */
function templatesIn(source: string): RegExp[] {
  return [...source.matchAll(/`([^`\n]+)`/g)].map(([, template = ""]) => {
    const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return new RegExp(`^${parts.join(".+")}$`);
  });
}
