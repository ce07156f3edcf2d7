// Programs that play: tokens, streams that say what is new, and the examples played against each other.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { MadeApiToken, StreamLine, TurnView } from "@pithead/contracts";
import { withLockedGame } from "@pithead/db";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endUnrated } from "../clocks/end-unrated.ts";
import { createTestApi, type Person, type TestApi } from "../testing/api.ts";
import { startProcess } from "../testing/process.ts";
import { move, startTable } from "../testing/tables.ts";

let api: TestApi;
let ada: Person;
let bo: Person;
let address: string;
beforeAll(async () => {
  api = await createTestApi();
  ada = await api.person("Ada");
  bo = await api.person("Bo");
  address = await api.server.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => api.close());

async function tokenOf(person: Person): Promise<MadeApiToken> {
  const made = await person.post("/me/tokens", { name: "my program" });
  expect(made.status).toBe(201);
  return MadeApiToken.parse(made.body);
}

const bearer = ({ token }: Pick<MadeApiToken, "token">) => ({ authorization: `Bearer ${token}` });

describe("a personal token", () => {
  test("plays in its owner's name until it is ended, and is shown once", async () => {
    const { id, seats } = await startTable([ada, bo]);
    const made = await tokenOf(seats[0] ?? ada);
    expect((await api.nobody.get("/session", bearer(made))).body).toMatchObject({ me: { id: seats[0]?.id } });
    const body = { command: { type: "light", lamps: [] }, expectedSeq: 0, key: "by my program" };
    expect(await api.nobody.post(`/games/${id}/moves`, body, bearer(made))).toMatchObject({ status: 201, body: { seq: 1 } });

    const listed = await seats[0]?.get("/me/tokens");
    expect(listed?.body).toMatchObject({ tokens: [{ id: made.id, name: "my program", lastUsedAt: expect.any(String) }] });
    expect(listed?.text).not.toContain(made.token);
    expect((await api.db.apiToken.findMany()).map(({ tokenHash }) => tokenHash)).not.toContain(made.token);
    expect(api.lines.join()).not.toContain(made.token);

    expect(await seats[1]?.delete(`/me/tokens/${made.id}`)).toMatchObject({ status: 404 });
    expect(await seats[0]?.delete(`/me/tokens/${made.id}`)).toMatchObject({ status: 204 });
    expect(await api.nobody.get("/me/games", bearer(made))).toMatchObject({ status: 401 });
  });

  test.each<["get" | "post" | "patch" | "delete", string]>([
    ["get", "/me/tokens"],
    ["post", "/me/tokens"],
    ["post", "/me/sign-out-everywhere"],
    ["post", "/me/email"],
  ])("does not open %s %s", async (method, path) => {
    const made = await tokenOf(ada);
    const body = path === "/me/email" ? { email: "a@pithead.example" } : { name: "more" };
    const ask =
      method === "get" ? api.nobody.get(path, bearer(made)) : api.nobody.post(path, path.includes("out") ? undefined : body, bearer(made));
    expect(await ask).toMatchObject({ status: 403, body: { type: "only-in-person" } });
  });

  test("that is none makes nobody of who brings it, and no spectator", async () => {
    const { id } = await startTable([ada, bo]);
    for (const authorization of ["Bearer pithead_x", "Basic abc", "Bearer"])
      expect(await api.nobody.get(`/games/${id}`, { authorization })).toMatchObject({ status: 401 });
  });

  test("is one of twenty at most", async () => {
    const many = await api.person("Many");
    for (let count = 0; count < 20; count++) await tokenOf(many);
    expect(await many.post("/me/tokens", { name: "one more" })).toMatchObject({ status: 409 });
  });
});

test("a position comes with the legal openings of the seat that is asked, and a command with what goes on from it", async () => {
  const { id, seats } = await startTable([ada, bo], "coal-baron");
  const views = await Promise.all(seats.map(async (person) => TurnView.parse((await person.get(`/games/${id}/view`)).body)));
  const own = views.find(({ toMove, seat }) => seat !== null && toMove.includes(seat));
  expect(own?.openings.length).toBeGreaterThan(1);
  expect(views.filter((view) => view !== own).map(({ openings }) => openings)).toEqual([[]]);
  const mover = seats[own?.seat ?? 0] ?? ada;
  const [command] = own?.openings ?? [];
  expect(await mover.post(`/games/${id}/extensions`, { command })).toMatchObject({ status: 200, body: { seq: 0, commands: [] } });
  const [idle = bo] = seats.filter((person) => person !== mover);
  expect(await idle.post(`/games/${id}/extensions`, { command })).toMatchObject({ status: 422 });
  expect(await api.nobody.post(`/games/${id}/extensions`, { command })).toMatchObject({ status: 401 });
});

/** The lines of a stream, as they come. */
async function* linesFrom(path: string, headers: Record<string, string>): AsyncGenerator<unknown> {
  const answer = await fetch(`${address}/api/v1${path}`, { headers });
  expect(answer.headers.get("content-type")).toContain("application/x-ndjson");
  let rest = "";
  for await (const piece of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") yield JSON.parse(line);
  }
}

describe("a stream", () => {
  test("says where the game stands, and again what has happened since, as its reader may see it", async () => {
    const { id, seats } = await startTable([ada, bo]);
    const [first = ada, second = bo] = seats;
    const lines = linesFrom(`/games/${id}/stream`, bearer(await tokenOf(second)));
    const next = async () => StreamLine.parse((await lines.next()).value);
    expect(await next()).toMatchObject({ seq: 0, seat: 1, openings: [], entries: [] });
    await move(first, id, { type: "look" }, 0);
    const looked = await next();
    expect(looked).toMatchObject({ seq: 1, entries: [{ seq: 1, seat: 0 }] });
    expect(looked.entries[0]?.events).toEqual([{ type: "tokenLookedAt", seat: 0, token: null }]);
    await lines.return(undefined);
  });

  test.each<[string, (reader: Person, tokenId: string) => Promise<unknown>]>([
    ["the token is taken back", (reader, id) => reader.delete(`/me/tokens/${id}`)],
    ["everybody is signed out", (reader) => reader.post("/me/sign-out-everywhere")],
  ])("says nothing more once %s", async (what, end) => {
    const eve = await api.person("Eve");
    const { id, seats } = await startTable([ada, bo]);
    const token = await tokenOf(eve);
    const headers: Record<string, string> = what.includes("token") ? bearer(token) : eve.cookie;
    const lines = linesFrom(`/games/${id}/stream`, headers);
    expect((await lines.next()).value).toMatchObject({ seq: 0 });
    await end(eve, token.id);
    await move(seats[0] ?? ada, id, { type: "look" }, 0);
    expect(await lines.next()).toEqual({ done: true, value: undefined });
  });

  test("of one's own says which games wait", async () => {
    const cy = await api.person("Cy");
    const lines = linesFrom("/stream", bearer(await tokenOf(cy)));
    expect((await lines.next()).value).toEqual({ yourMove: [] });
    const { id, seats } = await startTable([cy, bo]);
    if (seats[0] !== cy) await move(seats[0] ?? bo, id, { type: "light", lamps: [] }, 0);
    expect((await lines.next()).value).toMatchObject({ yourMove: [{ game: "lamps", id }] });
    await lines.return(undefined);
  });

  test("ends with its game, also with one that is ended before its time", async () => {
    const { id } = await startTable([ada, bo]);
    const lines = linesFrom(`/games/${id}/stream`, ada.cookie);
    expect((await lines.next()).value).toMatchObject({ status: "running" });
    await withLockedGame(api.service, id, (locked) => endUnrated(api.service, locked));
    expect((await lines.next()).value).toMatchObject({ status: "cancelled", toMove: [], openings: [], entries: [] });
    expect(await lines.next()).toEqual({ done: true, value: undefined });
  });

  test("is one of thirty at most, and a game that is not there has none", async () => {
    const di = await api.person("Di");
    const { id } = await startTable([di, bo]);
    const headers = bearer(await tokenOf(di));
    const ends = new AbortController();
    const open = () => fetch(`${address}/api/v1/games/${id}/stream`, { headers, signal: ends.signal });
    for (let count = 0; count < 30; count++) expect((await open()).status).toBe(200);
    expect((await open()).status).toBe(429);
    ends.abort();
    await expect.poll(async () => (await fetch(`${address}/api/v1/games/zzzzzzzzzz/stream`, { headers })).status).toBe(404);
  });
});

const PROGRAMS = fileURLToPath(new URL("../../../../examples/bots/", import.meta.url));

/** Runs a program to its end. @returns what it said; undefined when the machine has no such language */
async function run(command: string, file: string, env: Record<string, string>, game: string): Promise<string | undefined> {
  const child = spawn(command, [`${PROGRAMS}${file}`, game], { env: { NODE_ENV: "test", PATH: process.env.PATH, ...env } });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (said += piece));
  const missing = once(child, "error").then(() => true);
  const ended = once(child, "close").then(() => false);
  return (await Promise.race([missing, ended])) ? undefined : said;
}

test.each(["coal-baron", "kohle-und-kolonie"])("the examples play %s against each other to its end", { timeout: 180_000 }, async (game) => {
  const service = await startProcess(api.database.url, { REQUESTS_PER_MINUTE: "100000" });
  const people = await Promise.all(["Ts", "Py", "Ts again"].map((name) => api.person(name)));
  const { id } = await startTable(people, game);
  const programs = people.map(async (person, index) => {
    const env = { PITHEAD_URL: service.address, PITHEAD_TOKEN: (await tokenOf(person)).token };
    const said = index === 1 ? await run("python3", "player.py", env, id) : await run(process.execPath, "player.ts", env, id);
    // A machine without Python has the other example play in its stead.
    return said ?? run(process.execPath, "player.ts", env, id);
  });
  const said = await Promise.all(programs);
  await service.kill();
  for (const words of said) expect(words).toMatch(/^(After move \d+: \{.+\}\n)+The game is over after \d+ moves\.\n$/);
});
