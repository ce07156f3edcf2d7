// A name given to somebody fits where names go.
import { UserName } from "@pithead/contracts";
import { expect, test } from "vitest";
import { newName } from "./new-name.ts";

test.each([0, 0.5, 0.9999999])("at %f of every list", (random) => {
  const name = newName(() => random);
  expect(UserName.parse(name)).toBe(name);
  expect(name).toMatch(/^\S+ \S+ \d\d$/);
});
