// Whole games of Coal Baron through the API: what somebody may not know is in nothing that they receive.
import { newestRulesetOf } from "@pithead/catalog";
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

/** What a state hides: the order of both stacks, and the cards that one seat looks at. */
const Hidden = z.looseObject({
  stacks: z.object({ tiles: z.array(z.string()), orders: z.array(z.string()) }),
  draw: z
    .object({ seat: z.number(), cards: z.array(z.string()) })
    .loose()
    .nullable(),
});

const PutBack = z.looseObject({ type: z.literal("keep"), rest: z.array(z.string()) });

/** The truth, from the database, past every view; and what each seat itself has put back in what order. */
async function truth(id: string) {
  const rules = newestRulesetOf("coal-baron");
  if (rules === undefined) throw new Error("There is no Coal Baron.");
  const rows = await readRows(api.db, id);
  const putBack = rows.flatMap(({ seat, command }) => {
    const keep = PutBack.safeParse(command);
    return keep.success ? [{ seat, run: JSON.stringify(keep.data.rest) }] : [];
  });
  return { state: Hidden.parse(load(rules, rows).state), putBack };
}

/** Who looks, and the cards they have had a right to see so far. */
interface Spy {
  readonly person: Pick<Person, "get" | "post">;
  readonly seat: number | null;
  readonly known: Set<string>;
}

describe.each([
  [2, "open", 11],
  [3, "hidden", 12],
] as const)("a game of %i with delivered orders %s", (players, delivered, seed) => {
  test("shows nobody a card before its time", { timeout: 120_000 }, async () => {
    const people = await Promise.all(["Ada", "Bo", "Cy"].slice(0, players).map((name) => api.person(name)));
    const { id, seats } = await startTable(people, "coal-baron", { options: { delivered } });
    const { serverSeed } = await api.db.gameSecret.findUniqueOrThrow({ where: { gameId: id } });
    const random = randomFrom(seed);
    const spies: Spy[] = [
      ...seats.map((person, seat) => ({ person, seat, known: new Set<string>() })),
      { person: api.nobody, seat: null, known: new Set<string>() },
    ];
    let draws = 0;

    for (;;) {
      const { state, putBack } = await truth(id);
      const { stacks, draw, ...open } = state;
      const revealed = JSON.stringify(open);
      if (draw !== null) draws++;
      for (const spy of spies) {
        for (const card of cardsIn(revealed)) spy.known.add(card);
        if (draw !== null && draw.seat === spy.seat) for (const card of draw.cards) spy.known.add(card);
      }
      const secrets = [...stacks.tiles, ...stacks.orders, ...(draw?.cards ?? [])];
      const runs = [stacks.tiles, stacks.orders]
        .filter(({ length }) => length >= 4)
        .map((stack) => JSON.stringify(stack.slice(0, 4)).slice(1, -1));

      const { seq, table } = await look(api.nobody, id);
      for (const spy of spies) {
        const received = (await Promise.all(paths(id, seq).map((path) => spy.person.get(path)))).map(({ text }) => text).join("\n");
        expect(secrets.filter((card) => !spy.known.has(card) && received.includes(`"${card}"`))).toEqual([]);
        const isOwn = (run: string) => putBack.some((own) => own.seat === spy.seat && own.run.includes(run));
        for (const run of runs.filter((each) => !isOwn(each))) expect(received).not.toContain(run);
        for (const word of [serverSeed, '"deal"', '"stacks"', '"serverSeed"']) expect(received).not.toContain(word);
      }

      const [asked] = table.toMove;
      if (asked === undefined) break;
      const person = seats[asked];
      if (person === undefined) throw new Error(`Nobody sits at ${asked}.`);
      const command = randomCommand("coal-baron", (await look(person, id)).view, asked, random);
      for (const other of seats.filter((each) => each !== person)) {
        const { status, text } = await move(other, id, command, seq);
        expect([status, JSON.parse(text).reason.code]).toEqual([422, "not-your-turn"]);
      }
      const moved = await move(person, id, command, seq);
      expect(moved.status).toBe(201);
      if (Object(moved.body).finished) break;
    }

    expect(draws).toBeGreaterThan(0);
    const record = await api.nobody.get(`/games/${id}/record`);
    expect(record.body).toMatchObject({ deal: expect.anything(), fairness: { serverSeed } });
    expect(api.lines.join("")).not.toContain(serverSeed);
  });
});

/** Everything a position is told by. The longer ones every few moves, since they repeat themselves. */
function paths(id: string, seq: number): string[] {
  const always = [`/games/${id}`, `/games/${id}/log?from=${Math.max(1, seq)}`];
  return seq % 10 === 0
    ? [...always, `/games/${id}/log`, `/games/${id}/record`, `/games/${id}/at/${seq}`, "/me/games", `/tables/${id}`]
    : always;
}

/** The names of cards in a text of JSON. */
function cardsIn(text: string): string[] {
  return text.match(/(?<=")[a-z]+-[A-Za-z]+(-\d)?(?=")/g) ?? [];
}
