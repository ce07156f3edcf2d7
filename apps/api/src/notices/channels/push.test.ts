// Notices that are pushed: sealed for the browser alone, under one name at each try, and never again to one that is no more.
import { createTestDatabase, type TestDatabase } from "@pithead/db/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PUBLIC_URL } from "../../jobs/testing/office.ts";
import { browser } from "../../testing/browser.ts";
import { type Answers, askedBy, type Heard } from "./testing/listener.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.drop());

/** A game in which somebody with a browser is asked, and has just become due. */
async function asked(answers: Answers) {
  const { db } = base;
  const own = browser();
  const devices = (users: readonly string[], url: string) =>
    db.pushDevice.createMany({
      data: users.map((userId) => ({ userId, endpoint: `${url}/send/${userId}`, name: "A browser", ...own.keys })),
    });
  const game = await askedBy(db, "push", answers, devices);
  return {
    ...game,
    devices: () => db.pushDevice.count({ where: { userId: game.userId } }),
    open: ({ body }: Heard) => JSON.parse(own.open(body)),
  };
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
  const answers: Answers = { now: "silence" };
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

it("is kept from a reader who has no browser left, and the ledger says so", async () => {
  const { gameId, userId, later, row } = await asked({ now: 201 });
  await base.db.pushDevice.deleteMany({ where: { userId } });
  await later(10);
  expect(await row()).toMatchObject({ gameId, state: "skipped", reason: "no-device" });
});
