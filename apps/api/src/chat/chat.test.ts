// Table talk: who may read and say what, how fast, and the one mail a day that tells it.
import { Chat } from "@pithead/contracts";
import { createTestDatabase, type TestDatabase } from "@pithead/db/testing";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { type Inbox, startInbox } from "../jobs/testing/inbox.ts";
import { officeOn, PUBLIC_URL } from "../jobs/testing/office.ts";
import { deliverDue } from "../notices/deliver.ts";
import { createTestApi, type Person, type TestApi } from "../testing/api.ts";
import { heldClock, MINUTE_MS } from "../testing/held-clock.ts";

let base: TestDatabase;
let api: TestApi;
let inbox: Inbox;
const clock = heldClock("2026-03-02T09:00:00Z");
beforeAll(async () => {
  base = await createTestDatabase();
  api = await createTestApi(base, { clock });
});
beforeEach(async () => {
  clock.set("2026-03-02T09:00:00Z");
  await base.db.notice.deleteMany();
  inbox = await startInbox();
});
afterEach(() => inbox.stop());
afterAll(async () => {
  await api.close();
  await base.drop();
});

let made = 0;
/** Ada's open table of four, at which Bo sits, and Cy, who looks on. */
async function table() {
  made += 1;
  const [ada, bo, cy] = await Promise.all(["Ada", "Bo", "Cy"].map((name) => api.person(`${name}${made}`, `${name}${made}@example.org`)));
  if (ada === undefined || bo === undefined || cy === undefined) throw new Error("Somebody is missing.");
  const { body } = await ada.post("/tables", { game: "coal-baron", seats: 4 });
  const id = body !== null && typeof body === "object" && "id" in body ? String(body.id) : "";
  await bo.post(`/tables/${id}/sit`, {});
  return { ada, bo, cy, id, path: `/games/${id}/chat` };
}

const read = async (person: Person, path: string) => Chat.parse((await person.get(path)).body);

it("is read by those who sit at the table, in order, and by nobody else", async () => {
  const { ada, bo, cy, path } = await table();
  expect(await ada.post(path, { text: "  Glück auf!  " })).toMatchObject({ status: 201, body: { number: 1, name: ada.name } });
  expect(await bo.post(path, { text: "Two shifts today?" })).toMatchObject({ status: 201, body: { number: 2 } });
  expect(await read(ada, path)).toMatchObject({ messages: [{ text: "Glück auf!" }, { text: "Two shifts today?" }], seen: 1 });
  expect(await cy.get(path)).toMatchObject({ status: 403 });
  expect(await cy.post(path, { text: "Me too" })).toMatchObject({ status: 403 });
  expect(await api.nobody.get(path)).toMatchObject({ status: 401 });
  expect(await ada.get("/games/0000000000/chat")).toMatchObject({ status: 404 });
});

it.each([
  ["nothing", ""],
  ["blanks", "   "],
  ["more than 500 characters", "x".repeat(501)],
  ["several lines", "one\ntwo"],
])("refuses %s, naming the field", async (_, text) => {
  const { ada, path } = await table();
  expect(await ada.post(path, { text })).toMatchObject({ status: 400, body: { field: "text" } });
  expect((await read(ada, path)).messages).toEqual([]);
});

it("takes ten messages a minute from one player, and numbers those of many without a gap", async () => {
  const { ada, bo, path } = await table();
  const said = await Promise.all(Array.from({ length: 12 }, (_, index) => ada.post(path, { text: `word ${index}` })));
  expect(said.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(said.filter(({ status }) => status === 429)).toHaveLength(2);
  expect(await bo.post(path, { text: "so much" })).toMatchObject({ status: 201, body: { number: 11 } });
  expect((await read(bo, path)).messages.map(({ number }) => number)).toEqual(Array.from({ length: 11 }, (_, index) => index + 1));
  expect((await read(bo, `${path}?before=4`)).messages.map(({ number }) => number)).toEqual([1, 2, 3]);
  clock.pass(MINUTE_MS);
  expect(await ada.post(path, { text: "again" })).toMatchObject({ status: 201 });
});

it("is told by one mail a day for all tables, at the reader's hour, with what is unread", async () => {
  const { ada, bo, path, id } = await table();
  const other = await table();
  await bo.post(`/tables/${other.id}/sit`, {});
  await base.db.user.update({ where: { id: bo.id }, data: { timeZone: "Asia/Kolkata" } });
  const office = officeOn(base.db, inbox.url, { clock });
  const at = async (instant: string) => {
    clock.set(instant);
    await deliverDue(office);
    return inbox.mails.filter(({ to }) => to === `Bo${bo.name.slice(2)}@example.org`);
  };
  await ada.post(path, { text: "Read already" });
  await bo.post(`${path}/seen`, { number: 1 });
  await ada.post(path, { text: "<b>Glück auf!</b>" });
  await other.ada.post(other.path, { text: "Who is missing?" });
  expect(await at("2026-03-02T12:29:00Z")).toHaveLength(0);
  const [mail, ...more] = await at("2026-03-02T12:30:00Z");
  expect(more).toEqual([]);
  expect(mail?.headers.get("subject")).toMatch(/^New words at Coal Baron with .*, and 1 more table$/);
  expect(mail?.text).toContain(`- ${ada.name}: <b>Glück auf!</b>\n${PUBLIC_URL}/games/${id}`);
  expect(mail?.text).toContain("Who is missing?");
  expect(mail?.text).not.toContain("Read already");
  expect(mail?.html).not.toContain("<b>Glück");
  expect(mail?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");

  await ada.post(path, { text: "Still there?" });
  expect(await at("2026-03-03T12:29:00Z")).toHaveLength(1);
  await bo.post(`${path}/seen`, { number: 3 });
  expect(await at("2026-03-03T12:30:00Z")).toHaveLength(1);
  const rows = await base.db.notice.findMany({ where: { userId: bo.id, gameId: id, kind: "chat" }, orderBy: { seq: "asc" } });
  expect(rows).toMatchObject([
    { seq: 1, state: expect.stringMatching(/sent|merged/) },
    { seq: 3, state: "skipped", reason: "seen" },
  ]);
});

it("waits in the ledger while its mail cannot be written, and is told once it can", async () => {
  const { ada, bo, path, id } = await table();
  await ada.post(path, { text: "Hello?" });
  const place = { gameId_userId: { gameId: id, userId: ada.id } };
  // No mail knows a mark for such a seat.
  await base.db.gamePlayer.update({ where: place, data: { seat: 9 } });
  const office = officeOn(base.db, inbox.url, { clock });
  const row = () => base.db.notice.findFirstOrThrow({ where: { userId: bo.id, kind: "chat" } });
  clock.set("2026-03-02T18:00:00Z");
  await deliverDue(office);
  expect(await row()).toMatchObject({ state: "due", reason: "try-again", error: "untold", attempts: 1 });
  await base.db.gamePlayer.update({ where: place, data: { seat: null } });
  clock.pass(MINUTE_MS);
  await deliverDue(office);
  expect(await row()).toMatchObject({ state: "sent", attempts: 2 });
});

it("counts nothing as read that was never said", async () => {
  const { ada, bo, path } = await table();
  await ada.post(path, { text: "one" });
  expect(await bo.post(`${path}/seen`, { number: 99 })).toMatchObject({ status: 204 });
  expect((await read(bo, path)).seen).toBe(1);
});
