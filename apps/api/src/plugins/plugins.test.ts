// What holds for every route: problems, other sites, limits, headers, and the API's own description.
import { newestRulesetOf } from "@pithead/catalog";
import { openDatabase } from "@pithead/db";
import { seatAt } from "@pithead/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createTestApi, type Person, type TestApi } from "../testing/api.ts";
import { PUBLIC_URL } from "../testing/session.ts";

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await createTestApi();
  ada = await api.person("Ada");
});
afterAll(() => api.close());

describe("a request that changes something", () => {
  const rename = (headers: Record<string, string>) => ada.post("/me/sign-out-nowhere", {}, headers);

  test.each<[string, Record<string, string>]>([
    ["another site's origin", { origin: "https://evil.example" }],
    ["an origin that is hidden", { origin: "null" }],
    ["our origin without TLS or by another port", { origin: "http://localhost:3001" }],
    ["a page of another site", { origin: PUBLIC_URL, "sec-fetch-site": "cross-site" }],
    ["a page of a sister site", { "sec-fetch-site": "same-site" }],
  ])("from %s is refused", async (_, headers) => {
    expect(await rename(headers)).toMatchObject({ status: 403, body: { type: "cross-site" } });
  });

  test.each<[string, Record<string, string>]>([
    ["our own pages", { origin: PUBLIC_URL, "sec-fetch-site": "same-origin" }],
    ["our own pages by the machine's number", { origin: "http://127.0.0.1:3000" }],
    ["no page at all", {}],
  ])("from %s is not", async (_, headers) => {
    expect(await rename(headers)).toMatchObject({ status: 404 });
  });

  test("is refused from another site on every route that has one", async () => {
    const { paths } = api.server.swagger();
    const unsafe = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(Object(methods))
        .filter((method) => method !== "get")
        .map((method) => ({ method, path })),
    );
    expect(unsafe.length).toBeGreaterThan(10);
    for (const { method, path } of unsafe) {
      const url = path.replace("{id}", "abcdefghij").replace("{userId}", ada.id);
      const headers = { ...ada.cookie, origin: "https://evil.example" };
      const answer = await api.server.inject({
        method: method === "post" ? "POST" : method === "patch" ? "PATCH" : "DELETE",
        url,
        headers,
      });
      expect([path, answer.statusCode]).toEqual([path, 403]);
    }
  });
});

describe("a problem", () => {
  const send = (payload: string, contentType = "application/json") =>
    api.server.inject({ method: "POST", url: "/api/v1/tables", headers: { ...ada.cookie, "content-type": contentType }, payload });

  test.each<[string, string, string, number]>([
    ["no JSON", '{"game":', "application/json", 400],
    ["another kind of body", "game=coal-baron", "application/x-www-form-urlencoded", 415],
    ["plain text", '{"game":"lamps","seats":2}', "text/plain", 415],
    ["a body that is too large", JSON.stringify({ game: "x".repeat(20_000) }), "application/json", 413],
    ["a poisoned prototype", '{"__proto__": {"seats": 2}}', "application/json", 400],
    ["a list", "[]", "application/json", 400],
  ])("with %s is a problem document", async (_, payload, contentType, status) => {
    const answer = await send(payload, contentType);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.json()).toMatchObject({ type: "malformed", status, detail: expect.any(String) });
    expect(answer.json()).not.toHaveProperty("field");
  });

  test("without any body is one too, and names no field", async () => {
    const { status, body } = await ada.post("/tables");
    expect(status).toBe(400);
    expect(body).not.toHaveProperty("field");
  });

  test.each<[string, number, string]>([
    ["/api/v1/games/%ff", 400, "malformed"],
    ["/api/%", 400, "malformed"],
    [`/api/v1/games/${"x".repeat(500)}`, 404, "not-found"],
  ])("at the address %s is one too", async (url, status, type) => {
    const answer = await api.server.inject({ url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.json()).toMatchObject({ type, status, title: expect.any(String), detail: expect.any(String) });
  });

  test("names a word of the query that is not understood", async () => {
    expect(await ada.get("/tables?owner=me")).toMatchObject({ status: 400, body: { type: "malformed", field: "owner" } });
  });

  test("at an unknown address is one too", async () => {
    expect(await api.nobody.get("/nothing")).toMatchObject({ status: 404, body: { type: "not-found" } });
  });

  test("in the server tells nothing of it, and changes nothing", async () => {
    const broken = await createTestApi(api.database);
    const id = (await ada.post("/tables", { game: "lamps", seats: 2 })).body;
    const table = Object(id).id;
    await api.db.game.update({ where: { id: table }, data: { options: { open: "broken on purpose" } } });
    const bo = await broken.person("Bo");
    const answer = await bo.post(`/tables/${table}/sit`, {});
    expect(answer).toMatchObject({ status: 500, body: { type: "internal" } });
    expect(answer.text).not.toMatch(/on purpose|\.ts|at \w+/);
    expect(broken.lines.join("")).toContain(`"params":{"id":"${table}"}`);
    expect(await api.db.gamePlayer.count({ where: { gameId: table } })).toBe(1);
    await broken.close();
  });
});

test("a database that is away is said to be so, to be tried again", async () => {
  const nowhere = openDatabase("postgresql://127.0.0.1:9/none");
  const cut = await createTestApi({ ...api.database, db: nowhere });
  expect(await cut.nobody.get("/tables")).toMatchObject({ status: 503, body: { type: "busy" } });
  expect(await cut.nobody.get("/health")).toMatchObject({ status: 503 });
  await cut.close();
  await nowhere.$disconnect();
});

test("a process that stood still for a second, again and again, still answers", async () => {
  for (const _ of [1, 2, 3]) {
    await standStill(1100);
    expect((await api.nobody.get("/session")).status).toBe(200);
  }
});

/** Keeps the process from everything else for so long, in one round of its work. */
function standStill(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => {
      const end = performance.now() + ms;
      while (performance.now() < end);
      resolve();
    });
  });
}

test("more requests than the limit are refused for one user and not for another", async () => {
  const small = await createTestApi(api.database, { requestsPerMinute: 3 });
  const [bo, cy] = [await small.person("Bo"), await small.person("Cy")];
  const statuses = [];
  for (let index = 0; index < 5; index++) statuses.push((await bo.get("/session")).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(await bo.get("/session")).toMatchObject({ body: { type: "too-fast" }, headers: { "retry-after": expect.anything() } });
  expect((await cy.get("/session")).status).toBe(200);
  expect((await small.nobody.get("/session")).status).toBe(200);
  expect((await bo.get("/health")).status).toBe(200);
  await small.close();
});

test("answers may neither be framed nor kept", async () => {
  const { headers } = await ada.get("/session");
  expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
});

describe("the limit of those not signed in", () => {
  const statuses = async (trustedHops: number, forwarded: string[]) => {
    const small = await createTestApi(api.database, { requestsPerMinute: 2, trustedHops });
    const answers = [];
    for (const each of forwarded) answers.push((await small.nobody.get("/session", { "x-forwarded-for": each })).status);
    await small.close();
    return answers;
  };

  test("is not escaped by claiming other addresses", async () => {
    expect(await statuses(0, ["10.0.0.1", "10.0.0.2", "10.0.0.3", "127.0.0.1"])).toEqual([200, 200, 429, 429]);
    expect(await statuses(1, ["10.0.0.1, 192.0.2.7", "10.0.0.2, 192.0.2.7", "10.0.0.3, 192.0.2.7"])).toEqual([200, 200, 429]);
  });

  test("is one for each address that a trusted proxy has seen", async () => {
    expect(await statuses(1, ["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"])).toEqual([200, 200, 429, 200]);
  });
});

describe("the API's description", () => {
  test("says that every problem is a problem document", async () => {
    const { paths } = (await api.server.inject("/api/openapi.json")).json();
    const operations = Object.values(paths).flatMap((methods) => Object.values(Object(methods)));
    for (const operation of operations) {
      const { responses } = Object(operation);
      for (const status of ["4XX", "5XX"]) {
        expect(Object.keys(responses[status].content)).toEqual(["application/problem+json"]);
        expect(responses[status].description).toMatch(/problem/);
      }
    }
  });

  test.each([
    ["coal-baron", "CoalBaron", ["draft", "place", "keep"]],
    ["kohle-und-kolonie", "KohleUndKolonie", ["chooseBonus", "turn"]],
  ])("says what the positions and commands of %s hold, field by field, with a position as an example", async (game, name, kinds) => {
    const { components, paths } = (await api.server.inject("/api/openapi.json")).json();
    const view = components.schemas[`${name}View`];
    expect(components.schemas.GameView.anyOf).toContainEqual({ $ref: `#/components/schemas/${name}View` });
    expect(components.schemas.TurnView.properties.view).toMatchObject({ $ref: "#/components/schemas/GameView" });
    expect(view.externalDocs.url).toBe(`${PUBLIC_URL}/rules/${game}`);
    const [example] = view.examples;
    expect(Object.keys(view.properties).sort()).toEqual(Object.keys(example).sort());
    for (const field of Object.values<{ description: string }>(view.properties)) expect(field.description).toMatch(/\.$/);

    const rules = newestRulesetOf(game);
    const openings = rules?.openings(example, seatAt(rules.toMove(example)[0] ?? 0)) ?? [];
    expect(openings.length).toBeGreaterThan(0);
    const schema = z.fromJSONSchema(components.schemas[`${name}Command`]);
    for (const command of openings) expect(schema.safeParse(command).error).toBeUndefined();
    for (const kind of kinds) expect(JSON.stringify(components.schemas[`${name}Command`])).toContain(`"const":"${kind}"`);
    expect(paths["/api/v1/games/{id}/moves"].post.requestBody.content["application/json"].schema.$ref).toMatch(/SubmitMove/);
  });

  test("names every route of the contracts, with every reference resolved", async () => {
    const { payload } = await api.server.inject("/api/openapi.json");
    const { openapi, paths, components } = JSON.parse(payload);
    expect(openapi).toBe("3.1.0");
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${path.slice("/api/v1".length)}\n`),
    );
    // What programs rely on does not change unnoticed.
    await expect(routes.sort().join("")).toMatchFileSnapshot("testing/routes.txt");
    for (const [, name] of payload.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) expect(components.schemas).toHaveProperty(name ?? "");
  });

  test("is a page that fetches nothing from elsewhere", async () => {
    const page = await api.server.inject("/api/docs/");
    expect(page.statusCode).toBe(200);
    expect(page.payload).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect(page.headers["content-security-policy"]).toContain("default-src 'self'");
  });
});
