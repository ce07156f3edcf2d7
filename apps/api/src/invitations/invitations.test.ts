// Invitations: sent by a table's owner, by name or by address, never often; answered by whoever holds the link.
import { createTestDatabase, type TestDatabase } from "@pithead/db/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { takeBack } from "../bounces/take-back.ts";
import * as reports from "../bounces/testing/reports.ts";
import { type Inbox, startInbox } from "../jobs/testing/inbox.ts";
import { officeOn, PUBLIC_URL } from "../jobs/testing/office.ts";
import { deliverDue } from "../notices/deliver.ts";
import { unsubscribe } from "../notices/unsubscribe.ts";
import { createTestApi, type Person, type TestApi } from "../testing/api.ts";
import { heldClock, MINUTE_MS } from "../testing/held-clock.ts";
import { mailInvitation } from "./mail-invitation.ts";

const DAY_MS = 24 * 60 * MINUTE_MS;

let base: TestDatabase;
let api: TestApi;
let inbox: Inbox;
const clock = heldClock("2026-03-02T09:00:00Z");
beforeAll(async () => {
  base = await createTestDatabase();
  api = await createTestApi(base, { clock });
});
beforeEach(async () => {
  await base.db.notice.deleteMany();
  await base.db.$executeRaw`delete from graphile_worker._private_jobs`;
  clock.pass(2 * DAY_MS);
  inbox = await startInbox();
});
afterEach(() => inbox.stop());
afterAll(async () => {
  await api.close();
  await base.drop();
});

let made = 0;
const person = (name: string) => {
  made += 1;
  return api.person(`${name}${made}`, `${name}${made}@example.org`.toLowerCase());
};

async function openTable(owner: Person, seats = 3): Promise<string> {
  const { body } = await owner.post("/tables", { game: "coal-baron", seats });
  return body !== null && typeof body === "object" && "id" in body ? String(body.id) : "";
}

const office = () => officeOn(base.db, inbox.url, { clock, bounces: "bounces@pithead.example" });

/** Does what the jobs would. */
async function mailAll(): Promise<void> {
  const jobs = await base.db.$queryRaw<{ payload: object }[]>`select payload from graphile_worker._private_jobs order by id`;
  for (const { payload } of jobs) await mailInvitation(office(), payload, clock.now());
  await deliverDue(office());
}

const linkIn = (text = "") => /\/invitations\/([a-z0-9]{24})/.exec(text)?.[1] ?? "";

it("goes to a player by name, stands in their ledger, and is accepted by its link", async () => {
  const [ada, bo] = [await person("Ada"), await person("Bo")];
  const table = await openTable(ada);
  expect(await ada.post(`/tables/${table}/invitations`, { name: bo.name.toUpperCase() })).toMatchObject({
    status: 201,
    body: { state: "sent" },
  });
  await mailAll();
  const [mail] = inbox.mails;
  expect(mail?.headers.get("subject")).toBe(`${ada.name} invites you to Coal Baron`);
  expect(mail?.text).toContain(`- ${ada.name}\n- 2 seats are free.`);
  expect(mail?.headers.get("list-unsubscribe")).toContain(`${PUBLIC_URL}/api/v1/unsubscribe/${bo.id}.`);
  expect(await base.db.notice.findFirst({ where: { userId: bo.id } })).toMatchObject({ kind: "invited", state: "sent" });

  const link = linkIn(mail?.text);
  expect(await api.nobody.get(`/invitations/${link}`)).toMatchObject({
    status: 200,
    body: { inviter: ada.name, state: "sent", table: { id: table } },
  });
  expect(await api.nobody.post(`/invitations/${link}/accept`, {})).toMatchObject({ status: 401 });
  expect(await bo.post(`/invitations/${link}/accept`, {})).toMatchObject({ status: 200, body: { id: table } });
  expect(await ada.get(`/tables/${table}/invitations`)).toMatchObject({ body: { invitations: [{ to: bo.name, state: "accepted" }] } });
});

it("goes to an address that is nobody's here, which can decline and end such mails, without signing in", async () => {
  const ada = await person("Ada");
  const table = await openTable(ada);
  expect(await ada.post(`/tables/${table}/invitations`, { email: "Eli@Example.org" })).toMatchObject({
    status: 201,
    body: { to: "eli@example.org" },
  });
  await mailAll();
  const [mail] = inbox.mails;
  expect(mail?.to).toBe("eli@example.org");
  expect(mail?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const stop = /unsubscribe\/([\w.-]+)>/.exec(mail?.headers.get("list-unsubscribe") ?? "")?.[1] ?? "";
  expect(await api.nobody.post(`/invitations/${linkIn(mail?.text)}/decline`)).toMatchObject({ status: 200, body: { state: "declined" } });
  expect(await unsubscribe({ db: base.db, clock }, office().secret, stop)).toBe(true);
  expect(
    await unsubscribe(
      { db: base.db, clock },
      office().secret,
      stop.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
    ),
  ).toBe(false);
  const again = await ada.post(`/tables/${await openTable(ada)}/invitations`, { email: "eli@example.org" });
  expect(again).toMatchObject({ status: 409, body: { reason: { code: "no-invitations" } } });
});

it("answers the same whether an address has an account or not", async () => {
  const [ada, bo] = [await person("Ada"), await person("Bo")];
  const table = await openTable(ada);
  await ada.post(`/tables/${table}/invitations`, { name: bo.name });
  const [known, unknown] = [`${bo.name.toLowerCase()}@example.org`, `nobody${made}@example.org`];
  for (const email of [known, unknown])
    expect(await ada.post(`/tables/${table}/invitations`, { email })).toMatchObject({ status: 201, body: { to: email, state: "sent" } });
  await mailAll();
  expect(inbox.mails.map(({ to }) => to).toSorted()).toEqual([known, unknown].toSorted());
});

describe("is refused", () => {
  it.each([
    ["to who is not here", { name: "Nobody at all" }, 409, "Nobody here is called Nobody at all."],
    ["without a name or an address", {}, 400, "name"],
    ["with both", { name: "Bo", email: "bo@example.org" }, 400, "name"],
    ["to what is no address", { email: "bo@" }, 400, "email"],
  ])("%s", async (_, body, status, said) => {
    const ada = await person("Ada");
    const answer = await ada.post(`/tables/${await openTable(ada)}/invitations`, body);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(said);
  });

  it("to who sits there, who was asked already, and by who is not the owner", async () => {
    const [ada, bo, cy] = [await person("Ada"), await person("Bo"), await person("Cy")];
    const table = await openTable(ada);
    const path = `/tables/${table}/invitations`;
    await bo.post(`/tables/${table}/sit`, {});
    expect(await ada.post(path, { name: bo.name })).toMatchObject({ status: 409 });
    expect(await ada.post(path, { name: cy.name })).toMatchObject({ status: 201 });
    expect(await ada.post(path, { name: cy.name })).toMatchObject({ status: 409 });
    expect(await bo.post(path, { name: cy.name })).toMatchObject({ status: 403 });
    expect(await bo.get(path)).toMatchObject({ status: 403 });
  });

  it("to an address by a guest", async () => {
    const guest = await api.person("Guest");
    const answer = await guest.post(`/tables/${await openTable(guest)}/invitations`, { email: "x@example.org" });
    expect(answer).toMatchObject({ status: 409 });
  });

  it("to one reader more than three times a day, from whomever", async () => {
    const email = `victim${made}@example.org`;
    const asked = [];
    for (const name of ["Ada", "Bo", "Cy", "Dee"]) {
      const owner = await person(name);
      asked.push((await owner.post(`/tables/${await openTable(owner)}/invitations`, { email })).status);
    }
    expect(asked).toEqual([201, 201, 201, 429]);
  });

  it("to an eleventh at one table, and a twenty-first a day by one owner, also in a burst", async () => {
    const ada = await person("Ada");
    const tables = await Promise.all([openTable(ada), openTable(ada), openTable(ada)]);
    const statuses = async (table = "") =>
      (
        await Promise.all(
          Array.from({ length: 11 }, (_, index) => ada.post(`/tables/${table}/invitations`, { email: `r${index}.${table}@example.org` })),
        )
      )
        .map(({ status }) => status)
        .toSorted();
    expect(await statuses(tables[0])).toEqual([...Array(10).fill(201), 409]);
    expect(await statuses(tables[1])).toEqual([...Array(10).fill(201), 409]);
    expect(new Set(await statuses(tables[2]))).toEqual(new Set([429]));
  });
});

it("is not mailed when it was answered, or the table is no longer open", async () => {
  const [ada, bo] = [await person("Ada"), await person("Bo")];
  const table = await openTable(ada, 2);
  await ada.post(`/tables/${table}/invitations`, { name: bo.name });
  await ada.post(`/tables/${table}/invitations`, { email: `late${made}@example.org` });
  await ada.post(`/tables/${table}/leave`);
  await mailAll();
  expect(inbox.mails).toEqual([]);
  expect(await base.db.notice.findFirst({ where: { userId: bo.id } })).toMatchObject({ state: "skipped", reason: "table-closed" });
});

it("comes back: its owner sees it, and the address gets no more", async () => {
  const ada = await person("Ada");
  const table = await openTable(ada);
  const email = `lost${made}@example.org`;
  await ada.post(`/tables/${table}/invitations`, { email });
  await mailAll();
  const [mail] = inbox.mails;
  const sent = { returnPath: mail?.returnPath ?? "", messageId: mail?.headers.get("message-id") ?? "" };
  expect(await takeBack(office(), Buffer.from(reports.gmail(sent)))).toBe("done");
  expect(await ada.get(`/tables/${table}/invitations`)).toMatchObject({ body: { invitations: [{ to: email, state: "came_back" }] } });
  expect(await ada.post(`/tables/${await openTable(ada)}/invitations`, { email })).toMatchObject({ status: 409 });
});
