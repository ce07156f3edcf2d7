// Calls over HTTP, against a server that is really there.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calls } from "./calls.ts";
import { ApiError, wire } from "./wire.ts";

let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;
let base: string;

const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => {
    body += String(chunk);
  });
  request.on("end", () => answer(request, response, body));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  base = `http://127.0.0.1:${port}`;
});
afterAll(() => server.close());

function answers(status: number, body?: unknown, type = "application/json"): void {
  answer = (_request, response) => {
    response.writeHead(status, body === undefined ? {} : { "content-type": type });
    response.end(body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body));
  };
}

async function problemOf(call: Promise<unknown>) {
  const error = await call.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error(`Expected a problem, got ${String(error)}.`);
  return error.problem;
}

describe("an answer", () => {
  test("is the JSON that came", async () => {
    answers(200, { me: null });
    expect(await calls(wire(base)).session()).toEqual({ me: null });
  });

  test("without a body is nothing", async () => {
    answers(204);
    expect(await calls(wire(base)).seen("abc", 3, true)).toBeUndefined();
  });
});

describe("a request", () => {
  test("carries its body and the headers asked for", async () => {
    let seen: unknown;
    answer = ({ method, url, headers }, response, body) => {
      seen = { method, url, cookie: headers.cookie, type: headers["content-type"], body: JSON.parse(body) };
      response.end("{}");
    };
    await calls(wire(base, { headers: async () => ({ cookie: "a=b" }) })).sit("abc", "seed");
    expect(seen).toEqual({
      method: "POST",
      url: "/api/v1/tables/abc/sit",
      cookie: "a=b",
      type: "application/json",
      body: { clientSeed: "seed" },
    });
  });

  test("has only the fields that are set in its query, and ids cannot leave their place", async () => {
    const urls: (string | undefined)[] = [];
    answer = ({ url }, response) => {
      urls.push(url);
      response.end("{}");
    };
    const api = calls(wire(base));
    await api.tables({ status: "open", limit: 3 });
    await api.log("a/../b");
    expect(urls).toEqual(["/api/v1/tables?status=open&limit=3", "/api/v1/games/a%2F..%2Fb/log"]);
  });
});

describe("a problem", () => {
  test("is told as the API tells it", async () => {
    const problem = { type: "stale", title: "Stale", status: 409, detail: "The game is at 7.", seq: 7 };
    answers(409, problem, "application/problem+json");
    expect(await problemOf(calls(wire(base)).game("abc"))).toEqual(problem);
  });

  test.each([
    [502, "unreachable"],
    [500, "unreachable"],
    [404, "internal"],
  ])("that describes nothing, with status %i, is %s", async (status, type) => {
    answers(status, "<html>", "text/html");
    expect(await problemOf(calls(wire(base)).game("abc"))).toMatchObject({ type, status });
  });

  test("of a server that is not there is `unreachable`", async () => {
    expect(await problemOf(calls(wire("http://127.0.0.1:1")).session())).toMatchObject({ type: "unreachable", status: 0 });
  });
});
