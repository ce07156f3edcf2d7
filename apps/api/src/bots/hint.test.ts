// Hints: a legal move with a reason, for whoever plays against bots alone, and for nobody else.
import { brainOf } from "@pithead/bots";
import { Hint, HintPart, type HintReason, Table } from "@pithead/contracts";
import { chanceOf, seatAt } from "@pithead/engine";
import { isSpokenGame, linesOf, say, textOf } from "@pithead/wording";
import { afterAll, beforeAll, expect, test } from "vitest";
import { silent } from "../jobs/testing/office.ts";
import { createTestApi, type Person, type TestApi } from "../testing/api.ts";
import { look, move, startTable } from "../testing/tables.ts";
import { reasonOf } from "./hint.ts";
import { createMind } from "./mind.ts";
import { makeBotMove } from "./move.ts";

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await createTestApi();
  ada = await api.person("Ada");
});
afterAll(() => api.close());

test.each([
  ["coal-baron", ["easy"]],
  ["kohle-und-kolonie", ["easy", "easy"]],
])("in %s against bots alone a hint is a legal move with a reason that can be said", async (game, bots) => {
  const { id } = Table.parse((await ada.post("/tables", { game, seats: bots.length + 1, bots })).body);
  const mind = createMind({});
  const thinking = { mind, outOfTimeMs: 1000, log: silent() };
  for (let hints = 0; hints < 6; ) {
    const at = await look(ada, id);
    const [asked = 0] = at.table.toMove;
    if (asked !== at.seat) {
      expect(await ada.get(`/games/${id}/hint`)).toMatchObject({ status: 409 });
      await makeBotMove(api.service, thinking, { gameId: id, seat: asked });
      continue;
    }
    const hint = Hint.parse((await ada.get(`/games/${id}/hint`)).body);
    expect(hint.seq).toBe(at.seq);
    expect((await ada.get(`/games/${id}/hint`)).body).toEqual(hint);
    const [line] = isSpokenGame(game) ? linesOf(game, { seat: asked, events: hint.events }) : [];
    const words = line && isSpokenGame(game) ? textOf(say("en", game).line(line, { names: ["A", "B", "C"], reader: null })) : "";
    expect(words).not.toBe("");
    expect(hint.next?.less ?? 0).toBeGreaterThanOrEqual(0);
    expect(hint.next?.events).not.toEqual(hint.events);
    expect(await move(ada, id, hint.command, at.seq)).toMatchObject({ status: 201 });
    hints++;
  }
  await mind.stop();
});

const worth = (scored: number, own: object, all: readonly number[]) => ({ scored, own: { ...own }, all });
const SEAT = seatAt(0);

test.each<[string, ReturnType<typeof worth>, ReturnType<typeof worth> | undefined, HintReason]>([
  ["scores most", worth(12, { vp: 12, orders: 3 }, [15, 20]), worth(0, { orders: 9 }, [9, 20]), { code: "scores", vp: 12 }],
  ["scores, and there is no other", worth(3, { vp: 3 }, [3, 0]), undefined, { code: "scores", vp: 3 }],
  [
    "promises most, above all by one part",
    worth(1, { vp: 1, orders: 9, marks: 2 }, [12, 20]),
    worth(0, { orders: 4, marks: 1 }, [5, 20]),
    { code: "promises", vp: 7, part: "orders" },
  ],
  [
    "takes most from another",
    worth(0, { orders: 5 }, [5, 20, 11]),
    worth(0, { orders: 4 }, [4, 21, 15]),
    { code: "denies", vp: 4, seat: 2 },
  ],
  ["does about as much as the next best", worth(0, { orders: 5 }, [5, 20]), worth(0, { orders: 4.8 }, [4.8, 20.2]), { code: "as-good" }],
  ["is the only one", worth(0, {}, [5, 20]), undefined, { code: "as-good" }],
])("what speaks for a move that %s is said against the next best", (_, own, next, reason) => {
  expect(reasonOf(own, next, SEAT)).toEqual(reason);
});

test.each([
  ["coal-baron", 2],
  ["kohle-und-kolonie", 3],
])("everything that the bots expect VP from in %s has a name in the contract", (game, seats) => {
  const brain = brainOf(game, 1);
  const chance = chanceOf({ serverSeed: "00".repeat(32), clientSeeds: Array.from({ length: seats }, () => "x"), gameId: "x" });
  const state = brain?.rules.setup({}, seats, brain.rules.deal({}, seats, chance)) ?? {};
  const [ledger = {}] = brain?.ledgers(state) ?? [];
  expect(Object.keys(ledger)).not.toEqual([]);
  for (const part of Object.keys(ledger)) expect(HintPart.options).toContain(part);
});

test("a game among people has no hints, and nobody else's game has any", async () => {
  const bo = await api.person("Bo");
  const { id, seats } = await startTable([ada, bo]);
  for (const person of seats) expect(await person.get(`/games/${id}/hint`)).toMatchObject({ status: 409 });
  expect(await api.nobody.get(`/games/${id}/hint`)).toMatchObject({ status: 401 });
  const { id: solo } = Table.parse((await ada.post("/tables", { game: "coal-baron", seats: 2, bots: ["easy"] })).body);
  expect(await bo.get(`/games/${solo}/hint`)).toMatchObject({ status: 403 });
});
