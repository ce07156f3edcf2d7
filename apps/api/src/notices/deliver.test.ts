// The turn mail: sent when it is still that player's turn, told as that player may know it, and written into the ledger.

import { createTestDatabase, type TestDatabase } from "@pithead/db/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { noticeIdOf } from "../jobs/signed-names.ts";
import { type Inbox, startInbox } from "../jobs/testing/inbox.ts";
import { officeOn, PUBLIC_URL } from "../jobs/testing/office.ts";
import { join, move, serviceOn, standingOf, startedGame } from "../jobs/testing/players.ts";
import { markSeen } from "../play/seen.ts";
import { heldClock, MINUTE_MS } from "../testing/held-clock.ts";
import { announce } from "./announce.ts";
import { deliverDue } from "./deliver.ts";

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
/** Ada, Bo and Cy, each time anew, at a table of their own; what is older is done with. */
async function openTable(guests: readonly string[] = []) {
  await base.db.notice.deleteMany();
  const clock = heldClock("2026-03-02T09:00:00Z");
  const service = { ...serviceOn(base.db, clock), noticeDelaySeconds: 600 };
  tables += 1;
  const users = await Promise.all(["Ada", "Bo", "Cy"].map((name) => join(base.db, `${name}${tables}`, { guest: guests.includes(name) })));
  const gameId = await startedGame(service, users);
  await base.db.notice.deleteMany({ where: { kind: "table-full" } });
  const office = officeOn(base.db, inbox.url, { clock });
  const row = (userId: string, seq: number, kind = "turn") =>
    base.db.notice.findUnique({ where: { gameId_seq_userId_channel_kind: { gameId, seq, userId, channel: "mail", kind } } });
  /** So many minutes later, everything due is sent. */
  const later = async (minutes: number) => {
    clock.pass(minutes * MINUTE_MS);
    await deliverDue(office);
  };
  return { service, users, gameId, office, clock, later, row };
}

describe("a notice that is due", () => {
  it("tells the player what is asked and what happened since their last turn, and leads to the table", async () => {
    const { service, gameId, later, row } = await openTable();
    const mover = await move(service, gameId);
    await move(service, gameId);
    await move(service, gameId);
    const { userId, seq } = await standingOf(service, gameId);
    expect(userId).toBe(mover);
    await later(10);

    const [mail] = inbox.mails;
    expect(mail?.headers.get("subject")).toMatch(/^Your move in Coal Baron with /);
    expect(mail?.headers.get("from")).toBe("Pithead <post@pithead.example>");
    expect(mail?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(mail?.headers.get("list-unsubscribe")).toContain(`<${PUBLIC_URL}/api/v1/unsubscribe/${userId}.`);
    expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
    expect(mail?.text).toMatch(/^Your move, /);
    expect(mail?.text).toContain("The draft. Take one of 7 orders.");
    expect(mail?.text.match(/^- .* took the .* order for .* VP\.$/gm)).toHaveLength(2);
    expect(mail?.text.match(/https?:\S+games\S+/g)).toEqual([`${PUBLIC_URL}/games/${gameId}`]);
    expect(mail?.html).toContain(`href="${PUBLIC_URL}/games/${gameId}"`);
    expect(await row(userId, seq)).toMatchObject({
      state: "sent",
      kind: "turn",
      attempts: 1,
      error: null,
      messageId: mail?.headers.get("message-id"),
    });
  });

  it("is sent once, however often and by how many processes it is looked at", async () => {
    const { office, later } = await openTable();
    await later(10);
    await Promise.all([deliverDue(office), deliverDue(office), deliverDue(office)]);
    await later(10);
    expect(inbox.mails).toHaveLength(1);
  });

  it("waits for the reader's own delay", async () => {
    const { service, users, gameId, later, row } = await openTable();
    const { userId, seq } = await standingOf(service, gameId);
    await later(9);
    expect(await row(userId, seq)).toMatchObject({ state: "due" });
    await base.db.noticeWishes.createMany({ data: users.map((each) => ({ userId: each, delaySeconds: 7200 })) });
    await move(service, gameId);
    await later(119);
    expect(inbox.mails).toEqual([]);
    await later(1);
    expect(inbox.mails).toHaveLength(1);
  });

  it("stands in one thread with the game's other mails, under an id of its own", async () => {
    const { service, gameId, later } = await openTable();
    const first = await standingOf(service, gameId);
    await later(10);
    await move(service, gameId);
    await later(10);
    const header = (name: string) => inbox.mails.map(({ headers }) => headers.get(name));
    expect(header("references")).toEqual(Array(2).fill(`<game.${gameId}@pithead.example>`));
    expect(header("in-reply-to")).toEqual(header("references"));
    expect(header("message-id")[0]).toMatch(new RegExp(`^<turn.${gameId}.0.${first.userId}.[0-9a-f]{16}@pithead.example>$`));
    expect(new Set(header("message-id")).size).toBe(2);
  });

  it("is held up by no other game, although that cannot be read", async () => {
    const { service, users, gameId, later, row } = await openTable();
    const { userId, seq } = await standingOf(service, gameId);
    const broken = await startedGame(service, [userId, ...users.filter((each) => each !== userId)]);
    const asked = await standingOf(service, broken);
    await base.db.notice.deleteMany({ where: { kind: "table-full" } });
    await base.db.notice.updateMany({ where: { gameId: broken }, data: { userId, causedAt: new Date(0) } });
    await base.db.gamePlayer.updateMany({ where: { gameId: broken }, data: { seat: null } });
    await base.db.gamePlayer.update({ where: { gameId_userId: { gameId: broken, userId } }, data: { seat: asked.seat } });
    await base.db.game.update({ where: { id: broken }, data: { rulesVersion: 99 } });
    await later(10);
    const [mail] = inbox.mails;
    expect(mail?.text).toContain(`/games/${gameId}`);
    expect(mail?.text).toContain("It is your turn there.");
    expect(await row(userId, seq)).toMatchObject({ state: "sent" });
    expect(await base.db.notice.findFirst({ where: { gameId: broken } })).toMatchObject({ state: "due", error: "untold" });
  });

  it("names the player's other games that wait, longest waiting first", async () => {
    const { service, gameId, clock, later } = await openTable();
    const { userId, seq } = await standingOf(service, gameId);
    const others: string[] = [];
    clock.pass(MINUTE_MS);
    for (const name of ["Dee", "Eli", "Flo"]) {
      const other = await startedGame(service, [userId, await join(base.db, `${name}${tables}`)]);
      while ((await standingOf(service, other)).userId !== userId) await move(service, other);
      clock.pass(MINUTE_MS);
      others.push(other);
    }
    await later(10);
    const links = inbox.mails[0]?.text.match(/https?:\S+games\S+/g);
    expect(links).toEqual([gameId, ...others].map((id) => `${PUBLIC_URL}/games/${id}`));
    expect(inbox.mails[0]?.text).toContain("Also waiting for you");
    const told = await base.db.notice.findMany({ where: { userId, kind: "turn" }, orderBy: { gameId: "asc" } });
    expect(told.filter(({ state }) => state === "merged")).toHaveLength(3);
    for (const merged of told.filter(({ gameId: id }) => id !== gameId))
      expect(merged).toMatchObject({ mergedGame: gameId, mergedSeq: seq });
    await later(60);
    expect(inbox.mails.filter(({ headers }) => headers.get("message-id")?.includes(userId))).toHaveLength(1);
  });

  it("tells what it merged again when its try was refused, and tells it no second time", async () => {
    const { service, gameId, clock } = await openTable();
    const { userId } = await standingOf(service, gameId);
    clock.pass(5 * MINUTE_MS);
    const other = await startedGame(service, [userId, await join(base.db, `Dee${tables}`)]);
    while ((await standingOf(service, other)).userId !== userId) await move(service, other);
    const { email } = await base.db.user.findUniqueOrThrow({ where: { id: userId } });
    let isFull = true;
    const full = await startInbox({ answer: ({ to }) => (to === email && isFull ? 452 : 250) });
    onTestFinished(() => full.stop());
    const office = officeOn(base.db, full.url, { clock });
    clock.pass(5 * MINUTE_MS);
    await deliverDue(office);
    const told = () => base.db.notice.findMany({ where: { userId, kind: "turn" }, orderBy: { causedAt: "asc" } });
    expect(await told()).toMatchObject([
      { reason: "try-again", messageId: null },
      { gameId: other, reason: null, messageId: null, nextAt: new Date("2026-03-02T09:15:00Z") },
    ]);
    isFull = false;
    await deliverDue(office);
    expect(await told()).toMatchObject([{ state: "sent" }, { state: "merged", mergedGame: gameId }]);
    clock.pass(60 * MINUTE_MS);
    await deliverDue(office);
    expect(full.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it("goes out again as it was, under the same Message-ID, when nobody can know whether it arrived", async () => {
    const { service, gameId, clock, later, row } = await openTable();
    const { userId, seq } = await standingOf(service, gameId);
    const waitsIn = async (name: string) => {
      clock.pass(MINUTE_MS);
      const other = await startedGame(service, [userId, await join(base.db, `${name}${tables}`)]);
      while ((await standingOf(service, other)).userId !== userId) await move(service, other);
      return other;
    };
    const second = await waitsIn("Dee");
    const { email } = await base.db.user.findUniqueOrThrow({ where: { id: userId } });
    let silent = true;
    const breaking = await startInbox({ isSilent: ({ to }) => to === email && silent });
    onTestFinished(() => breaking.stop());
    const office = officeOn(base.db, breaking.url, { clock });
    clock.pass(10 * MINUTE_MS);
    await deliverDue(office);
    expect(await row(userId, seq)).toMatchObject({ state: "due", attempts: 1, reason: "try-again" });

    silent = false;
    const third = await waitsIn("Eli");
    await deliverDue(office);
    const mails = breaking.mails.filter(({ to }) => to === email);
    const ids = mails.map(({ headers }) => headers.get("message-id"));
    expect(ids).toEqual(Array(2).fill(noticeIdOf(office, { kind: "turn", gameId, seq, userId })));
    expect(await row(userId, seq)).toMatchObject({ state: "sent", messageId: ids[0] });
    for (const { text } of mails) expect([text.includes(second), text.includes(third)]).toEqual([true, false]);
    const stateIn = async (game: string) => (await base.db.notice.findFirst({ where: { userId, kind: "turn", gameId: game } }))?.state;
    expect(await stateIn(second)).toBe("merged");
    expect(await stateIn(third)).toBe("due");
    await later(10);
    expect(await stateIn(third)).toBe("sent");
  });

  it("is sent although a page is open, and put off for a day when somebody looked", async () => {
    const { service, gameId, later, row } = await openTable();
    const first = await standingOf(service, gameId);
    await markSeen(service, first.userId, gameId, { seq: first.seq, atHand: false });
    await later(10);
    expect(await row(first.userId, first.seq)).toMatchObject({ state: "sent" });
    await move(service, gameId);
    const second = await standingOf(service, gameId);
    await markSeen(service, second.userId, gameId, { seq: second.seq, atHand: true });
    await later(10);
    expect(await row(second.userId, second.seq)).toMatchObject({ state: "due", reason: "seen", nextAt: new Date("2026-03-03T09:10:00Z") });
    await later(24 * 60);
    expect(await row(second.userId, second.seq)).toMatchObject({ state: "sent", reason: null });
  });

  it("is not sent to who looked where reminders follow, which are sent at half and at four fifths of the time", async () => {
    const { service, gameId, later, row } = await openTable();
    const { userId, seq } = await standingOf(service, gameId);
    await base.db.notice.deleteMany();
    await base.db.game.update({ where: { id: gameId }, data: { pace: { kind: "each", time: 86_400 } } });
    const clockShows = (hours: number, since: string, deadline: string) =>
      base.db.gamePlayer.update({
        where: { gameId_userId: { gameId, userId } },
        data: { clockLeft: hours * 60 * MINUTE_MS, clockSince: new Date(since), deadline: new Date(deadline) },
      });
    await clockShows(24, "2026-03-02T09:00:00Z", "2026-03-03T09:00:00Z");
    const cause = { gameId, seq, kind: "turn", at: service.clock.now(), userIds: [userId] } as const;
    await base.db.$transaction((tx) => announce(tx, service, cause));
    await markSeen(service, userId, gameId, { seq, atHand: true });
    await later(10);
    expect(await row(userId, seq)).toMatchObject({ state: "skipped", reason: "seen" });
    await later(12 * 60 - 11);
    expect(inbox.mails).toEqual([]);
    await later(1);
    expect(inbox.mails).toHaveLength(1);
    await clockShows(12, "2026-03-03T21:00:00Z", "2026-03-04T09:00:00Z");
    await later(8 * 60);
    expect(await row(userId, seq, "reminder-80")).toMatchObject({
      state: "due",
      reason: "deadline-moved",
      nextAt: new Date("2026-03-04T04:12:00Z"),
    });
    await later(24 * 60);
    expect(inbox.mails).toHaveLength(2);
  });

  it("keeps the quiet hours, unless the deadline lies within them", async () => {
    const { service, gameId, clock, later, row } = await openTable();
    const { userId, seq } = await standingOf(service, gameId);
    await base.db.user.update({ where: { id: userId }, data: { timeZone: "Asia/Kolkata" } });
    await base.db.noticeWishes.create({ data: { userId, quietFrom: 14 * 60, quietTo: 7 * 60 } });
    await later(10);
    expect(await row(userId, seq)).toMatchObject({ state: "due", reason: "quiet-hours", nextAt: new Date("2026-03-03T01:30:00Z") });
    clock.set("2026-03-03T01:30:00Z");
    await later(0);
    expect(await row(userId, seq)).toMatchObject({ state: "sent" });
  });
});

it("of the start comes after an hour to who is not asked and has not looked", async () => {
  const clock = heldClock("2026-03-02T09:00:00Z");
  const service = { ...serviceOn(base.db, clock), noticeDelaySeconds: 600 };
  const users = await Promise.all(["Ada", "Bo", "Cy"].map((name) => join(base.db, `${name}-started`)));
  const gameId = await startedGame(service, users);
  const { userId: asked } = await standingOf(service, gameId);
  const [looks = "", waits = ""] = users.filter((user) => user !== asked);
  await markSeen(service, looks, gameId, { seq: 0, atHand: true });
  clock.pass(60 * MINUTE_MS);
  await deliverDue(officeOn(base.db, inbox.url, { clock }));
  const started = await base.db.notice.findMany({ where: { gameId, kind: "table-full" } });
  expect(new Map(started.map(({ userId, state }) => [userId, state]))).toEqual(
    new Map([
      [looks, "skipped"],
      [waits, "sent"],
    ]),
  );
  expect(inbox.mails.some(({ headers }) => /^Coal Baron with .* has begun$/.test(headers.get("subject") ?? ""))).toBe(true);
});

it("of the start does not come to who has moved already, by whichever program", async () => {
  const clock = heldClock("2026-03-02T09:00:00Z");
  const service = { ...serviceOn(base.db, clock), noticeDelaySeconds: 600 };
  const users = await Promise.all(["Ada", "Bo"].map((name) => join(base.db, `${name}-moved`)));
  const gameId = await startedGame(service, users);
  await move(service, gameId);
  const mover = await move(service, gameId);
  while ((await standingOf(service, gameId)).userId === mover) await move(service, gameId);
  clock.pass(60 * MINUTE_MS);
  await deliverDue(officeOn(base.db, inbox.url, { clock }));
  expect(await base.db.notice.findMany({ where: { gameId, kind: "table-full" } })).toMatchObject([{ state: "skipped", reason: "seen" }]);
});

describe("a notice is skipped, and says why,", () => {
  it("when the player has moved and it is another's turn", async () => {
    const { service, gameId, later, row } = await openTable();
    const { userId, seq } = await standingOf(service, gameId);
    await move(service, gameId);
    await later(10);
    expect(await row(userId, seq)).toMatchObject({ state: "skipped", reason: "not-your-turn" });
  });

  it("when the player has moved and is asked anew, which has a notice of its own", async () => {
    const { service, gameId, later, row } = await openTable();
    const { userId, seq } = await standingOf(service, gameId);
    do await move(service, gameId);
    while ((await standingOf(service, gameId)).userId !== userId);
    await later(10);
    expect(await row(userId, seq)).toMatchObject({ state: "skipped", reason: "moved-since" });
    expect(inbox.mails).toHaveLength(1);
  });

  it("when the player is a guest without a mail address", async () => {
    const { service, gameId, later, row } = await openTable(["Ada", "Bo", "Cy"]);
    const { userId, seq } = await standingOf(service, gameId);
    await later(10);
    expect(await row(userId, seq)).toMatchObject({ state: "skipped", reason: "no-address" });
  });

  it("when the game is over", async () => {
    const { service, gameId, later, row } = await openTable();
    const { userId, seq } = await standingOf(service, gameId);
    await base.db.game.update({ where: { id: gameId }, data: { status: "finished" } });
    await later(10);
    expect(await row(userId, seq)).toMatchObject({ state: "skipped", reason: "game-over" });
  });
});

it("never tells others which cards a player drew, or in which order the rest went back", async () => {
  const { service, gameId, later } = await openTable();
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
  await later(10);
  const text = inbox.mails.at(-1)?.text ?? "";
  expect(text).toMatch(/ put 1 worker on the order stack and looked at 5 orders\.$/m);
  expect(text).toMatch(/ took none of the 5 orders drawn\. All 5 went (back on top of|under) the stack\.$/m);
  expect(text).not.toMatch(/Drawn|From the top/);
});
