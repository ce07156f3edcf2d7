// /editions: what the page needs to draw a table, sent once and asked for again in few bytes.
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../testing/api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const HISTORY = "/editions/kohle-und-kolonie/history";

test("an edition is anybody's to read, in the form of its file", async () => {
  const { status, body, headers } = await api.nobody.get(HISTORY);
  expect({ status, body }).toMatchObject({ status: 200, body: { game: "kohle-und-kolonie", edition: "history", rounds: 5 } });
  expect(headers["cache-control"]).toBe("public, no-cache");
});

test("who has it already is told that nothing has changed", async () => {
  const { headers } = await api.nobody.get(HISTORY);
  const again = await api.nobody.get(HISTORY, { "if-none-match": String(headers.etag) });
  expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: "" });
  expect(await api.nobody.get(HISTORY, { "if-none-match": '"another"' })).toMatchObject({ status: 200 });
});

test.each([
  "/editions/kohle-und-kolonie/gold",
  "/editions/coal-baron/history",
  "/editions/chess/history",
  "/editions/kohle-und-kolonie/NO!",
])("%s is not there", async (path) => {
  const { status, body, headers } = await api.nobody.get(path);
  expect({ status, body }).toMatchObject({ status: 404, body: { type: "not-found" } });
  expect(headers["cache-control"]).toBe("no-store");
});
