// Links that open accounts: mailed to their address, tried again, and never in a log or a job's error.
import { createTestDatabase, type TestDatabase } from "@pithead/db/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mailClaim, mailSignInLink } from "./account-mails.ts";
import { deadPort, startInbox } from "./testing/inbox.ts";
import { officeOn, PUBLIC_URL, silent } from "./testing/office.ts";
import { join } from "./testing/players.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.drop());

const link = { email: "ada@example.org", linkId: "abcdefghijklmnopqrstuvwx" };
const url = `${PUBLIC_URL}/sign-in/enter?token=secret-token&email=ada%40example.org`;

it("mails the sign-in link", async () => {
  const inbox = await startInbox();
  await mailSignInLink(officeOn(base.db, inbox.url), { ...link, url }, new Date());
  expect(inbox.mails.map(({ to }) => to)).toEqual(["ada@example.org"]);
  expect(inbox.mails[0]?.text).toContain(`\n${url}\n`);
  expect(inbox.mails[0]?.headers.get("message-id")).not.toContain("secret-token");
  await inbox.stop();
});

it("mails links that were asked for before they had names, and keeps the name that such a one gets", async () => {
  const inbox = await startInbox();
  const office = officeOn(base.db, inbox.url);
  await mailSignInLink(office, { email: "old@example.org", url }, new Date());
  const userId = await join(base.db, "Old Miner", { guest: true });
  await mailClaim(office, { userId, email: "miner-of-old@example.org", token: "a_token-0" }, new Date());
  expect(inbox.mails.map(({ to }) => to)).toEqual(["old@example.org", "miner-of-old@example.org"]);
  await inbox.stop();

  await mailSignInLink(officeOn(base.db, `smtp://127.0.0.1:${await deadPort()}`), { email: "old@example.org", url }, new Date());
  const [job] = await base.db.$queryRaw<{ payload: object }[]>`
    delete from graphile_worker._private_jobs as jobs where payload->>'email' = 'old@example.org' returning payload`;
  expect(job?.payload).toMatchObject({ tries: 1, linkId: expect.stringMatching(/^[a-z0-9]{24}$/) });
});

it("tries a sign-in link again while it is good, without a word of it in the log", async () => {
  const log = silent();
  const office = officeOn(base.db, `smtp://user:password@127.0.0.1:${await deadPort()}`, { log });
  await mailSignInLink(office, { ...link, url }, new Date());
  const [job] = await base.db.$queryRaw<{ payload: object; run_at: Date }[]>`
    select jobs.payload, jobs.run_at from graphile_worker._private_jobs as jobs order by id desc limit 1`;
  expect(job?.payload).toMatchObject({ email: "ada@example.org", url, tries: 1 });

  await mailSignInLink(office, { ...job?.payload, since: new Date(Date.now() - 25 * 3600 * 1000).toISOString() }, new Date());
  expect(await base.db.$queryRaw`select id from graphile_worker.jobs`).toHaveLength(1);
  expect(log.lines).toHaveLength(2);
  expect(log.lines.join("\n")).not.toMatch(/secret-token|ada@|ada%40|password/);
});

it("mails a guest's claim to the address", async () => {
  const inbox = await startInbox();
  const userId = await join(base.db, "Quiet Miner", { guest: true });
  await mailClaim(officeOn(base.db, inbox.url), { ...link, userId, email: "miner@example.org", token: "a_token-1" }, new Date());
  expect(inbox.mails[0]?.text).toContain(`\n${PUBLIC_URL}/account/confirm?token=a_token-1\n`);
  await inbox.stop();
});

it("tells the mailbox alone that its address has an account already", async () => {
  const inbox = await startInbox();
  await join(base.db, "Gus");
  const userId = await join(base.db, "Loud Miner", { guest: true });
  await mailClaim(officeOn(base.db, inbox.url), { ...link, userId, email: "gus@example.org", token: "a_token-2" }, new Date());
  expect(inbox.mails[0]?.text).toContain("has an account of its own");
  expect(inbox.mails[0]?.raw).not.toContain("a_token-2");
  await inbox.stop();
});
