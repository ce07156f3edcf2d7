// Mails with links that open accounts and come back: their asker is told, nobody else, and no more are mailed.
import { enqueueSignInMail } from "@pithead/db";
import { createTestDatabase, type TestDatabase } from "@pithead/db/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toldOfLink } from "../accounts/told-of-link.ts";
import { mailSignInLink } from "../jobs/account-mails.ts";
import { type Inbox, startInbox } from "../jobs/testing/inbox.ts";
import { officeOn } from "../jobs/testing/office.ts";
import { join, serviceOn } from "../jobs/testing/players.ts";
import { stopMail } from "../notices/came-back.ts";
import { changeSettings } from "../notices/settings.ts";
import { takeBack } from "./take-back.ts";
import * as reports from "./testing/reports.ts";

const DAY_MS = 24 * 3_600_000;

let base: TestDatabase;
let inbox: Inbox;
beforeAll(async () => {
  base = await createTestDatabase();
});
beforeEach(async () => {
  inbox = await startInbox();
});
afterEach(() => inbox.stop());
afterAll(() => base.drop());

const office = (bounces: string | null = "bounces@pithead.example") => officeOn(base.db, inbox.url, { bounces });

/** Asks for a link, and has its job done. @returns what its asker is told, and how to go on */
async function asked(email: string, bounces?: string | null) {
  const link = await enqueueSignInMail(base.db, { email, url: `https://pithead.example/sign-in/enter?token=${email}`, locale: "en" });
  const workOff = async () => {
    const jobs = await base.db.$queryRaw<{ id: bigint; payload: object; run_at: Date }[]>`
      delete from graphile_worker._private_jobs where payload ->> 'linkId' = ${link} returning id, payload, run_at`;
    for (const { payload } of jobs) await mailSignInLink(office(bounces), payload, new Date());
    return jobs.map(({ run_at }) => run_at);
  };
  await workOff();
  const mail = inbox.mails.at(-1);
  const sent = { returnPath: mail?.returnPath ?? "", messageId: mail?.headers.get("message-id") ?? "" };
  const told = async () => (await toldOfLink(base.db, link)).state;
  return { link, sent, told, workOff, back: (report: string) => takeBack(office(), Buffer.from(report)) };
}

const stopped = async (userId: string) => (await base.db.noticeWishes.findUnique({ where: { userId } }))?.mailStopped ?? null;

it("is told as sent until it comes back, by the address or by its Message-ID", async () => {
  const { sent, told, back } = await asked("ada@example.org");
  expect(await told()).toBe("sent");
  expect(await back(reports.postfix({ ...sent, messageId: "" }))).toBe("done");
  expect(await told()).toBe("returned");

  const other = await asked("bo@example.org", null);
  expect(other.sent.returnPath).toBe("post@pithead.example");
  expect(await other.back(reports.gmail(other.sent))).toBe("done");
  expect(await other.told()).toBe("returned");
});

it("says nothing to who names another, or none", async () => {
  expect(await toldOfLink(base.db, undefined)).toEqual({ state: null });
  expect(await toldOfLink(base.db, "abcdefghijklmnopqrstuvwx")).toEqual({ state: null });
});

it("counts for nothing under a name that we have not signed", async () => {
  const { link, told, back } = await asked("cy@example.org");
  const forged = {
    returnPath: `bounces+l${link}-0123456789abcdef@pithead.example`,
    messageId: `<link.${link}.0123456789abcdef@pithead.example>`,
  };
  expect(await back(reports.postfix(forged))).toBe("stays");
  expect(await told()).toBe("sent");
});

describe("to an address that is lost", () => {
  it("is not sent for a day, which its asker learns no sooner than if it had been", async () => {
    const first = await asked("lost@example.org");
    await first.back(reports.postfix(first.sent));
    const before = inbox.mails.length;
    const again = await asked("lost@example.org");
    expect(await again.told()).toBe("sending");
    const [held] = await again.workOff();
    expect((held?.getTime() ?? 0) - Date.now()).toBeGreaterThan(5_000);
    expect(await again.told()).toBe("returned");
    expect(inbox.mails).toHaveLength(before);

    await base.db.mailedLink.updateMany({ data: { at: new Date(Date.now() - DAY_MS) } });
    const later = await asked("lost@example.org");
    expect(await later.told()).toBe("sent");
  });

  it("stops its account's mails, until their owner says otherwise", async () => {
    const userId = await join(base.db, "Dee");
    const first = await asked("dee@example.org");
    await first.back(reports.postfix(first.sent));
    expect(await stopped(userId)).toBe("bounced");
    await changeSettings(serviceOn(base.db), userId, { mailStopped: null });
    expect(await stopped(userId)).toBeNull();
    expect(await (await asked("dee@example.org")).told()).toBe("sent");
  });

  it("is known as such from a sender's report, too", async () => {
    const first = await asked("eve@example.org");
    await stopMail(base.db, [{ email: "Eve@Example.org", why: "bounced" }], new Date());
    expect(await first.told()).toBe("returned");
  });
});

it("goes on to an address whose mailbox was full", async () => {
  const userId = await join(base.db, "Flo");
  const first = await asked("flo@example.org");
  await first.back(reports.postfix(first.sent, { code: "5.2.2", diagnosis: "552 5.2.2 mailbox full" }));
  expect(await first.told()).toBe("returned");
  expect(await stopped(userId)).toBeNull();
  expect(await (await asked("flo@example.org")).told()).toBe("sent");
});

it("ends with a complaint, of which its asker is not told, and which stops no turn mails", async () => {
  const userId = await join(base.db, "Gil");
  const first = await asked("gil@example.org");
  expect(await first.back(reports.complaint(first.sent))).toBe("done");
  expect(await first.told()).toBe("sent");
  expect(await stopped(userId)).toBeNull();
  const before = inbox.mails.length;
  await asked("gil@example.org");
  expect(inbox.mails).toHaveLength(before);
});
