// The language of the first visit.
import { expect, test } from "vitest";
import { languageOf } from "./languages.ts";

test.each([
  ["en-GB,en;q=0.9", "en"],
  ["de", "de"],
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["nl-BE, nl;q=0.9, fr;q=0.8", "nl"],
  ["de;q=0.4, en-US;q=0.9", "en"],
  ["fr, nl;q=0.5, de;q=0.6", "de"],
  ["fr, es;q=0.5", "en"],
  ["", "en"],
  ["xx", "en"],
  ["*", "en"],
])("a browser that asks for %s gets %s", (accepted, language) => {
  expect(languageOf(accepted)).toBe(language);
});
