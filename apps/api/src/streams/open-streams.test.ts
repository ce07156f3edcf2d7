// Open streams over real connections: how many there may be, and what becomes of readers that are slow or gone.
import { once } from "node:events";
import { type ClientRequest, get, type IncomingMessage } from "node:http";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import problems from "../plugins/problems.ts";
import { createHub, type Hub } from "../sockets/hub.ts";
import { createTestApi, type TestApi } from "../testing/api.ts";
import { createOpenStreams, type Saying } from "./open-streams.ts";

/** More than all buffers on the way hold. */
const LONG = 16 * 1024 * 1024;
const GAME = "abcdefghij";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

/** A server with one stream for everybody. */
async function serve(say: () => Saying, bounds: { aliveMs?: number; mostOfAnAsker?: number; mostInAll?: number } = {}) {
  const hub = createHub();
  const streams = createOpenStreams(api.db, hub, { aliveMs: 20, mostMissed: 2, mostOfAnAsker: 100, mostInAll: 100, ...bounds });
  const server: FastifyInstance = Fastify();
  server.decorateRequest("asker", null);
  await server.register(problems);
  server.get("/", (request, reply) => reply.send(streams.follow(request, reply, GAME, say())));
  const address = await server.listen({ host: "127.0.0.1", port: 0 });
  ended.push(async () => {
    streams.end();
    await server.close();
  });
  return { address, hub };
}

async function open(address: string): Promise<{ request: ClientRequest; answer: IncomingMessage }> {
  const request = get(address, { agent: false }).on("error", () => {});
  const [answer] = await once(request, "response");
  return { request, answer };
}

/** Numbers what it says, with so many spaces behind. */
function numbered(padding: number): () => Saying {
  return () => {
    let number = 0;
    return async () => ({ line: Buffer.from(`${number++}${" ".repeat(padding)}\n`) });
  };
}

const ring = (hub: Hub) => hub.hear({ kind: "seq", game: GAME, seq: 1, users: [] });

test.each<[string, object, number]>([
  ["of one asker", { mostOfAnAsker: 3 }, 429],
  ["in all", { mostInAll: 3 }, 503],
])("more streams %s than there may be are refused, with when to ask again, until one is closed", async (_, bounds, status) => {
  const { address } = await serve(numbered(0), bounds);
  const streams = [await open(address), await open(address), await open(address)];
  const refused = await fetch(address);
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("content-type")]).toEqual([
    status,
    "30",
    expect.stringContaining("application/problem+json"),
  ]);
  expect(await refused.json()).toMatchObject({ status, detail: expect.stringMatching(/3 streams/) });
  streams[0]?.request.destroy();
  await expect.poll(async () => statusOf(address)).toBe(200);
  for (const { request } of streams) request.destroy();
});

async function statusOf(address: string): Promise<number | undefined> {
  const { request, answer } = await open(address);
  request.destroy();
  return answer.statusCode;
}

test("a reader that is slower than the news is told the newest next, and keeps nobody waiting", async () => {
  let news = 0;
  const say = (): Saying => async () => ({ line: Buffer.from(`${news}${" ".repeat(LONG)}\n`) });
  const { address, hub } = await serve(say, { aliveMs: 60_000 });
  const slow = await open(address);
  const quick = await open(address);
  const quickly = numbersOf(quick.answer);
  expect((await quickly.next()).value).toBe(0);
  for (let told = 1; told <= 5; told++) {
    news = told;
    ring(hub);
    expect((await quickly.next()).value).toBe(told);
  }
  const slowly = numbersOf(slow.answer);
  const heard: number[] = [];
  while (heard.at(-1) !== 5) heard.push((await slowly.next()).value ?? Number.NaN);
  expect(heard.length).toBeLessThan(5);
  for (const { request } of [slow, quick]) request.destroy();
});

/** The numbers that the lines begin with. */
async function* numbersOf(answer: IncomingMessage): AsyncGenerator<number> {
  let begun = "";
  for await (const piece of answer) {
    const parts = String(piece).split("\n");
    for (const [index, part] of parts.entries()) {
      begun = (begun + part).trimEnd();
      if (index < parts.length - 1) {
        yield Number(begun);
        begun = "";
      }
    }
  }
}

test("a reader that takes nothing any more is cut off, and one that is told nothing is not", async () => {
  const full = await serve(numbered(LONG));
  const quiet = await serve(numbered(0));
  const [gone, patient] = [await open(full.address), await open(quiet.address)];
  let alive = 0;
  patient.answer.on("data", (piece: Buffer) => {
    alive += String(piece).split("\n").length - 1;
  });
  await expect.poll(() => full.hub.connections.size).toBe(0);
  await expect.poll(() => alive).toBeGreaterThan(5);
  expect(quiet.hub.connections.size).toBe(1);
  for (const { request } of [gone, patient]) request.destroy();
});
