// Lists of tables: finished games and running ones, by player, game, time and result, a page at a time.
import { TableList } from "@pithead/contracts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../testing/api.ts";
import { look, move, startTable } from "../testing/tables.ts";

let api: TestApi;
let people: Record<"ina" | "jo" | "kim", Person>;
/** Ended on the first, second and third of March; the last is unlisted. */
let ended: string[];
let running: string;
beforeAll(async () => {
  api = await createTestApi();
  people = { ina: await api.person("Ina"), jo: await api.person("Jo 100 %"), kim: await api.person("Kim") };
  const { ina, jo, kim } = people;
  ended = [await play([ina, jo], ina), await play([ina, jo], jo), await play([jo, kim], jo, { visibility: "unlisted" })];
  for (const [index, id] of ended.entries())
    await api.db.game.update({ where: { id }, data: { finishedAt: new Date(Date.UTC(2026, 2, index + 1, 12)) } });
  running = (await startTable([ina, kim], "coal-baron")).id;
});
afterAll(() => api.close());

/** Plays lamps to its end. Who wins is written into the summary: it is the lists that are tried here. */
async function play(sitting: readonly Person[], winner: Person, more: object = {}): Promise<string> {
  const { id, seats } = await startTable(sitting, "lamps", more);
  for (let at = await look(api.nobody, id); at.table.status === "running"; at = await look(api.nobody, id)) {
    const mover = seats[at.table.toMove[0] ?? 0];
    if (mover !== undefined) await move(mover, id, { type: "light", lamps: [] }, at.seq);
  }
  for (const { id: userId } of seats) await api.db.gamePlayer.updateMany({ where: { gameId: id, userId }, data: { rank: 2 } });
  await api.db.gamePlayer.updateMany({ where: { gameId: id, userId: winner.id }, data: { rank: 1 } });
  return id;
}

async function listed(person: Pick<Person, "get">, query: string): Promise<string[]> {
  const answer = await person.get(`/tables?${query}`);
  expect(answer.text).toMatch(/^\{"tables"/);
  return TableList.parse(answer.body).tables.map(({ id }) => id);
}
const numbers = async (person: Pick<Person, "get">, query: string) =>
  (await listed(person, `status=finished&${query}`)).map((id) => ended.indexOf(id) + 1);

describe("finished games", () => {
  test.each<[string, number[]]>([
    ["", [2, 1]],
    ["game=lamps", [2, 1]],
    ["game=coal-baron", []],
    ["player=in", [2, 1]],
    ["player=kim", []],
    ["player=100%20%25", [2, 1]],
    ["player=%25", [2, 1]],
    ["player=_", []],
    ["since=2026-03-02T00:00:00Z", [2]],
    ["before=2026-03-02T00:00:00Z", [1]],
    ["since=2026-03-01T12:00:00Z&before=2026-03-02T12:00:00Z", [1]],
    ["player=ina&result=won", [1]],
    ["player=ina&result=lost", [2]],
    ["player=jo&result=won&since=2026-03-02T00:00:00Z", [2]],
  ])("by %s", async (query, found) => {
    expect(await numbers(api.nobody, query)).toEqual(found);
  });

  test("the asker's own are theirs alone, unlisted ones too, and a result is the asker's", async () => {
    const { jo, kim } = people;
    expect(await numbers(jo, "mine=true")).toEqual([3, 2, 1]);
    expect(await numbers(jo, "mine=true&result=won")).toEqual([3, 2]);
    expect(await numbers(jo, "mine=true&result=lost&player=ina")).toEqual([1]);
    expect(await numbers(kim, "mine=true&player=jo&result=won")).toEqual([]);
    expect(await numbers(kim, `user=${jo.id}&result=won`)).toEqual([2]);
  });

  test("come a page at a time, each once, by whatever they are asked for", async () => {
    const pages: string[] = [];
    let after = "";
    for (let page = 0; page < 4; page++) {
      const { body } = await people.jo.get(`/tables?status=finished&mine=true&since=2026-03-01T00:00:00Z&limit=1${after}`);
      const { tables, next } = TableList.parse(body);
      pages.push(...tables.map(({ id }) => id));
      if (next === null) break;
      after = `&after=${next}`;
    }
    expect(pages).toEqual(ended.toReversed());
  });
});

test("running games are listed to be watched, by their players and their game", async () => {
  expect(await listed(api.nobody, "status=running")).toEqual([running]);
  expect(await listed(api.nobody, "status=running&game=coal-baron&player=KIM")).toEqual([running]);
  expect(await listed(api.nobody, "status=running&player=jo")).toEqual([]);
});

test.each([
  ["result=won", "result"],
  ["result=drawn&player=ina", "result"],
  ["since=yesterday", "since"],
  ["before=2026-03-02", "before"],
])("%s is refused by name", async (query, field) => {
  expect(await api.nobody.get(`/tables?status=finished&${query}`)).toMatchObject({ status: 400, body: { field } });
});
