// When a notice goes out, in zones with summer time and with half hours.
import { describe, expect, it } from "vitest";
import { dueTime, type Hours, sendingTime } from "./timing.ts";
import { nextTimeOfDay } from "./zone.ts";

const at = (iso: string) => new Date(iso);
const always: Hours = { quietFrom: null, quietTo: null, digestAt: null, zone: "UTC" };
const night: Hours = { ...always, quietFrom: 22 * 60, quietTo: 7 * 60, zone: "Europe/Berlin" };
const daily: Hours = { ...always, digestAt: 18 * 60 + 30, zone: "Asia/Kolkata" };

describe("the delay", () => {
  it("is the reader's, but leaves half of the time there is", () => {
    expect(dueTime(at("2026-03-02T09:00:00Z"), 600, null)).toEqual(at("2026-03-02T09:10:00Z"));
    expect(dueTime(at("2026-03-02T09:00:00Z"), 86_400, at("2026-03-02T19:00:00Z"))).toEqual(at("2026-03-02T14:00:00Z"));
    expect(dueTime(at("2026-03-02T09:00:00Z"), 600, at("2026-03-02T08:00:00Z"))).toEqual(at("2026-03-02T09:00:00Z"));
  });
});

describe("quiet hours", () => {
  it("put off what is due within them to their end, in the reader's zone", () => {
    expect(sendingTime(at("2026-01-10T22:00:00Z"), night, null)).toEqual({ at: at("2026-01-11T06:00:00Z"), wait: "quiet-hours" });
    expect(sendingTime(at("2026-01-10T20:59:00Z"), night, null)).toEqual({ at: at("2026-01-10T20:59:00Z"), wait: null });
    expect(sendingTime(at("2026-01-11T06:00:00Z"), night, null)).toEqual({ at: at("2026-01-11T06:00:00Z"), wait: null });
  });

  it("end at the hour that clocks show, also in the night they are put forward or back", () => {
    expect(sendingTime(at("2026-03-28T23:00:00Z"), night, null).at).toEqual(at("2026-03-29T05:00:00Z"));
    expect(sendingTime(at("2026-10-24T22:00:00Z"), night, null).at).toEqual(at("2026-10-25T06:00:00Z"));
  });

  it("do not hold what has its deadline within them, or in the hour after", () => {
    const due = at("2026-01-10T22:00:00Z");
    expect(sendingTime(due, night, at("2026-01-11T05:00:00Z"))).toEqual({ at: due, wait: null });
    expect(sendingTime(due, night, at("2026-01-11T06:30:00Z"))).toEqual({ at: due, wait: null });
    expect(sendingTime(due, night, at("2026-01-11T08:00:00Z")).wait).toBe("quiet-hours");
  });

  it("may lie within one day, or be none", () => {
    const noon = { ...always, quietFrom: 12 * 60, quietTo: 13 * 60 };
    expect(sendingTime(at("2026-01-10T12:30:00Z"), noon, null).at).toEqual(at("2026-01-10T13:00:00Z"));
    expect(sendingTime(at("2026-01-10T13:30:00Z"), noon, null).wait).toBeNull();
    expect(sendingTime(at("2026-01-10T12:30:00Z"), { ...noon, quietTo: 12 * 60 }, null).wait).toBeNull();
  });
});

describe("a digest", () => {
  it("comes at the reader's hour, in a zone of half hours too", () => {
    expect(sendingTime(at("2026-01-10T09:00:00Z"), daily, null)).toEqual({ at: at("2026-01-10T13:00:00Z"), wait: "digest" });
    expect(sendingTime(at("2026-01-10T13:00:01Z"), daily, null).at).toEqual(at("2026-01-11T13:00:00Z"));
  });

  it("does not wait where the deadline is before it, though quiet hours are kept if they can be", () => {
    const due = at("2026-01-10T22:00:00Z");
    const both = { ...night, digestAt: 20 * 60 };
    expect(sendingTime(due, both, at("2026-01-11T12:00:00Z"))).toEqual({ at: at("2026-01-11T06:00:00Z"), wait: "quiet-hours" });
    expect(sendingTime(due, both, at("2026-01-11T05:00:00Z"))).toEqual({ at: due, wait: null });
  });
});

it("a time of day that the clocks skip comes as long after midnight as it would", () => {
  expect(nextTimeOfDay(at("2026-03-28T23:30:00Z"), 2 * 60 + 30, "Europe/Berlin")).toEqual(at("2026-03-29T01:30:00Z"));
});
