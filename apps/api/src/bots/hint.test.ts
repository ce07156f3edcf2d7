// Hints: a legal move with a reason, for whoever plays against bots alone, and for nobody else.
import { Hint, Table } from "@pithead/contracts";
import { isSpokenGame, linesOf, say, textOf } from "@pithead/wording";
import { afterAll, beforeAll, expect, test } from "vitest";
import { silent } from "../jobs/testing/office.ts";
import { createTestApi, type Person, type TestApi } from "../testing/api.ts";
import { look, move, startTable } from "../testing/tables.ts";
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
    expect(await move(ada, id, hint.command, at.seq)).toMatchObject({ status: 201 });
    hints++;
  }
  await mind.stop();
});

test("a game among people has no hints, and nobody else's game has any", async () => {
  const bo = await api.person("Bo");
  const { id, seats } = await startTable([ada, bo]);
  for (const person of seats) expect(await person.get(`/games/${id}/hint`)).toMatchObject({ status: 409 });
  expect(await api.nobody.get(`/games/${id}/hint`)).toMatchObject({ status: 401 });
  const { id: solo } = Table.parse((await ada.post("/tables", { game: "coal-baron", seats: 2, bots: ["easy"] })).body);
  expect(await bo.get(`/games/${solo}/hint`)).toMatchObject({ status: 403 });
});
