// The sentences of a hint: a player learns from them what a move brings, and from what.
import { HintPart } from "@pithead/contracts";
import { createTranslator } from "next-intl";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../i18n/languages.ts";
import { messagesIn } from "../../i18n/messages.ts";

describe.each(LANGUAGES)("a hint in %s", (locale) => {
  const t = createTranslator({ locale, messages: messagesIn(locale), namespace: "table" });

  test("has a sentence of its own for everything that the bots expect VP from", () => {
    const said = HintPart.options.map((part) => t("hint.promises", { vp: 7, name: "", part }));
    expect(new Set(said).size).toBe(said.length);
    for (const sentences of said) expect(sentences).toMatch(/^[^.]*7[^.]*\. [^.]+\.$/);
  });
});

test.each([
  ["scores", { vp: 12, name: "", part: "" }, "It scores 12 VP at once."],
  [
    "promises",
    { vp: 7, name: "", part: "orders" },
    "By the end it should bring about 7 VP more than the next best move. Most of them come from the orders it brings nearer to delivery.",
  ],
  ["denies", { vp: 4, name: "Bo", part: "" }, "It leaves Bo about 4 VP less to expect than the next best move does."],
  ["as-good", { vp: 0, name: "", part: "" }, "The next best move is worth about as much: nothing here is clearly better."],
  ["less", { vp: 0, name: "", part: "" }, "It would bring as much by the end."],
  ["less", { vp: 5, name: "", part: "" }, "It would bring about 5 VP less by the end."],
] as const)("%s with %j is said in plain words", (key, figures, sentence) => {
  const t = createTranslator({ locale: "en", messages: messagesIn("en"), namespace: "table" });
  expect(t(`hint.${key}`, figures)).toBe(sentence);
});
