// The language of the first visit.
import { expect, test } from "vitest";
import { languageOf } from "./languages.ts";

test.each(["en-GB,en;q=0.9", "fr, en;q=0.5", "", "xx", "de;q=0.9, en-US;q=0.4", "*"])(
  "a browser that asks for %s gets English",
  (accepted) => {
    expect(languageOf(accepted)).toBe("en");
  },
);
