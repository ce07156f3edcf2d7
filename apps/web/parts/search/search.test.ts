// A search is what its address says, and asks the API for whole days where the viewer is.
import { expect, test } from "vitest";
import { ALL_FINISHED, isNarrowed, queryOf, searchOf, wantedBy } from "./search.ts";

test.each([
  "",
  "?status=running",
  "?mine=true&result=won",
  "?status=running&mine=true&game=coal-baron&player=Ada+%26+Bo&from=2026-03-01&to=2026-03-31&result=lost",
])("%s is read as it was written", (query) => {
  const search = searchOf(Object.fromEntries(new URLSearchParams(query)));
  expect([...new URLSearchParams(queryOf(search))].sort()).toEqual([...new URLSearchParams(query)].sort());
});

test("What makes no sense is left out.", () => {
  const nonsense = {
    status: "open",
    mine: "yes",
    game: "chess",
    player: ["a", "b"],
    from: "2026-02-30",
    to: "0202-01-01",
    result: "drawn",
  };
  expect(searchOf(nonsense)).toEqual(ALL_FINISHED);
  expect(searchOf({ player: "A\u0000da\n" }).player).toBe("Ada");
  expect(isNarrowed(ALL_FINISHED)).toBe(false);
  expect(isNarrowed({ ...ALL_FINISHED, status: "running" })).toBe(false);
});

test("Days are whole ones where the viewer is, also where clocks are changed.", () => {
  const search = { ...ALL_FINISHED, from: "2026-03-29", to: "2026-03-29" };
  expect(wantedBy(search, "Europe/Berlin")).toEqual({
    status: "finished",
    since: "2026-03-28T23:00:00.000Z",
    before: "2026-03-29T22:00:00.000Z",
  });
  expect(wantedBy(search, "America/New_York")).toMatchObject({ since: "2026-03-29T04:00:00.000Z", before: "2026-03-30T04:00:00.000Z" });
});

test("A result is asked for where it is somebody's.", () => {
  const won = { ...ALL_FINISHED, result: "won" as const };
  expect(wantedBy(won, "UTC")).toEqual({ status: "finished" });
  expect(wantedBy({ ...won, player: " Ada " }, "UTC")).toEqual({ status: "finished", player: "Ada", result: "won" });
  expect(wantedBy({ ...won, mine: true }, "UTC")).toMatchObject({ mine: "true", result: "won" });
  expect(wantedBy({ ...won, mine: true, status: "running" }, "UTC")).toEqual({ status: "running", mine: "true" });
});
