// Tables through the API: opening, listing, sitting, leaving, removing, starting.
import { Table, TableList } from "@pithead/contracts";
import { commitmentOf } from "@pithead/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../testing/api.ts";
import { look, move, startTable } from "../testing/tables.ts";

let api: TestApi;
let ada: Person;
let bo: Person;
let cy: Person;
beforeAll(async () => {
  api = await createTestApi();
  [ada, bo, cy] = [await api.person("Ada"), await api.person("Bo"), await api.person("Cy")];
});
afterAll(() => api.close());

const open = async (owner: Person, more: object = {}): Promise<Table> => {
  const { status, body } = await owner.post("/tables", { game: "coal-baron", seats: 3, ...more });
  expect(status).toBe(201);
  return Table.parse(body);
};
const names = (table: unknown) => Table.parse(table).players.map(({ name }) => name);

describe("opening a table", () => {
  test("seats its owner first and publishes the commitment to a seed that stays here", async () => {
    const table = await open(ada, { description: "  Slow and friendly ", options: { delivered: "hidden" } });
    expect(table).toMatchObject({
      game: "coal-baron",
      status: "open",
      seats: 3,
      options: { delivered: "hidden" },
      visibility: "open",
      description: "Slow and friendly",
      ownerId: ada.id,
      seq: 0,
      toMove: [],
      startedAt: null,
      players: [{ userId: ada.id, name: "Ada", seat: null, score: null, rank: null }],
    });
    const secret = await api.db.gameSecret.findUniqueOrThrow({ where: { gameId: table.id } });
    expect(table.commitment).toBe(commitmentOf(secret.serverSeed));
    expect((await api.nobody.get(`/tables/${table.id}`)).body).toEqual(table);
  });

  test.each<[string, object, string]>([
    ["a game that does not exist", { game: "chess" }, "game"],
    ["more seats than the game has", { seats: 5 }, "seats"],
    ["half a seat", { seats: 2.5 }, "seats"],
    ["an option that does not exist", { options: { speed: "fast" } }, "options.speed"],
    ["an option's wrong value", { options: { delivered: "maybe" } }, "options.delivered"],
    ["a description of several lines", { description: "one\ntwo" }, "description"],
    ["a description with half a character", { description: "\ud83d" }, "description"],
    ["a description of 201 characters", { description: "x".repeat(201) }, "description"],
    ["a seed outside ASCII", { clientSeed: "schön" }, "clientSeed"],
    ["an empty seed", { clientSeed: "" }, "clientSeed"],
    ["an unknown field", { serverSeed: "00" }, "serverSeed"],
  ])("with %s is refused and names the field", async (_, wrong, field) => {
    const refused = await ada.post("/tables", { game: "coal-baron", seats: 3, ...wrong });
    expect(refused).toMatchObject({ status: 400, body: { type: "malformed", status: 400, field } });
    expect(refused.headers["content-type"]).toContain("application/problem+json");
  });

  test("is for those signed in", async () => {
    expect(await api.nobody.post("/tables", { game: "coal-baron", seats: 2 })).toMatchObject({
      status: 401,
      body: { type: "not-signed-in" },
    });
  });
});

describe("the list of open tables", () => {
  test("holds the listed ones, newest first, page by page, and never an unlisted one", async () => {
    const dora = await api.person("Dora");
    const opened = [];
    for (let index = 0; index < 5; index++) opened.push((await open(dora, { game: "lamps", seats: 2 })).id);
    const hidden = await open(dora, { game: "lamps", seats: 2, visibility: "unlisted" });
    const listed: string[] = [];
    let next: string | null = "";
    while (next !== null) {
      const page: TableList = TableList.parse((await api.nobody.get(`/tables?game=lamps&limit=2${next && `&after=${next}`}`)).body);
      expect(page.tables.length).toBeLessThanOrEqual(2);
      listed.push(...page.tables.map(({ id }) => id));
      next = page.next;
    }
    expect(listed).toEqual(opened.toReversed());
    expect((await api.nobody.get(`/tables/${hidden.id}`)).status).toBe(200);
  });

  test("can be asked for by a part of a player's name, and for the asker's own, unlisted ones too", async () => {
    const edda = await api.person("Edda Schmitz");
    const listed = await open(edda, { game: "lamps", seats: 2 });
    const hidden = await open(edda, { game: "lamps", seats: 2, visibility: "unlisted" });
    const ids = async (person: typeof edda | typeof api.nobody, query: string) =>
      TableList.parse((await person.get(`/tables?${query}`)).body).tables.map(({ id }) => id);
    expect(await ids(api.nobody, "player=SCHMITZ")).toEqual([listed.id]);
    expect(await ids(edda, "mine=true")).toEqual([hidden.id, listed.id]);
    expect(await ids(edda, "mine=true&player=nobody")).toEqual([]);
    expect(await api.nobody.get("/tables?mine=true")).toMatchObject({ status: 401 });
  });

  test.each(["limit=0", "limit=101", "after=yesterday", "status=lost", "game=%00"])("refuses %s", async (query) => {
    expect(await api.nobody.get(`/tables?${query}`)).toMatchObject({ status: 400, body: { field: query.split("=")[0] } });
  });
});

describe("sitting down", () => {
  test("adds players in join order, and the last one starts the game", async () => {
    const { id } = await open(ada);
    expect(names((await bo.post(`/tables/${id}/sit`, { clientSeed: "my own" })).body)).toEqual(["Ada", "Bo"]);
    const full = Table.parse((await cy.post(`/tables/${id}/sit`, {})).body);
    expect(full).toMatchObject({ status: "running", seats: 3, seq: 0, startedAt: expect.any(String) });
    expect(full.players.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(full.players.map(({ score }) => score)).toEqual([0, 0, 0]);
    expect(full.toMove).toHaveLength(1);
    const joined = await api.db.gamePlayer.findMany({ where: { gameId: id }, orderBy: { joinIndex: "asc" } });
    expect(joined.map(({ userId, clientSeed }) => [userId, clientSeed])).toEqual([
      [ada.id, expect.stringMatching(/^[0-9a-f]{32}$/)],
      [bo.id, "my own"],
      [cy.id, expect.stringMatching(/^[0-9a-f]{32}$/)],
    ]);
  });

  test("twice changes nothing, and at a full table is refused", async () => {
    const { id } = await open(ada, { seats: 2 });
    expect(names((await ada.post(`/tables/${id}/sit`, {})).body)).toEqual(["Ada"]);
    await bo.post(`/tables/${id}/sit`, {});
    expect(await cy.post(`/tables/${id}/sit`, {})).toMatchObject({ status: 409, body: { type: "conflict" } });
    expect((await bo.post(`/tables/${id}/sit`, {})).status).toBe(200);
  });

  test("of ten at once fills the seats exactly and starts once", async () => {
    const { id } = await open(ada, { seats: 4 });
    const crowd = await Promise.all(Array.from({ length: 10 }, (_, index) => api.person(`Guest ${index}`)));
    const answers = await Promise.all(crowd.map((person) => person.post(`/tables/${id}/sit`, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...Array.from({ length: 7 }, () => 409)]);
    expect((await look(ada, id)).table.players).toHaveLength(4);
  });
});

describe("before the start", () => {
  test("whoever sits may leave; the owner's leaving hands the table on, the last one's cancels it", async () => {
    const { id } = await open(ada);
    await bo.post(`/tables/${id}/sit`, {});
    expect((await ada.post(`/tables/${id}/leave`)).body).toMatchObject({ ownerId: bo.id, players: [{ name: "Bo" }], status: "open" });
    expect(await cy.post(`/tables/${id}/leave`)).toMatchObject({ status: 409 });
    expect((await bo.post(`/tables/${id}/leave`)).body).toMatchObject({ status: "cancelled", players: [] });
    expect(await cy.post(`/tables/${id}/sit`, {})).toMatchObject({ status: 409 });
  });

  test("the owner removes others, and nobody else does", async () => {
    const { id } = await open(ada);
    await bo.post(`/tables/${id}/sit`, {});
    await cy.post(`/tables/${id}/sit`, {});
    const { id: openId } = await open(ada);
    await bo.post(`/tables/${openId}/sit`, {});
    expect(await bo.delete(`/tables/${openId}/players/${ada.id}`)).toMatchObject({ status: 403, body: { type: "not-the-owner" } });
    expect(await ada.delete(`/tables/${openId}/players/${ada.id}`)).toMatchObject({ status: 409 });
    expect(names((await ada.delete(`/tables/${openId}/players/${bo.id}`)).body)).toEqual(["Ada"]);
    expect(await ada.delete(`/tables/${id}/players/${bo.id}`)).toMatchObject({
      status: 409,
      body: { detail: "The table is no longer open." },
    });
  });

  test("the owner starts early with whoever sits, who must be enough", async () => {
    const { id } = await open(ada, { seats: 4 });
    expect(await ada.post(`/tables/${id}/start`)).toMatchObject({ status: 409, body: { detail: "At least 2 must sit." } });
    await bo.post(`/tables/${id}/sit`, {});
    expect(await bo.post(`/tables/${id}/start`)).toMatchObject({ status: 403, body: { type: "not-the-owner" } });
    expect((await ada.post(`/tables/${id}/start`)).body).toMatchObject({ status: "running", seats: 2 });
    expect(await ada.post(`/tables/${id}/start`)).toMatchObject({ status: 409 });
    expect(await bo.post(`/tables/${id}/leave`)).toMatchObject({ status: 409 });
  });

  test("there is nothing to look at yet", async () => {
    const { id } = await open(ada);
    for (const path of ["", "/at/0", "/log", "/record"]) {
      expect(await ada.get(`/games/${id}${path}`)).toMatchObject({ status: 409, body: { detail: "The game has not started." } });
    }
  });
});

describe("a user's own games", () => {
  test("are those that wait for them, the others, the open ones, and the finished ones not yet seen", async () => {
    const [eva, fritz] = [await api.person("Eva"), await api.person("Fritz")];
    const first = await startTable([eva, fritz]);
    const second = await startTable([eva, fritz]);
    const waitsForEva = [first, second].filter(({ seats }) => seats[0] === eva).map(({ id }) => id);
    const { id: openId } = await open(eva, { visibility: "unlisted" });
    const ids = (tables: { id: string }[]) => tables.map(({ id }) => id).sort();
    const mine = async () => Object((await eva.get("/me/games")).body);
    expect(ids((await mine()).yourMove)).toEqual(waitsForEva.sort());
    expect(ids([...(await mine()).yourMove, ...(await mine()).waiting])).toEqual([first.id, second.id].sort());
    expect(ids((await mine()).open)).toEqual([openId]);

    for (let turn = 0; turn < 6; turn++) {
      const { seq, table } = await look(eva, first.id);
      await move(first.seats[table.toMove[0] ?? 0] ?? eva, first.id, { type: "light", lamps: [] }, seq);
    }
    expect(ids((await mine()).finishedUnseen)).toEqual([first.id]);
    expect(await eva.post(`/games/${first.id}/seen`, { seq: 9 })).toMatchObject({ status: 204 });
    expect((await mine()).finishedUnseen).toEqual([]);
    expect(ids((await Object((await fritz.get("/me/games")).body)).finishedUnseen)).toEqual([first.id]);
  });

  test("wait longest first", async () => {
    const [gus, hal] = [await api.person("Gus"), await api.person("Hal")];
    const tables = [];
    for (let index = 0; index < 3; index++) tables.push(await startTable([gus, hal]));
    for (const { id, seats } of tables.toReversed()) {
      if (seats[0] === hal) await move(hal, id, { type: "light", lamps: [] }, 0);
    }
    const { yourMove } = Object((await gus.get("/me/games")).body);
    const since = await Promise.all(yourMove.map(({ id }: Table) => api.db.game.findUniqueOrThrow({ where: { id } })));
    const times = since.map(({ waitingSince }) => waitingSince?.getTime() ?? 0);
    expect(times).toHaveLength(3);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });
});

test.each([
  "/tables/UPPERCASE1",
  "/tables/short",
  "/tables/abcdefghi%00",
  "/games/..%2f..%2fetc",
  "/games/nosuchgame",
  "/tables/nosuchgame",
])("there is nothing at %s", async (path) => {
  expect(await ada.get(path)).toMatchObject({ status: 404, body: { type: "not-found" } });
});
