// Which errors lie in what was entered.
import { expect, test } from "vitest";
import { ApiError } from "../../api/wire.ts";
import { isOfValue } from "./is-of-value.ts";

const problem = (type: string, code?: string) =>
  new ApiError({ type, title: type, status: 409, detail: type, ...(code && { reason: { code } }) });

test("what is malformed or taken lies in what was entered", () => {
  expect(isOfValue(problem("malformed"))).toBe(true);
  expect(isOfValue(problem("conflict", "address-taken"))).toBe(true);
});

test("what stands in the way of anything that could be entered does not", () => {
  expect(isOfValue(problem("unreachable"))).toBe(false);
  expect(isOfValue(problem("conflict", "many-invited"))).toBe(false);
  expect(isOfValue(problem("refused", "address-taken"))).toBe(false);
  expect(isOfValue(new Error("address-taken"))).toBe(false);
});
