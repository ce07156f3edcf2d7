// Some days with the service, over a change to summer time: nobody misses a turn, nobody is held up, and the judge who says so can tell.
import { createTestDatabase, type TestDatabase } from "@pithead/db/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Fetched } from "./journal.ts";
import { type Evidence, judgeMonth } from "./judge/verdict.ts";
import { JUMP_MS, liveThrough } from "./month.ts";

const MINUTE = 60_000;
const PATIENT = 900_000;

let base: TestDatabase;
let lived: Evidence;
beforeAll(async () => {
  base = await createTestDatabase();
  lived = await liveThrough({
    databaseUrl: base.url,
    db: base.db,
    users: 16,
    games: 7,
    days: 4,
    begins: Date.parse("2026-03-27T00:00:00Z"),
    seed: 1,
    restartHours: 24,
  });
}, PATIENT);
afterAll(() => base.drop());

const judged = (change: Partial<Evidence["journal"]> = {}) =>
  judgeMonth(base.db, { ...lived, journal: { ...lived.journal, ...change } }, JUMP_MS);

test("every turn has its notice, none twice, none for a turn taken; deadlines are kept to the minute; every row of every ledger is true", async () => {
  const { faults, ...figures } = await judged();
  expect(faults).toEqual([]);
  for (const figure of [figures.moves, figures.turns, figures.mails, figures.refused, figures.kills, figures.deadlinesShown])
    expect(figure).toBeGreaterThan(0);
  for (const figure of [figures.pushed, figures.posts, figures.feedEntries, figures.linted]) expect(figure).toBeGreaterThan(0);
});

test.each(["mail", "push", "webhook"])("a turn of which %s had not told would be missed", async (by) => {
  const { tries } = lived.journal;
  const lost = tries.findIndex(({ id, channel, taken }) => channel === by && taken && id.startsWith("turn."));
  const { faults } = await judged({ tries: tries.filter((_, index) => index !== lost) });
  expect(faults.join("\n")).toMatch(/nothing has arrived|never came/);
});

test("a mail that had come again would be noticed", async () => {
  const { tries, kills } = lived.journal;
  const again = tries.find(({ at, channel, taken, answered }) => channel === "mail" && taken && answered && !kills.includes(at));
  const { faults } = await judged({ tries: [...tries, ...(again ? [{ ...again, at: again.at + 5 * MINUTE }] : [])] });
  expect(faults.join("\n")).toContain("came twice");
});

test("a deadline that was shown a second too late would be noticed", async () => {
  const { shown } = lived.journal;
  const late = shown.map((each) => ({ ...each, deadline: each.deadline === null ? null : each.deadline + 1000 }));
  const { faults } = await judged({ shown: late });
  expect(faults.join("\n")).toContain("the page shows the deadline");
});

test("an entry that a feed had not shown, or too late, would be noticed", async () => {
  const { fetched } = lived.journal;
  const [first] = fetched.flatMap(({ entries }) => entries);
  const isFirst = (one: typeof first) => one?.gameId === first?.gameId && one?.seq === first?.seq && one?.kind === first?.kind;
  const lacking = fetched.map((each) => ({ ...each, entries: each.entries.filter((one) => !isFirst(one)) }));
  expect((await judged({ fetched: lacking })).faults.join("\n")).toContain("no feed has told it");
  const late = fetched.map((each) => ({ ...each, entries: each.entries.map((one) => ({ ...one, at: one.at + 5 * MINUTE })) }));
  expect((await judged({ fetched: late })).faults.join("\n")).toMatch(/is not of its|of a turn that was taken/);
});

test("a deadline that a calendar had wrong, or lacked, would be noticed", async () => {
  const { fetched } = lived.journal;
  // Everybody fetches whenever a page showed a deadline to anybody: that deadline a second too late, or nothing.
  const asOnPages = (deadlinesOf: (one: { gameId: string; at: number }) => Fetched["deadlines"]) =>
    lived.journal.shown.flatMap(({ gameId, at, deadline }) =>
      deadline === null
        ? []
        : lived.people.map(({ id }) => ({ userId: id, at, entries: [], deadlines: deadlinesOf({ gameId, at: deadline }) })),
    );
  const late = asOnPages(({ gameId, at }) => [{ gameId, at: at + 1000 }]);
  expect((await judged({ fetched: [...fetched, ...late] })).faults.join("\n")).toContain("the calendar has");
  const lacking = asOnPages(() => []);
  expect((await judged({ fetched: [...fetched, ...lacking] })).faults.join("\n")).toContain("the calendar lacks");
});
