// The mails' words: the same messages with the same arguments in every language.

import { readdirSync, readFileSync } from "node:fs";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { LOCALES } from "@pithead/wording";
import { expect, it } from "vitest";

type Words = Record<string, Record<string, string>>;

const FOLDER = new URL("../messages/", import.meta.url);
const wordsIn = (locale: string): Words => JSON.parse(readFileSync(new URL(`${locale}/mail.json`, FOLDER), "utf8"));
const english = wordsIn("en");

it("has a folder for every language, and no other", () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(LOCALES.toSorted());
});

it.each(LOCALES)("says everything in %s, in the same order", (locale) => {
  expect(keysOf(wordsIn(locale))).toEqual(keysOf(english));
});

it.each(LOCALES)("takes the same arguments in %s, and chooses by the same words", (locale) => {
  for (const [group, messages] of Object.entries(wordsIn(locale)))
    for (const [name, message] of Object.entries(messages))
      expect([group, name, argumentsOf(message)]).toEqual([group, name, argumentsOf(english[group]?.[name] ?? "")]);
});

it("says nothing in English where another language is meant", () => {
  const same = LOCALES.filter((locale) => locale !== "en").flatMap((locale) =>
    Object.entries(wordsIn(locale)).flatMap(([group, messages]) =>
      Object.entries(messages).flatMap(([name, message]) => (message === english[group]?.[name] ? [`${locale} ${group}.${name}`] : [])),
    ),
  );
  expect(same).toEqual(["de chat.preview", "nl chat.preview"]);
});

function keysOf(words: Words): string[] {
  return Object.entries(words).flatMap(([group, messages]) => Object.keys(messages).map((name) => `${group}.${name}`));
}

/** Names of arguments with their kind, and of a `select` what is chosen among. Plural forms are each language's own. */
function argumentsOf(message: string): string[] {
  return [...new Set(parse(message).flatMap(namesIn))].toSorted();
}

function namesIn(element: MessageFormatElement): string[] {
  if (element.type !== TYPE.select && element.type !== TYPE.plural)
    return "value" in element && element.type === TYPE.argument ? [element.value] : [];
  const chosen = element.type === TYPE.select ? Object.keys(element.options).toSorted().join("|") : "number";
  return [`${element.value}: ${chosen}`, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(namesIn))];
}
