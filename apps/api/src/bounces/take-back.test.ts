// Mails that come back: sent over real SMTP, reported into a real mailbox, and written down.
import { createTestDatabase, type TestDatabase } from "@pithead/db/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Inbox, startInbox } from "../jobs/testing/inbox.ts";
import { officeOn } from "../jobs/testing/office.ts";
import { join, move, serviceOn, standingOf, startedGame } from "../jobs/testing/players.ts";
import { deliverDue } from "../notices/deliver.ts";
import { heldClock, MINUTE_MS } from "../testing/held-clock.ts";
import { openMailbox } from "./mailbox.ts";
import { startBounces } from "./runner.ts";
import { takeBack } from "./take-back.ts";
import type { MailServer } from "./testing/line-server.ts";
import { startPop3 } from "./testing/pop3-server.ts";
import * as reports from "./testing/reports.ts";

const BOUNCES = "bounces@pithead.example";

let base: TestDatabase;
let inbox: Inbox;
let server: MailServer;
beforeAll(async () => {
  base = await createTestDatabase();
});
beforeEach(async () => {
  [inbox, server] = await Promise.all([startInbox(), startPop3("geheim")]);
});
afterEach(() => Promise.all([inbox.stop(), server.stop()]));
afterAll(() => base.drop());

let tables = 0;
/** A turn mail that has gone out. `bounces`: the address to which mails come back, if there is one of its own. */
async function mailed(bounces: string | null = BOUNCES) {
  await base.db.notice.deleteMany();
  const clock = heldClock("2026-03-02T09:00:00Z");
  const service = serviceOn(base.db, clock);
  tables += 1;
  const users = await Promise.all(["Ada", "Bo"].map((name) => join(base.db, `${name}${tables}`)));
  const gameId = await startedGame(service, users);
  const { userId } = await standingOf(service, gameId);
  const office = officeOn(base.db, inbox.url, { clock, bounces });
  await deliverDue(office);
  const [mail] = inbox.mails;
  const sent = { returnPath: mail?.returnPath ?? "", messageId: mail?.headers.get("message-id") ?? "" };
  const turn = () => base.db.notice.findFirst({ where: { userId, channel: "mail", kind: "turn" }, orderBy: { seq: "asc" } });
  const stopped = async () => (await base.db.noticeWishes.findUnique({ where: { userId } }))?.mailStopped ?? null;
  const back = (report: string) => takeBack(office, Buffer.from(report));
  return { clock, service, gameId, userId, users, office, sent, turn, stopped, back };
}

it("goes out from an address of its own, by which it is known when it comes back", async () => {
  const { userId, sent } = await mailed();
  expect(sent.returnPath).toMatch(new RegExp(`^bounces\\+${userId}-[0-9a-f]{16}@pithead\\.example$`));
});

it("goes out from the sender's own address where there is no other", async () => {
  expect((await mailed(null)).sent.returnPath).toBe("post@pithead.example");
});

it("is read from the mailbox, stops mail, and stands in the ledger; the next turn's notice says why none came", async () => {
  const { office, clock, service, gameId, userId, sent, turn, stopped } = await mailed();
  server.mails.set("1", reports.postfix(sent)).set("2", reports.outOfOffice(sent));
  const bounces = startBounces(office, openMailbox(`pop3://bounces:geheim@127.0.0.1:${server.port}`));
  await expect.poll(() => server.mails.size).toBe(1);
  await bounces.stop();
  expect(await turn()).toMatchObject({ state: "bounced", error: "5.1.1" });
  expect(await stopped()).toBe("bounced");

  do await move(service, gameId);
  while ((await standingOf(service, gameId)).userId !== userId);
  clock.pass(MINUTE_MS);
  await deliverDue(office);
  const next = await base.db.notice.findFirst({ where: { userId, kind: "turn", channel: "mail" }, orderBy: { seq: "desc" } });
  expect(next).toMatchObject({ state: "skipped", reason: "mail-stopped" });
});

describe("is known", () => {
  it.each([
    ["by the address it came back to", { messageId: "<lost@elsewhere.example>" }],
    ["by its Message-ID", { returnPath: "post@pithead.example" }],
  ])("%s alone", async (_, lost) => {
    const { sent, turn, stopped, back } = await mailed();
    expect(await back(reports.gmail({ ...sent, ...lost }))).toBe("done");
    expect(await stopped()).toBe("bounced");
    if (!("messageId" in lost)) expect(await turn()).toMatchObject({ state: "bounced" });
  });

  it.each([
    ["another's name in the address", { returnPath: "bounces+SOMEBODY-0123456789abcdef@pithead.example", messageId: "" }],
    ["another's Message-ID", { returnPath: "", messageId: "<turn.GAME.0.SOMEBODY.0123456789abcdef@pithead.example>" }],
    ["a name at another host", { returnPath: "bounces+SOMEBODY@elsewhere.example", messageId: "" }],
  ])("not by %s", async (_, forged) => {
    const { userId, gameId, turn, stopped, back } = await mailed();
    const named = (words: string) => words.replace("SOMEBODY", userId).replace("GAME", gameId);
    const report = reports.postfix({ returnPath: named(forged.returnPath), messageId: named(forged.messageId) });
    expect(await back(report)).toBe("stays");
    expect(await stopped()).toBeNull();
    expect(await turn()).toMatchObject({ state: "sent" });
  });
});

it("did not arrive this time, and mail goes on", async () => {
  const { sent, turn, stopped, back } = await mailed();
  expect(await back(reports.postfix(sent, { code: "5.2.2", diagnosis: "552 5.2.2 mailbox full" }))).toBe("done");
  expect(await turn()).toMatchObject({ state: "bounced", error: "5.2.2" });
  expect(await stopped()).toBeNull();
});

it("is late, which changes nothing", async () => {
  const { sent, turn, stopped, back } = await mailed();
  expect(await back(reports.postfix(sent, { action: "delayed", code: "4.4.1", diagnosis: "timed out" }))).toBe("stays");
  expect(await turn()).toMatchObject({ state: "sent" });
  expect(await stopped()).toBeNull();
});

it("is complained about: mail stops, and what arrived stays as sent", async () => {
  const { sent, turn, stopped, back } = await mailed();
  expect(await back(reports.complaint(sent))).toBe("done");
  expect(await stopped()).toBe("complained");
  expect(await turn()).toMatchObject({ state: "sent" });
});
