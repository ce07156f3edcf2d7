// The service's time, told from answers that took their time.
import { expect, test } from "vitest";
import { betterOf, hearServiceTime, serviceAhead } from "./service-time.ts";

test("an answer is taken to have been made halfway between question and answer", () => {
  hearServiceTime("10250", 5000, 5500);
  expect(serviceAhead()).toBe(5000);
  hearServiceTime(null, 6000, 6001);
  hearServiceTime("soon", 6000, 6001);
  expect(serviceAhead()).toBe(5000);
});

test("the quicker answer is believed, unless one of the clocks has been set meanwhile", () => {
  const quick = { ahead: 1000, wrongBy: 10 };
  expect(betterOf(quick, { ahead: 1200, wrongBy: 300 })).toBe(quick);
  expect(betterOf({ ahead: 1200, wrongBy: 300 }, quick)).toBe(quick);
  const set = { ahead: 61_000, wrongBy: 300 };
  expect(betterOf(quick, set)).toBe(set);
});
