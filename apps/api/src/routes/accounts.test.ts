// Accounts through the API: sessions, names, and how a guest comes to a mail address.
import { Language } from "@pithead/contracts";
import { LOCALES } from "@pithead/wording";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createTestApi, type TestApi } from "../testing/api.ts";
import { cookieOf, sessionFor } from "../testing/session.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const sessionOf = async (cookie: string) => {
  const { payload } = await api.server.inject({ url: "/api/v1/session", headers: { cookie } });
  return JSON.parse(payload).me;
};

describe("a session", () => {
  test("says who is signed in, by either of next-auth's cookies", async () => {
    const ada = await api.person("Ada", "ada@pithead.example");
    const me = { id: ada.id, name: "Ada", email: "ada@pithead.example", guest: false, language: null, timeZone: null, mailStopped: null };
    const token = await sessionFor(ada.id, 0);
    expect(await sessionOf(cookieOf(token))).toEqual(me);
    expect(await sessionOf(`__Secure-next-auth.session-token=${token}`)).toEqual(me);
    expect((await api.nobody.get("/session")).body).toEqual({ me: null });
  });

  test("that is forged, of an earlier epoch, or of nobody, is none", async () => {
    const { id } = await api.person("Bo");
    const token = await sessionFor(id, 0);
    expect(await sessionOf(cookieOf(`${token.slice(0, -4)}AAAA`))).toBeNull();
    expect(await sessionOf(cookieOf("e30.e30.e30"))).toBeNull();
    expect(await sessionOf(cookieOf(await sessionFor(id, 1)))).toBeNull();
    expect(await sessionOf(cookieOf(await sessionFor("nobody", 0)))).toBeNull();
  });

  test("ends everywhere when asked to", async () => {
    const cy = await api.person("Cy");
    expect(await cy.post("/me/sign-out-everywhere")).toMatchObject({ status: 204, body: undefined });
    expect((await cy.get("/session")).body).toEqual({ me: null });
    expect(await cy.get("/me/games")).toMatchObject({ status: 401 });
  });
});

describe("a name", () => {
  test("can be changed", async () => {
    const guest = await api.person("Guest 7");
    expect(await guest.patch("/me", { name: " Zoë 🪨 " })).toMatchObject({
      status: 200,
      body: { id: guest.id, name: "Zoë 🪨", guest: true },
    });
    expect((await guest.get("/session")).body).toMatchObject({ me: { name: "Zoë 🪨" } });
  });

  test.each(["", "   ", "x".repeat(41), "two\nlines", "nul\u0000", "half \ud83d", 7, null])("cannot be %j", async (name) => {
    const guest = await api.person("Guest 8");
    expect(await guest.patch("/me", { name })).toMatchObject({ status: 400, body: { field: "name" } });
  });
});

describe("a language", () => {
  test("is kept with the account, and can be changed", async () => {
    const guest = await api.person("Guest 9");
    expect(await guest.patch("/me/language", { language: "nl" })).toMatchObject({ status: 200, body: { language: "nl" } });
    await guest.patch("/me/language", { language: "de" });
    expect((await guest.get("/session")).body).toMatchObject({ me: { language: "de" } });
  });

  test("is one of those that everything is said in", () => {
    expect(Language.options).toEqual(LOCALES);
  });

  test.each(["fr", "", "EN", null])("cannot be %j", async (language) => {
    const guest = await api.person("Guest 10");
    expect(await guest.patch("/me/language", { language })).toMatchObject({ status: 400, body: { field: "language" } });
  });
});

describe("a guest's mail address", () => {
  const claimsOf = async (userId: string) => {
    const jobs = await api.db.$queryRaw`
      select payload from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
      where tasks.identifier = 'mail-claim' and payload ->> 'userId' = ${userId} order by jobs.id`;
    return z
      .array(z.object({ payload: z.object({ email: z.string(), token: z.string() }) }))
      .parse(jobs)
      .map(({ payload }) => payload);
  };

  test("is added by the mailed link, once", async () => {
    const guest = await api.person("Guest");
    expect(await guest.post("/me/email", { email: " Guest@Pithead.Example " })).toMatchObject({ status: 202 });
    const [claim] = await claimsOf(guest.id);
    expect(claim?.email).toBe("guest@pithead.example");
    const token = claim?.token ?? "";
    expect(JSON.stringify(await api.db.mailClaim.findMany())).not.toContain(token);

    const other = await api.person("Other");
    expect(await other.post("/me/email/confirm", { token })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("another account") },
    });
    expect(await api.nobody.post("/me/email/confirm", { token })).toMatchObject({ status: 401 });
    const confirmed = await guest.post("/me/email/confirm", { token });
    expect(confirmed).toMatchObject({ status: 200, body: { id: guest.id, email: "guest@pithead.example", guest: false } });
    expect(await guest.post("/me/email/confirm", { token })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("expired") },
    });
    expect(await guest.post("/me/email", { email: "second@pithead.example" })).toMatchObject({ status: 409 });
  });

  test("that has an account of its own is answered like any other, and never taken over", async () => {
    await api.person("Owner", "owner@pithead.example");
    const guest = await api.person("Guest");
    const free = await guest.post("/me/email", { email: "free@pithead.example" });
    const taken = await guest.post("/me/email", { email: "owner@pithead.example" });
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    const token = (await claimsOf(guest.id)).at(-1)?.token ?? "";
    expect(await guest.post("/me/email/confirm", { token })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("account of its own") },
    });
    expect((await guest.get("/session")).body).toMatchObject({ me: { email: null } });
  });

  test("is no longer added by a link that has expired", async () => {
    const guest = await api.person("Guest");
    await guest.post("/me/email", { email: "late@pithead.example" });
    await api.db.mailClaim.updateMany({ where: { userId: guest.id }, data: { expires: new Date(0) } });
    const token = (await claimsOf(guest.id))[0]?.token ?? "";
    expect(await guest.post("/me/email/confirm", { token })).toMatchObject({ status: 409 });
  });

  test("is asked for under a name that only this browser has, by which it learns what became of the mail", async () => {
    const guest = await api.person("Guest");
    const { headers } = await guest.post("/me/email", { email: "wrong@pithead.example" });
    const [, name = ""] =
      /^pithead\.mailed-link=([a-z0-9]{24}); Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax/.exec(String(headers["set-cookie"])) ?? [];
    const told = async (cookie: string) => (await api.server.inject({ url: "/api/v1/mailed-link", headers: { cookie } })).json();
    expect(await told(`pithead.mailed-link=${name}`)).toEqual({ state: "sending" });
    await api.db.mailedLink.update({ where: { id: name }, data: { state: "lost" } });
    expect(await told(`pithead.mailed-link=${name}`)).toEqual({ state: "returned" });
    expect(await told("")).toEqual({ state: null });
  });

  test("must be one, and may be tried five times an hour", async () => {
    const guest = await api.person("Guest");
    for (const email of ["", "nobody", "a@b", `${"x".repeat(250)}@b.example`, "a@b.example\r\nBcc: c@d.example"]) {
      expect(await guest.post("/me/email", { email })).toMatchObject({ status: 400, body: { field: "email" } });
    }
    for (let index = 0; index < 5; index++)
      expect(await guest.post("/me/email", { email: `try${index}@b.example` })).toMatchObject({ status: 202 });
    expect(await guest.post("/me/email", { email: "try6@b.example" })).toMatchObject({ status: 429, body: { type: "too-fast" } });
    expect(await claimsOf(guest.id)).toHaveLength(5);
  });

  test("is sent five links an hour, however many guests ask at once", async () => {
    const guests = [];
    for (let index = 0; index < 9; index++) guests.push(await api.person(`Guest ${index}`));
    const answers = await Promise.all(guests.map((guest) => guest.post("/me/email", { email: "bombed@b.example" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 202, 202, 429, 429, 429, 429]);
    expect(await api.db.mailClaim.count({ where: { email: "bombed@b.example" } })).toBe(5);
  });

  test("may be tried five times an hour in a burst too", async () => {
    const guest = await api.person("Guest");
    const tries = Array.from({ length: 9 }, (_, index) => guest.post("/me/email", { email: `burst${index}@b.example` }));
    await Promise.all(tries);
    expect(await claimsOf(guest.id)).toHaveLength(5);
  });
});

test("no address, token, session or move is ever logged", () => {
  const log = api.lines.join("");
  expect(log).toContain('"url":"/api/v1/me/email"');
  for (const secret of ["@pithead.example", "next-auth", "cookie", "token"]) expect(log).not.toContain(secret);
});
