// Looking at games through the API: positions, logs, records, and how far one has looked.
import { Course, Log, PositionAt } from "@pithead/contracts";
import { readRows } from "@pithead/db";
import { verifyRecord } from "@pithead/engine";
import { lamps } from "@pithead/engine/testing";
import { isSpokenGame, standingOf } from "@pithead/wording";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../testing/api.ts";
import { randomCommand, randomFrom } from "../testing/random-moves.ts";
import { look, move, startTable } from "../testing/tables.ts";

let api: TestApi;
let ada: Person;
let bo: Person;
beforeAll(async () => {
  api = await createTestApi();
  [ada, bo] = [await api.person("Ada"), await api.person("Bo")];
});
afterAll(() => api.close());

const LIGHT = { type: "light", lamps: [] };

/** A game in which the first player has looked at a token and put it back, and the second has lit a lamp. */
async function shortGame() {
  const { id, seats } = await startTable([ada, bo], "lamps", { options: { open: false } });
  const [first = ada, second = bo] = seats;
  await move(first, id, { type: "look" }, 0);
  await move(first, id, { type: "keep", token: null }, 1);
  await move(second, id, { type: "light", lamps: ["oil"] }, 2);
  return { id, first, second };
}

describe("a position", () => {
  test("is the asker's own view, a spectator's for everybody else", async () => {
    const {
      id,
      seats: [first = ada, second = bo],
    } = await startTable([ada, bo]);
    await move(first, id, { type: "look" }, 0);
    expect(await look(first, id)).toMatchObject({ seat: 0, seq: 1, view: { look: { seat: 0, token: expect.any(Number) } } });
    for (const [person, seat] of [
      [second, 1],
      [api.nobody, null],
    ] as const) {
      expect(await look(person, id)).toMatchObject({ seat, view: { look: { seat: 0, token: null } } });
    }
  });

  test("of every move can be had by its number, in the asker's view too", async () => {
    const { id, first, second } = await shortGame();
    const at = async (person: Pick<Person, "get">, seq: number) => PositionAt.parse((await person.get(`/games/${id}/at/${seq}`)).body);
    expect(await at(second, 0)).toMatchObject({ seq: 0, view: { lit: [0, 0], look: null } });
    expect(await at(first, 1)).toMatchObject({ view: { look: { token: expect.any(Number) } } });
    expect(await at(second, 1)).toMatchObject({ view: { look: { token: null } } });
    expect((await at(bo, 4)).view).toEqual((await look(bo, id)).view);
  });

  test.each(["5", "-1", "x", "1.5", "9999999", "%20", "0x0", "1e0", "%2B1"])("of move %s there is none", async (seq) => {
    const { id } = await shortGame();
    expect(await ada.get(`/games/${id}/at/${seq}`)).toMatchObject({ status: 404 });
  });
});

describe("the log", () => {
  test("tells every move with what followed, as the asker may see it", async () => {
    const { id, first, second } = await shortGame();
    const entries = async (person: Pick<Person, "get">, query = "") =>
      Log.parse((await person.get(`/games/${id}/log${query}`)).body).entries;
    expect((await entries(second)).map(({ seq, seat, command }) => [seq, seat, command.type])).toEqual([
      [1, 0, "look"],
      [2, 0, "keep"],
      [3, 1, "light"],
      [4, null, "weather"],
    ]);
    const looked = (log: Log["entries"]) => log[0]?.events[0]?.token;
    expect(looked(await entries(first))).toEqual(expect.any(Number));
    expect(looked(await entries(second))).toBeNull();
    expect(looked(await entries(api.nobody))).toBeNull();
    expect((await entries(first, "?from=2&to=3")).map(({ seq }) => seq)).toEqual([2, 3]);
    expect(await entries(first, "?from=5&to=90")).toEqual([]);
  });

  test.each(["from=0", "from=x", "from=", "from=0x1", "to=0", "to=2&from=5", "before=3"])("refuses %s", async (query) => {
    const { id } = await shortGame();
    expect(await ada.get(`/games/${id}/log?${query}`)).toMatchObject({ status: 400, body: { field: query.split("=")[0] } });
  });
});

describe("a game that has ended", () => {
  /** In which the first player looked at a token before the lamps were lit. */
  async function endedGame() {
    const { id, seats } = await startTable([ada, bo]);
    const [first = ada, second = bo] = seats;
    await move(first, id, { type: "look" }, 0);
    await move(first, id, { type: "keep", token: null }, 1);
    await move(second, id, LIGHT, 2);
    return { id, first, second };
  }
  const PATHS = ["at/1", "log", "course"];

  test("is shown to anybody as each seat saw it, and as a spectator did", async () => {
    const { id, first, second } = await endedGame();
    for (let at = await look(first, id); at.table.status === "running"; at = await look(first, id)) {
      const mover = at.table.toMove[0] === 0 ? first : second;
      await move(mover, id, LIGHT, at.seq);
    }
    for (const person of [first, second, api.nobody]) {
      const token = async (as: string) => PositionAt.parse((await person.get(`/games/${id}/at/1?as=${as}`)).body).view.look;
      expect([await token("0"), await token("1"), await token("spectator")]).toEqual([
        { seat: 0, token: expect.any(Number) },
        { seat: 0, token: null },
        { seat: 0, token: null },
      ]);
      const seen = async (as: string) => Log.parse((await person.get(`/games/${id}/log?as=${as}`)).body).entries[0]?.events[0]?.token;
      expect([await seen("0"), await seen("1")]).toEqual([expect.any(Number), null]);
    }
    expect(await ada.get(`/games/${id}/at/1?as=2`)).toMatchObject({ status: 404, body: { detail: "Nobody sits in seat 2." } });
    expect(await ada.get(`/games/${id}/at/1?as=5`)).toMatchObject({ status: 400, body: { field: "as" } });
  });

  test.each(PATHS)("a running one is not, by /%s: each looks as who they are", async (path) => {
    const { id, first } = await endedGame();
    for (const as of ["1", "spectator"]) {
      expect(await first.get(`/games/${id}/${path}?as=${as}`)).toMatchObject({ status: 403, body: { type: "not-your-seat" } });
    }
    expect((await first.get(`/games/${id}/at/1?as=0`)).status).toBe(200);
  });
});

describe("the course of a game", () => {
  test.each([
    ["coal-baron", ["vp", "workers", "marks", "outstanding", "delivered"]],
    ["kohle-und-kolonie", ["vp", "coins", "workers", "mines", "engines", "extraActions"]],
  ])("of %s tells its table of figures at every position", async (game, figures) => {
    const { id, seats } = await startTable([ada, bo, await api.person("Cy")], game);
    const random = randomFrom(7);
    const expected: unknown[] = [];
    for (let seq = 0; seq < 12; ) {
      const at = await look(api.nobody, id);
      if (!isSpokenGame(game)) throw new Error(game);
      expected[at.seq] = standingOf(game, at.view).rows;
      const seat = at.table.toMove[0] ?? 0;
      const person = seats[seat] ?? ada;
      await move(person, id, randomCommand(game, (await look(person, id)).view, seat, random), at.seq);
      seq = at.seq + 1;
    }
    const course = Course.parse((await api.nobody.get(`/games/${id}/course`)).body);
    expect(course.figures).toEqual(figures);
    expect(course.positions).toHaveLength((await look(ada, id)).seq + 1);
    expected.forEach((rows, seq) => {
      expect(course.positions[seq]).toEqual(rows);
    });
  });

  test("there is none of a game without such a table", async () => {
    const { id } = await shortGame();
    expect(await ada.get(`/games/${id}/course`)).toMatchObject({ status: 404 });
  });
});

describe("how far somebody has looked", () => {
  test("only grows, and is told with the game", async () => {
    const { id } = await shortGame();
    expect(await look(ada, id)).toMatchObject({ seenSeq: 0 });
    expect((await ada.post(`/games/${id}/seen`, { seq: 3 })).status).toBe(204);
    expect((await ada.post(`/games/${id}/seen`, { seq: 1 })).status).toBe(204);
    expect(await look(ada, id)).toMatchObject({ seenSeq: 3 });
    expect(await look(bo, id)).toMatchObject({ seenSeq: 0 });
  });

  test("is no further than the game, and only a player's", async () => {
    const { id } = await shortGame();
    const eve = await api.person("Eve");
    expect(await ada.post(`/games/${id}/seen`, { seq: 5 })).toMatchObject({ status: 400, body: { field: "seq" } });
    expect(await eve.post(`/games/${id}/seen`, { seq: 1 })).toMatchObject({ status: 403, body: { type: "not-your-seat" } });
    expect(await ada.post("/games/nosuchgame/seen", { seq: 1 })).toMatchObject({ status: 404 });
    expect(await api.nobody.post(`/games/${id}/seen`, { seq: 1 })).toMatchObject({ status: 401 });
  });
});

describe("the record", () => {
  test("of a running game is partial: no deal, no seed, no result, others' moves as they may be seen", async () => {
    const { id, first, second } = await shortGame();
    const { body, text } = await second.get(`/games/${id}/record`);
    expect(body).toMatchObject({
      format: "pithead/record@1",
      partial: true,
      game: "lamps",
      rules: 1,
      players: [first.name, second.name],
      fairness: { commitment: expect.any(String), clientSeeds: [expect.any(String), expect.any(String)], gameId: id },
    });
    expect(Object.keys(Object(body)).sort()).toEqual(["fairness", "format", "game", "moves", "options", "partial", "players", "rules"]);
    const { serverSeed } = await api.db.gameSecret.findUniqueOrThrow({ where: { gameId: id } });
    expect(text).not.toContain(serverSeed);
  });

  test("of a finished game is whole, and anybody can check its fairness", async () => {
    const { id, seats } = await startTable([ada, bo]);
    for (let seq = 0; seq < 9; seq += 3) {
      await move(seats[0] ?? ada, id, LIGHT, seq);
      await move(seats[1] ?? bo, id, LIGHT, seq + 1);
    }
    const { body, text, headers } = await api.nobody.get(`/games/${id}/record`);
    expect(headers["content-disposition"]).toBe(`attachment; filename="lamps-${id}.json"`);
    expect(verifyRecord(text, () => lamps).fault).toBeUndefined();
    expect(Object(body).fairness.joinOrder).toEqual(seats.map((person) => (person === ada ? 0 : 1)));
    expect(Object(body).moves).toHaveLength((await readRows(api.db, id)).length - 1);
  });
});
