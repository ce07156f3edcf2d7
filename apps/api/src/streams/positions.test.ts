// Positions for streams: whatever the number of those who follow, each seat's is built once, and holds what that seat may see.
import { StreamLine } from "@pithead/contracts";
import { lamps } from "@pithead/engine/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../testing/api.ts";
import { move, startTable } from "../testing/tables.ts";
import { createPositions, type Position } from "./positions.ts";

let api: TestApi;
let ada: Person;
let bo: Person;
beforeAll(async () => {
  api = await createTestApi();
  ada = await api.person("Ada");
  bo = await api.person("Bo");
});
afterAll(() => api.close());

const lineOf = (position: Position, userId: string | undefined, after?: number) =>
  StreamLine.parse(JSON.parse(Buffer.from(position.lineFor(userId, after)).toString()));

/** Positions of a game whose views are counted. */
async function counted() {
  let views = 0;
  const rules = {
    ...lamps,
    view: (...of: Parameters<typeof lamps.view>) => {
      views += 1;
      return lamps.view(...of);
    },
  };
  const games = { rulesetOf: () => rules, newestRulesetOf: () => rules };
  const ask = createPositions({ ...api.service, games });
  const { id, seats } = await startTable([ada, bo]);
  const position = async () => {
    const found = await ask(id);
    if (!found.ok) throw new Error(found.refusal.kind);
    return found.value;
  };
  return { id, seats, position, views: () => views };
}

test("a hundred streams of each seat and of spectators are told by three views", async () => {
  const { id, seats, position, views } = await counted();
  const tell = async () => {
    const positions = await Promise.all(Array.from({ length: 100 }, position));
    return positions.map((each) => [...seats.map((person) => person.id), undefined].map((userId) => each.lineFor(userId, undefined)));
  };
  const [first, ...others] = await tell();
  expect(views()).toBe(3);
  for (const lines of others) expect(lines.every((line, viewer) => line === first?.[viewer])).toBe(true);
  await move(seats[0] ?? ada, id, { type: "look" }, 0);
  await tell();
  expect(views()).toBe(6);
});

test("a line holds what its reader may see, from where that reader was", async () => {
  const { id, seats, position } = await counted();
  const [first = ada, second = bo] = seats;
  await move(first, id, { type: "look" }, 0);
  const now = await position();
  const own = lineOf(now, first.id, 0);
  expect(own).toMatchObject({ seq: 1, seat: 0, entries: [{ seq: 1, seat: 0 }] });
  expect(own.entries[0]?.events).toEqual([{ type: "tokenLookedAt", seat: 0, token: expect.anything() }]);
  for (const [userId, seat] of [
    [second.id, 1],
    [undefined, null],
  ] as const) {
    const line = lineOf(now, userId, 0);
    expect(line).toMatchObject({ seat, openings: [] });
    expect(line.entries[0]?.events).toEqual([{ type: "tokenLookedAt", seat: 0, token: null }]);
  }
  expect(lineOf(now, second.id).entries).toEqual([]);
});
