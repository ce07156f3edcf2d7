// Notices that are pushed: sealed for the browser alone, under one name at each try, and never again to one that is no more.
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { createTestDatabase, type TestDatabase } from "@pithead/db/testing";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { officeOn, PUBLIC_URL } from "../../jobs/testing/office.ts";
import { join, serviceOn, standingOf, startedGame } from "../../jobs/testing/players.ts";
import { browser } from "../../testing/browser.ts";
import { heldClock, MINUTE_MS } from "../../testing/held-clock.ts";
import { portOf } from "../../testing/port.ts";
import { deliverDue } from "../deliver.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.drop());

interface Heard {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service that answers with what `answers` holds at the time: a status, or nothing at all. */
async function pushService(answers: { now: number | "silence" }) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      heard.push({ headers: request.headers, body: Buffer.concat(chunks) });
      if (answers.now === "silence") request.socket.destroy();
      else response.writeHead(answers.now).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { heard, endpoint: `http://127.0.0.1:${portOf(server.address())}/send/${Math.random()}` };
}

/** A game in which somebody with a browser is asked, and has just become due. */
async function asked(answers: { now: number | "silence" }) {
  const clock = heldClock("2026-03-02T09:00:00Z");
  const service = { ...serviceOn(base.db, clock), noticeDelaySeconds: 600 };
  await base.db.notice.deleteMany();
  const { heard, endpoint } = await pushService(answers);
  const users = await Promise.all(["Ada", "Bo"].map((name) => join(base.db, name, { guest: true })));
  const own = browser();
  await base.db.pushDevice.createMany({
    data: users.map((userId, index) => ({ userId, endpoint: `${endpoint}/${index}`, name: "A browser", ...own.keys })),
  });
  const gameId = await startedGame(service, users);
  const { userId, seq } = await standingOf(service, gameId);
  await base.db.notice.deleteMany({ where: { kind: "table-full" } });
  const office = officeOn(base.db, "smtp://127.0.0.1:9", { clock });
  const later = async (minutes: number) => {
    clock.pass(minutes * MINUTE_MS);
    await deliverDue(office);
  };
  const row = () => base.db.notice.findFirst({ where: { gameId, userId, seq, channel: "push", kind: "turn" } });
  const devices = () => base.db.pushDevice.count({ where: { userId } });
  return { gameId, seq, heard, later, row, devices, open: ({ body }: Heard) => JSON.parse(own.open(body)) };
}

it("can be read by the browser, says which table waits, and does not outlive a day or the next notice", async () => {
  const { gameId, seq, heard, later, row, open } = await asked({ now: 201 });
  await later(10);
  const game = { id: gameId, url: `${PUBLIC_URL}/games/${gameId}`, deadline: null };
  expect(heard.map(open)).toMatchObject([{ id: `turn.${gameId}.${seq}`, kind: "turn", game, others: [] }]);
  const headers = { "content-encoding": "aes128gcm", ttl: "86400", topic: "asked", urgency: "normal" };
  expect(heard).toMatchObject([{ headers }]);
  expect(heard.filter(({ body }) => body.includes(gameId))).toEqual([]);
  expect(await row()).toMatchObject({ state: "sent", attempts: 1 });
});

it("goes out once more under the same name where nobody can know whether it arrived", async () => {
  const answers: { now: number | "silence" } = { now: "silence" };
  const { gameId, seq, heard, later, row, open } = await asked(answers);
  await later(10);
  expect(await row()).toMatchObject({ state: "due", reason: "try-again", messageId: expect.any(String) });
  answers.now = 201;
  await later(1);
  expect(heard.map((each) => open(each).id)).toEqual([`turn.${gameId}.${seq}`, `turn.${gameId}.${seq}`]);
  expect(await row()).toMatchObject({ state: "sent", attempts: 2 });
});

it("is not tried again at a browser that is no more", async () => {
  const { heard, later, row, devices } = await asked({ now: 410 });
  await later(10);
  expect(await devices()).toBe(0);
  expect(await row()).toMatchObject({ state: "failed", reason: "not-delivered", error: "HTTP 410" });
  await later(600);
  expect(heard).toHaveLength(1);
});
