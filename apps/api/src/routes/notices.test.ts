// How a user is told, as the API has it: settings, ledger, feeds, and the one click that ends mails.
import { createECDH } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { Ledger, NoticeSettings } from "@pithead/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSmtp } from "../jobs/smtp.ts";
import { startInbox } from "../jobs/testing/inbox.ts";
import { officeOn } from "../jobs/testing/office.ts";
import { join, move, serviceOn, standingOf, startedGame } from "../jobs/testing/players.ts";
import { deliverDue } from "../notices/deliver.ts";
import { unsubscribeToken } from "../notices/unsubscribe.ts";
import { createTestApi, MEANS, type Person, type TestApi } from "../testing/api.ts";
import { heldClock, MINUTE_MS } from "../testing/held-clock.ts";
import { AUTH_SECRET } from "../testing/session.ts";

const REPORTS_KEY = "a-key-for-tests-only-1";
let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await createTestApi(undefined, { mailReportsKey: REPORTS_KEY });
  ada = await api.person("Ada", "ada@example.org");
});
afterAll(() => api.close());

const settings = async () => NoticeSettings.parse((await ada.get("/me/notices/settings")).body);
const change = (changed: object) => ada.patch("/me/notices/settings", changed);

describe("settings", () => {
  it("are the house's own until something is changed, and only what is named changes", async () => {
    expect(await settings()).toMatchObject({
      mail: true,
      delayMinutes: null,
      houseDelayMinutes: 10,
      quiet: null,
      digestAt: null,
      feedKey: null,
      devices: [],
    });
    await change({ delayMinutes: 90, quiet: { from: 1320, to: 420 }, timeZone: "Asia/Kathmandu" });
    await change({ digestAt: 1080 });
    expect(await settings()).toMatchObject({
      delayMinutes: 90,
      quiet: { from: 1320, to: 420 },
      digestAt: 1080,
      timeZone: "Asia/Kathmandu",
    });
    await change({ delayMinutes: null, quiet: null, digestAt: null });
    expect(await settings()).toMatchObject({ delayMinutes: null, quiet: null, digestAt: null });
  });

  it.each([
    [{ delayMinutes: 1441 }, "delayMinutes"],
    [{ quiet: { from: 0, to: 1440 } }, "quiet"],
    [{ timeZone: "Europe/Nowhere" }, "timeZone"],
    [{ nonsense: true }, "nonsense"],
  ])("%j are refused, and the field is named", async (wrong, field) => {
    const answer = await change(wrong);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(field);
  });

  it("are nobody else's, and no program's", async () => {
    expect((await api.nobody.get("/me/notices/settings")).status).toBe(401);
    const { token } = Object((await ada.post("/me/tokens", { name: "bot" })).body);
    const byToken = await api.nobody.get("/me/notices/settings", { authorization: `Bearer ${token}` });
    expect(byToken.status).toBe(403);
  });

  it("hold one webhook, whose address is looked at and whose test says what went wrong", async () => {
    expect((await ada.post("/me/notices/webhook", { url: "http://example.org", style: "json" })).status).toBe(400);
    expect((await ada.post("/me/notices/webhook", { url: "https://example.org", style: "slack" })).text).toContain("hooks.slack.com");
    await ada.post("/me/notices/webhook", { url: "https://127.0.0.1:8443/hook", style: "json" });
    const tested = NoticeSettings.parse((await ada.post("/me/notices/webhook/test")).body);
    expect(tested.webhook).toMatchObject({ on: true, error: "ECONNREFUSED" });
    expect(Object((await ada.delete("/me/notices/webhook")).body).webhook).toBeNull();
  });

  it("hold the last fault of mails, which a test that is taken clears", async () => {
    const dee = await api.person("Dee", "dee@example.org");
    const { mailError } = NoticeSettings.parse((await dee.post("/me/notices/mail/test")).body);
    expect(mailError).toMatch(/^E[A-Z]+ CONN$/);
    const inbox = await startInbox();
    const means = { ...MEANS, smtp: openSmtp(inbox.url, "post@pithead.example"), bounces: "bounces@pithead.example" };
    const other = await createTestApi(api.database, { means });
    const tested = await (await other.as(dee)).post("/me/notices/mail/test");
    expect(NoticeSettings.parse(tested.body).mailError).toBeNull();
    expect(inbox.mails).toMatchObject([{ to: "dee@example.org", returnPath: expect.stringContaining(dee.id) }]);
    expect(inbox.mails[0]?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    await Promise.all([other.close(), inbox.stop()]);
  });

  it("have no test mailed to who has no address, or has had mails stopped", async () => {
    const guest = await api.person("Guest");
    expect(await guest.post("/me/notices/mail/test")).toMatchObject({ status: 409 });
    const eve = await api.person("Eve", "eve@example.org");
    await api.db.noticeWishes.create({ data: { userId: eve.id, mailStopped: "bounced" } });
    expect(await eve.post("/me/notices/mail/test")).toMatchObject({ status: 409 });
  });

  it("hold the devices that show notices", async () => {
    const device = { endpoint: "https://push.example/1", keys: { p256dh: "B".repeat(87), auth: "a".repeat(22) }, name: "Firefox, Linux" };
    const { devices } = NoticeSettings.parse((await ada.post("/me/notices/devices", device)).body);
    expect(devices).toMatchObject([{ name: "Firefox, Linux" }]);
    expect(await ada.post("/me/notices/devices", { ...device, endpoint: "https://push.example:22/1" })).toMatchObject({
      status: 400,
      body: { field: "endpoint" },
    });
    await ada.post("/me/notices/devices", { ...device, name: "Firefox" });
    expect((await settings()).devices).toMatchObject([{ name: "Firefox" }]);
    await ada.delete(`/me/notices/devices/${(await settings()).devices[0]?.id}`);
    expect((await settings()).devices).toEqual([]);
  });

  it("hold what went wrong with a device, and forget one that is no more", async () => {
    const status = { now: 500 };
    const service = createServer((_, response) => void response.writeHead(status.now).end()).listen(0, "127.0.0.1");
    await once(service, "listening");
    const keys = createECDH("prime256v1");
    keys.generateKeys();
    const endpoint = `http://127.0.0.1:${Object(service.address()).port}/push`;
    const browser = { name: "Firefox", endpoint, p256dh: keys.getPublicKey("base64url"), auth: "a".repeat(22) };
    const { id } = await api.db.pushDevice.create({ data: { userId: ada.id, ...browser } });
    const tested = async () => NoticeSettings.parse((await ada.post(`/me/notices/devices/${id}/test`)).body).devices;
    expect(await tested()).toMatchObject([{ id, error: "HTTP 500" }]);
    status.now = 201;
    expect(await tested()).toMatchObject([{ id, error: null }]);
    const bo = await api.person("Bo");
    expect(await bo.post(`/me/notices/devices/${id}/test`)).toMatchObject({ status: 404 });
    status.now = 410;
    expect(await tested()).toEqual([]);
    service.close();
  });
});

it("one click ends mails, by a signed address and by POST alone", async () => {
  const bo = await api.person("Bo", "bo@example.org");
  const path = `/unsubscribe/${unsubscribeToken(AUTH_SECRET, bo.id)}`;
  const opened = await api.nobody.get(path);
  expect(opened).toMatchObject({ status: 303, headers: { location: expect.stringMatching(`/notices/stop\\?token=${bo.id}\\.`) } });
  expect(NoticeSettings.parse((await bo.get("/me/notices/settings")).body).mail).toBe(true);
  const wrong = `/unsubscribe/${bo.id}.${"A".repeat(43)}`;
  expect((await api.nobody.post(wrong)).status).toBe(404);
  const asMailProgramsDo = await api.server.inject({
    method: "POST",
    url: `/api/v1${path}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(asMailProgramsDo.statusCode).toBe(204);
  expect(NoticeSettings.parse((await bo.get("/me/notices/settings")).body).mail).toBe(false);
  expect(api.lines.join("")).toContain("/api/v1/unsubscribe/…");
  expect(api.lines.join("")).not.toContain(unsubscribeToken(AUTH_SECRET, bo.id));
});

it("a bounce that the mail sender reports ends mails to that address, until its owner says otherwise", async () => {
  const cy = await api.person("Cy", "cy@example.org");
  const report = { RecordType: "Bounce", Type: "HardBounce", Email: "cy@example.org" };
  expect((await api.nobody.post(`/mail-reports/${"A".repeat(43)}`, report)).status).toBe(404);
  expect((await api.nobody.post(`/mail-reports/${REPORTS_KEY}`, report)).status).toBe(204);
  const batch = Array.from({ length: 500 }, () => ({ RecordType: "Delivery", Recipient: "somebody@example.org" }));
  expect((await api.nobody.post(`/mail-reports/${REPORTS_KEY}`, batch)).status).toBe(204);
  const stopped = async () => NoticeSettings.parse((await cy.get("/me/notices/settings")).body).mailStopped;
  expect(await stopped()).toBe("bounced");
  expect(api.lines.join("")).not.toContain(REPORTS_KEY);
  await cy.patch("/me/notices/settings", { mailStopped: null });
  expect(await stopped()).toBeNull();
});

it("Amazon's question whether it may report is for the operator, in the log", async () => {
  const SubscribeURL = "https://sns.eu-central-1.amazonaws.com/?Action=ConfirmSubscription&Token=1";
  const payload = JSON.stringify({ Type: "SubscriptionConfirmation", SubscribeURL });
  const asked = {
    method: "POST",
    url: `/api/v1/mail-reports/${REPORTS_KEY}`,
    headers: { "content-type": "text/plain; charset=UTF-8" },
  } as const;
  expect((await api.server.inject({ ...asked, payload })).statusCode).toBe(204);
  expect(api.lines.filter((line) => line.includes(SubscribeURL))).toHaveLength(1);
});

describe("a player", () => {
  const clock = heldClock("2026-03-02T09:00:00Z");
  const played = async () => {
    const service = { ...serviceOn(api.db, clock), noticeDelaySeconds: 600 };
    const gameId = await startedGame(service, [ada.id, await join(api.db, `Cy${Math.random()}`, { guest: true })]);
    while ((await standingOf(service, gameId)).userId !== ada.id) await move(service, gameId);
    return { service, gameId };
  };

  it("reads in the ledger what became of each notice", async () => {
    const { gameId } = await played();
    await ada.patch(`/games/${gameId}/notices`, { off: ["mail"] });
    expect((await ada.get(`/games/${gameId}/notices`)).body).toEqual({ off: ["mail"] });
    const ledger = async () =>
      Ledger.parse((await ada.get("/me/notices")).body).entries.find((entry) => entry.gameId === gameId && entry.kind === "turn");
    expect(await ledger()).toMatchObject({ game: "coal-baron", channel: "mail", state: "due", nextAt: "2026-03-02T09:10:00.000Z" });
    clock.pass(10 * MINUTE_MS);
    await deliverDue(officeOn(api.db, "smtp://127.0.0.1:9", { clock }));
    expect(await ledger()).toMatchObject({ state: "skipped", reason: "switched-off", nextAt: null });
  });

  it("reads the whole ledger page by page, also where much happened at one instant", async () => {
    const dee = await api.person("Dee");
    const { gameId } = await played();
    const rows = Array.from({ length: 130 }, (_, index) => {
      const causedAt = new Date(clock.now().getTime() - Math.floor(index / 3) * MINUTE_MS);
      const channel = ["mail", "push", "webhook"][index % 3] ?? "mail";
      return { gameId, seq: index, userId: dee.id, channel, kind: "turn", causedAt, dueAt: causedAt, nextAt: causedAt };
    });
    await api.db.notice.createMany({ data: rows });
    const read: number[] = [];
    let path: string | null = "/me/notices";
    while (path !== null) {
      const { entries, next }: Ledger = Ledger.parse((await dee.get(path)).body);
      read.push(...entries.map(({ seq }) => seq));
      path = next === null ? null : `/me/notices?before=${next}`;
    }
    expect(read.toSorted((a, b) => a - b)).toEqual(rows.map(({ seq }) => seq));
  });

  it("fetches notices as Atom and deadlines as a calendar, by an address that can be taken back", async () => {
    await change({ feeds: true });
    const { feedKey } = await settings();
    const { gameId } = await played();
    clock.pass(10 * MINUTE_MS);
    await deliverDue(officeOn(api.db, "smtp://127.0.0.1:9", { clock }));
    await api.db.gamePlayer.update({
      where: { gameId_userId: { gameId, userId: ada.id } },
      data: { deadline: new Date("2026-03-05T12:30:00Z") },
    });
    const feed = (name: string) => api.server.inject({ url: `/api/v1/feeds/${feedKey}/${name}` });
    const atom = await feed("notices.atom");
    expect(atom.headers["content-type"]).toContain("application/atom+xml");
    expect(atom.payload).toContain(`<link href="http://localhost:3000/games/${gameId}"/>`);
    const calendar = await feed("deadlines.ics");
    expect(calendar.payload).toContain("\r\nDTSTART:20260305T123000Z\r\n");
    // An end must be later than the beginning (RFC 5545, 3.8.2.2): a moment has none.
    expect(calendar.payload).not.toContain("DTEND");
    for (const line of calendar.payload.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(api.lines.join("")).not.toContain(feedKey);
    await change({ feeds: false });
    expect((await feed("notices.atom")).statusCode).toBe(404);
  });
});
