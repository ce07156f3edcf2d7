// The languages agree: the same keys, in the same order, and the same arguments in every message.
import { describe, expect, it } from "vitest";
import { LOCALES, messagesOf, type SpokenGame, WORDS } from "./index.ts";
import { argumentsOf, hasLooseCount } from "./testing/message-arguments.ts";

const GAMES = Object.keys(WORDS).filter((game): game is SpokenGame => game in WORDS);

const others = LOCALES.filter((locale) => locale !== "en");

describe.each(GAMES)("%s", (game) => {
  const english = textsOf(messagesOf("en", game));

  it.each(others)("has every message in %s, and no other", (locale) => {
    expect(Object.keys(textsOf(messagesOf(locale, game)))).toEqual(Object.keys(english));
  });

  it.each(others)("reads the same arguments in %s", (locale) => {
    const differing = Object.entries(textsOf(messagesOf(locale, game)))
      .filter(([key, text]) => valuesOf(text) !== valuesOf(english[key] ?? ""))
      .map(([key]) => key);
    expect(differing).toEqual([]);
  });

  it.each(LOCALES)("says every count in %s", (locale) => {
    const loose = Object.entries(textsOf(messagesOf(locale, game))).filter(([, text]) => hasLooseCount(text));
    expect(loose.map(([key]) => key)).toEqual([]);
  });
});

function textsOf(messages: ReturnType<typeof messagesOf>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([group, texts]) => Object.entries(texts).map(([name, text]) => [`${group}.${name}`, text])),
  );
}

/** `whoIs` comes with `who`; what form a thing stands in is each language's own. */
function valuesOf(text: string): string {
  const names = argumentsOf(text)
    .map((name) => name.replace(/Is$/, ""))
    .filter((name) => name !== "form" && !name.startsWith("<"));
  return [...new Set(names)].join();
}
