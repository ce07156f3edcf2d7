// What the time of a zone is called in each language.
import { expect, test } from "vitest";
import { zoneNameSaid } from "./zone-name-said.ts";

test("the time of a zone is called what it is called in a language", () => {
  expect(zoneNameSaid("Europe/Vienna", "de")).toBe("Mitteleuropäische Zeit");
  expect(zoneNameSaid("Europe/Vienna", "nl")).toBe("Midden-Europese tijd");
  expect(zoneNameSaid("Mars/Crater", "en")).toBeUndefined();
});
