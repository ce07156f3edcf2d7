// The turn mail: sent when it is still that player's turn, told as that player may know it, and written into the ledger.

import { createTestDatabase, type TestDatabase } from "@pithead/db/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailNotice } from "./notice.ts";
import { type Inbox, startInbox } from "./testing/inbox.ts";
import { officeOn, PUBLIC_URL } from "./testing/office.ts";
import { join, move, serviceOn, standingOf, startedGame } from "./testing/players.ts";

let base: TestDatabase;
let inbox: Inbox;
beforeAll(async () => {
  base = await createTestDatabase();
});
beforeEach(async () => {
  inbox = await startInbox();
  return () => inbox.stop();
});
afterAll(() => base.drop());

let tables = 0;
/** Ada, Bo and Cy, each time anew, at a table of their own. */
async function openTable(guests: readonly string[] = []) {
  const service = serviceOn(base.db);
  tables += 1;
  const users = await Promise.all(["Ada", "Bo", "Cy"].map((name) => join(base.db, `${name}${tables}`, { guest: guests.includes(name) })));
  const gameId = await startedGame(service, users);
  const notice = (userId: string, seq: number) => ({ gameId, seq, userId });
  const row = (userId: string, seq: number) =>
    base.db.notice.findUnique({ where: { gameId_seq_userId_channel: { gameId, seq, userId, channel: "mail" } } });
  const mailTo = (userId: string, seq: number) => mailNotice(officeOn(base.db, inbox.url), notice(userId, seq), new Date());
  return { service, users, gameId, mailTo, row };
}

describe("a notice that is due", () => {
  it("tells the player what is asked and what happened since their last turn, and leads to the table", async () => {
    const { service, gameId, mailTo, row } = await openTable();
    const mover = await move(service, gameId);
    await move(service, gameId);
    await move(service, gameId);
    const { userId, seq } = await standingOf(service, gameId);
    expect(userId).toBe(mover);
    await mailTo(userId, seq);

    const [mail] = inbox.mails;
    expect(mail?.headers.get("subject")).toMatch(/^Your move in Coal Baron with /);
    expect(mail?.headers.get("from")).toBe("Pithead <post@pithead.example>");
    expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
    expect(mail?.text).toMatch(/^Your move, /);
    expect(mail?.text).toContain("The draft. Take one of 7 orders.");
    expect(mail?.text.match(/^- .* took the .* order for .* VP\.$/gm)).toHaveLength(2);
    expect(mail?.text.match(/https?:\S+/g)).toEqual([`${PUBLIC_URL}/games/${gameId}`]);
    expect(mail?.html).toContain(`href="${PUBLIC_URL}/games/${gameId}"`);
    expect(await row(userId, seq)).toMatchObject({
      state: "sent",
      kind: "turn",
      attempts: 1,
      error: null,
      messageId: mail?.headers.get("message-id"),
    });
  });

  it("is sent once, however often its job runs", async () => {
    const { service, gameId, mailTo } = await openTable();
    const { userId, seq } = await standingOf(service, gameId);
    await mailTo(userId, seq);
    await mailTo(userId, seq);
    await Promise.all([mailTo(userId, seq), mailTo(userId, seq)]);
    expect(inbox.mails).toHaveLength(1);
  });

  it("is sent once when its job runs twice at the same time", async () => {
    const { service, gameId, mailTo } = await openTable();
    const { userId, seq } = await standingOf(service, gameId);
    await Promise.all([mailTo(userId, seq), mailTo(userId, seq), mailTo(userId, seq)]);
    expect(inbox.mails).toHaveLength(1);
  });

  it("stands in one thread with the game's other mails, under an id of its own", async () => {
    const { service, gameId, mailTo } = await openTable();
    const first = await standingOf(service, gameId);
    await mailTo(first.userId, first.seq);
    await move(service, gameId);
    const second = await standingOf(service, gameId);
    await mailTo(second.userId, second.seq);
    const header = (name: string) => inbox.mails.map(({ headers }) => headers.get(name));
    expect(header("references")).toEqual(Array(2).fill(`<game.${gameId}@pithead.example>`));
    expect(header("in-reply-to")).toEqual(header("references"));
    expect(header("message-id")[0]).toBe(`<turn.${gameId}.0.${first.userId}@pithead.example>`);
    expect(new Set(header("message-id")).size).toBe(2);
  });

  it("names the player's other games that wait, longest waiting first", async () => {
    const { service, gameId, mailTo } = await openTable();
    const { userId, seq } = await standingOf(service, gameId);
    const others: string[] = [];
    for (const name of ["Dee", "Eli", "Flo"]) {
      const other = await startedGame(service, [userId, await join(base.db, `${name}${tables}`)]);
      while ((await standingOf(service, other)).userId !== userId) await move(service, other);
      others.push(other);
    }
    await mailTo(userId, seq);
    const links = inbox.mails[0]?.text.match(/https?:\S+/g);
    expect(links).toEqual([gameId, ...others].map((id) => `${PUBLIC_URL}/games/${id}`));
    expect(inbox.mails[0]?.text).toContain("Also waiting for you");
  });
});

describe("a notice is skipped, and says why,", () => {
  it("when the player has moved and it is another's turn", async () => {
    const { service, gameId, mailTo, row } = await openTable();
    const { userId, seq } = await standingOf(service, gameId);
    await move(service, gameId);
    await mailTo(userId, seq);
    expect(await row(userId, seq)).toMatchObject({ state: "skipped", reason: "not-your-turn" });
  });

  it("when the player has moved and is asked anew, which has a notice of its own", async () => {
    const { service, gameId, mailTo, row } = await openTable();
    const { userId, seq } = await standingOf(service, gameId);
    do await move(service, gameId);
    while ((await standingOf(service, gameId)).userId !== userId);
    await mailTo(userId, seq);
    expect(await row(userId, seq)).toMatchObject({ state: "skipped", reason: "moved-since" });
    await mailTo(userId, (await standingOf(service, gameId)).seq);
    expect(inbox.mails).toHaveLength(1);
  });

  it("when the player is a guest without a mail address", async () => {
    const { service, gameId, mailTo, row } = await openTable(["Ada", "Bo", "Cy"]);
    const { userId, seq } = await standingOf(service, gameId);
    await mailTo(userId, seq);
    expect(await row(userId, seq)).toMatchObject({ state: "skipped", reason: "no-address" });
  });

  it("when the game is over", async () => {
    const { service, gameId, mailTo, row } = await openTable();
    const { userId, seq } = await standingOf(service, gameId);
    await base.db.game.update({ where: { id: gameId }, data: { status: "finished" } });
    await mailTo(userId, seq);
    expect(await row(userId, seq)).toMatchObject({ state: "skipped", reason: "game-over" });
  });
});

it("never tells others which cards a player drew, or in which order the rest went back", async () => {
  const { service, gameId, mailTo } = await openTable();
  for (let drafted = 0; drafted < 9; drafted++) await move(service, gameId);
  const { userId: drawer } = await standingOf(service, gameId);
  await move(service, gameId, (command) => "space" in command && command.space === "order-draw");
  const { rules, state, seat } = await standingOf(service, gameId);
  const draw = rules.view(state, seat);
  const drawn: unknown = "draw" in draw ? draw.draw : undefined;
  expect(drawn).toMatchObject({ of: "orders", count: 5, cards: expect.any(Array) });
  await move(service, gameId, (command) => command.type === "keep" && "card" in command && command.card === null);

  const next = await standingOf(service, gameId);
  expect(next.userId).not.toBe(drawer);
  await mailTo(next.userId, next.seq);
  const text = inbox.mails[0]?.text ?? "";
  expect(text).toMatch(/ put 1 worker on the order stack and looked at 5 orders\.$/m);
  expect(text).toMatch(/ took none of the 5 orders drawn\. All 5 went (back on top of|under) the stack\.$/m);
  expect(text).not.toMatch(/Drawn|From the top/);
});
