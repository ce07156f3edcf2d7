// Notices that are posted: signed, as each service reads them, tried again, switched off after a day, and never into a private network.
import { createHmac } from "node:crypto";
import { createTestDatabase, type TestDatabase } from "@pithead/db/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PUBLIC_URL } from "../../jobs/testing/office.ts";
import { move } from "../../jobs/testing/players.ts";
import { isPublic, post } from "../outbound.ts";
import { type Answers, askedBy } from "./testing/listener.ts";
import { webhookProblem } from "./webhook-address.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.drop());

/** A game in which somebody with a webhook is asked, and has just become due. */
async function asked(style: string, answers: Answers = { now: 204 }) {
  const { db } = base;
  const hooks = (users: readonly string[], url: string) =>
    db.webhook.createMany({ data: users.map((userId) => ({ userId, url: `${url}/hook`, style, secret: "hush" })) });
  const game = await askedBy(db, "webhook", answers, hooks, ["<@Ada>", "Bo*"]);
  return { ...game, hook: () => db.webhook.findUniqueOrThrow({ where: { userId: game.userId } }), answers };
}

describe("a posted notice", () => {
  it("is plain JSON with a signature over its id, its time and its words", async () => {
    const { gameId, seq, heard, later, row } = await asked("json");
    await later(10);
    const [{ headers, body } = { headers: {}, body: Buffer.of() }] = heard;
    expect(JSON.parse(body.toString())).toMatchObject({
      kind: "turn",
      game: { id: gameId, url: `${PUBLIC_URL}/games/${gameId}`, deadline: null },
      others: [],
    });
    expect(headers["webhook-id"]).toBe(`turn.${gameId}.${seq}`);
    const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
    expect(headers["webhook-signature"]).toBe(`v1,${createHmac("sha256", "hush").update(signed).digest("base64")}`);
    expect(await row()).toMatchObject({ state: "sent", attempts: 1 });
  });

  it.each(["discord", "slack"])("is said as %s says things, and names are no markup", async (style) => {
    const { gameId, heard, later } = await asked(style);
    await later(10);
    const said: { content?: string; text?: string } = JSON.parse(heard[0]?.body.toString() ?? "{}");
    const words = said.content ?? said.text ?? "";
    expect(words).toContain(`${PUBLIC_URL}/games/${gameId}`);
    expect(words).not.toMatch(/<@Ada>|(?<!\\)Bo\*\*/);
  });

  it("is tried again with growing patience, and the address is switched off after a day", async () => {
    const { heard, later, row, hook, answers } = await asked("json", { now: 500 });
    await later(10);
    expect(await row()).toMatchObject({ state: "due", reason: "try-again", error: "HTTP 500", nextAt: new Date("2026-03-02T09:10:10Z") });
    expect(await hook()).toMatchObject({ error: "HTTP 500", failingSince: new Date("2026-03-02T09:10:00Z"), offAt: null });
    for (let hour = 0; hour < 25; hour++) await later(60);
    expect(await hook()).toMatchObject({ offAt: expect.any(Date) });
    expect(["failed", "skipped"]).toContain((await row())?.state);
    const tries = heard.length;
    answers.now = 204;
    await later(600);
    expect(heard).toHaveLength(tries);
  });

  it("is not sent to an address that was switched off, and says so", async () => {
    const { service, gameId, userId, seq, heard, later, row } = await asked("json");
    await base.db.webhook.update({ where: { userId }, data: { offAt: service.clock.now() } });
    await later(10);
    expect(await row()).toMatchObject({ state: "skipped", reason: "webhook-off" });
    expect(heard).toEqual([]);
    await move(service, gameId);
    const next = { gameId, seq: { gt: seq }, channel: "webhook", kind: "turn" } as const;
    expect(await base.db.notice.count({ where: next })).toBe(1);
  });

  it.each([
    ["120", "2026-03-02T09:12:00Z"],
    ["2", "2026-03-02T09:10:10Z"],
    ["86400", "2026-03-02T10:10:00Z"],
    ["soon", "2026-03-02T09:10:10Z"],
  ])("leaves a server alone that asks for it, an hour at most (%s)", async (after, nextAt) => {
    const { later, row } = await asked("discord", { now: 429, after });
    await later(10);
    expect(await row()).toMatchObject({ state: "due", error: "HTTP 429", nextAt: new Date(nextAt) });
  });

  it("follows no redirect", async () => {
    const { heard, later, row } = await asked("json", { now: 302 });
    await later(10);
    expect(heard).toHaveLength(1);
    expect(await row()).toMatchObject({ state: "due", error: "HTTP 302" });
  });
});

describe("addresses", () => {
  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.31.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "2002:a00:1::",
    "ff02::1",
    "localhost",
  ])("%s is not on the public internet", (address) => expect(isPublic(address)).toBe(false));

  it.each(["1.1.1.1", "172.32.0.1", "2606:4700::1111"])("%s is", (address) => expect(isPublic(address)).toBe(true));

  it.each(["http://127.0.0.1:9/", "http://[::1]:9/", "http://localhost:9/", "http://2130706433/", "http://[::ffff:127.0.0.1]/"])(
    "%s is refused before anything is sent",
    async (url) => {
      expect(await post(url, {}, "")).toEqual({ fault: "private-address", status: null, leaveAlone: 0 });
    },
  );

  it("must be safe, plain, and the service's own", () => {
    expect(webhookProblem("https://example.org/hook", "json")).toBeUndefined();
    expect(webhookProblem("http://example.org/hook", "json")).toContain("https");
    expect(webhookProblem("https://ada:pw@example.org/hook", "json")).toContain("password");
    expect(webhookProblem("https://example.org:22/hook", "json")).toContain("port");
    expect(webhookProblem("https://example.org/hook", "discord")).toContain("discord.com");
    expect(webhookProblem("https://hooks.slack.com/services/x", "slack")).toBeUndefined();
    expect(webhookProblem("nowhere", "json")).toContain("address");
  });
});
