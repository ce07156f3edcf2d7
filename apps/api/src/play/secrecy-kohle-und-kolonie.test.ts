// Whole games of Kohle & Kolonie through the API: markers face down, consolidations to come and others' standing orders are in nothing that anybody receives.
import { kohleUndKolonieClient, newestRulesetOf } from "@pithead/catalog";
import { readRows } from "@pithead/db";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createTestApi, type Person, type TestApi } from "../testing/api.ts";
import { randomCommand, randomFrom } from "../testing/random-moves.ts";
import { look, move, startTable } from "../testing/tables.ts";
import { load } from "./load.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const Markers = z.record(z.string(), z.string().nullable());

/** What everybody may know, and the deal. */
const Truth = z.looseObject({
  round: z.number(),
  railwayMarkers: Markers,
  accidents: z.array(z.string().nullable()),
  consolidated: z.array(z.string()),
  deal: z.object({ railwayMarkers: Markers, consolidations: z.record(z.string(), z.array(z.string())) }).loose(),
});
type Truth = z.infer<typeof Truth>;

/** The truth, from the database, past every view. */
async function truth(id: string): Promise<Truth> {
  const rules = newestRulesetOf("kohle-und-kolonie");
  if (rules === undefined) throw new Error("There is no Kohle & Kolonie.");
  return Truth.parse(load(rules, await readRows(api.db, id)).state);
}

/** Runs of names that would give away what is to come: the order of consolidations, and what lies on stations next to each other in the deal. */
function hiddenRuns({ round, consolidated, deal, railwayMarkers }: Truth): string[] {
  const toCome = Object.entries(deal.consolidations).flatMap(([of, fields]) => {
    const left = Number(of) === round ? fields.slice(consolidated.length) : Number(of) > round ? fields : [];
    return left.length >= 3 ? [JSON.stringify(left.slice(0, 3)).slice(1, -1)] : [];
  });
  const faceDown = Object.keys(railwayMarkers).filter((station) => railwayMarkers[station] === null);
  return [...toCome, ...faceDown.map((station) => `"${station}":"${deal.railwayMarkers[station]}"`)];
}

/** A number in every order of that seat, higher than anything that is counted in a game. */
const ownNumber = (seat: number) => 990 + seat;
/** Finds it standing alone: within hashes, times and ids any digits may come. */
const ownNumberAlone = (seat: number) => new RegExp(`\\b${ownNumber(seat)}\\b`);

async function orderInSecret(person: Person, id: string, seat: number, view: kohleUndKolonieClient.Position): Promise<void> {
  const fields = [...kohleUndKolonieClient.componentsOf(view).consolidations.values()].flat();
  const orders = {
    secure: { mines: [], keep: ownNumber(seat) },
    damage: { pay: "coin", keep: ownNumber(seat) },
    bid: fields.map((field) => ({ field, upTo: ownNumber(seat), beyond: "pass", keep: 0 })),
  };
  const { status, text } = await person.patch(`/games/${id}/orders`, { orders });
  expect([status, ownNumberAlone(seat).test(text)]).toEqual([200, true]);
}

function isPosition(view: object): view is kohleUndKolonieClient.Position {
  return "bonusRow" in view;
}

describe.each([
  [3, 21],
  [5, 22],
])("a game of %i", (players, seed) => {
  test("shows nobody what lies face down, and nobody another's orders", { timeout: 240_000 }, async () => {
    const people = await Promise.all(["Ada", "Bo", "Cy", "Di", "Ed"].slice(0, players).map((name) => api.person(name)));
    const { id, seats } = await startTable(people, "kohle-und-kolonie");
    const { serverSeed } = await api.db.gameSecret.findUniqueOrThrow({ where: { gameId: id } });
    const random = randomFrom(seed);
    const { view: first } = await look(api.nobody, id);
    if (!isPosition(first)) throw new Error("That is no position of Kohle & Kolonie.");
    for (const [seat, person] of seats.entries()) await orderInSecret(person, id, seat, first);
    const spies = [...seats.map((person, seat) => ({ person, seat })), { person: api.nobody, seat: null }];

    for (;;) {
      const now = await truth(id);
      const { seq, table } = await look(api.nobody, id);
      const hidden = hiddenRuns(now);
      expect(now.accidents.slice(now.round).every((accident) => accident === null)).toBe(true);
      for (const { person, seat } of spies) {
        const texts = (await Promise.all(paths(id, seq).map((path) => person.get(path)))).map(({ text }) => text);
        const received = texts.join("\n");
        expect(hidden.filter((run) => received.includes(run))).toEqual([]);
        expect(JSON.parse(texts[0] ?? "").view).toMatchObject({
          railwayMarkers: now.railwayMarkers,
          accidents: now.accidents,
          consolidated: now.consolidated,
        });
        const others = seats.map((_, each) => each).filter((each) => each !== seat);
        for (const secret of [serverSeed, '"deal"', '"serverSeed"']) expect(received).not.toContain(secret);
        for (const each of others) expect(received).not.toMatch(ownNumberAlone(each));
      }

      const [asked] = table.toMove;
      const person = seats[asked ?? -1];
      if (asked === undefined || person === undefined) break;
      const command = randomCommand("kohle-und-kolonie", (await look(person, id)).view, asked, random);
      const other = seats[(asked + 1) % seats.length];
      const refused = other && (await move(other, id, command, seq));
      expect([refused?.status, refused && JSON.parse(refused.text).reason.code]).toEqual([422, "not-your-turn"]);
      const moved = await move(person, id, command, seq);
      expect(moved.status, moved.text).toBe(201);
      if (Object(moved.body).finished) break;
    }

    const record = await api.nobody.get(`/games/${id}/record`);
    expect(record.body).toMatchObject({ deal: expect.anything(), fairness: { serverSeed } });
    for (const seat of seats.keys()) expect(record.text).not.toMatch(ownNumberAlone(seat));
    for (const secret of [serverSeed, "upTo", "beyond"]) expect(api.lines.join("")).not.toContain(secret);
  });
});

/** Everything a position is told by. The longer ones every few moves, since they repeat themselves. */
function paths(id: string, seq: number): string[] {
  const longer = ["", "/orders", "/log", "/record", `/at/${seq}`].map((path) => `/games/${id}${path}`);
  return seq % 12 === 0 ? [...longer, "/me/games", `/tables/${id}`] : [`/games/${id}`, `/games/${id}/log?from=${Math.max(1, seq)}`];
}
