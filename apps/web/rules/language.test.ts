// The language that rules are read in.
import { expect, test } from "vitest";
import { rulesLanguageOf } from "./language.ts";

test.each([
  ["de", "en-GB,en;q=0.9", "de"],
  [undefined, "de-AT,de;q=0.9,en;q=0.5", "de"],
  [undefined, "fr, nl;q=0.8, de;q=0.5", "de"],
  [undefined, "fr", "en"],
  ["xx", "", "en"],
  [["de", "en"], "", "en"],
])("asked for %j by a browser that wants %j: %s", (asked, accepted, language) => {
  expect(rulesLanguageOf(asked, accepted)).toBe(language);
});
