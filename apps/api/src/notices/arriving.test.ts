// Every kind of mail of a game, in every language, as it arrives at an SMTP server: its headers, and what the linter says of it.

import { withLockedGame } from "@pithead/db";
import { createTestDatabase, type TestDatabase } from "@pithead/db/testing";
import { lintMail } from "@pithead/mail/testing";
import { LOCALES, type Locale } from "@pithead/wording";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, it } from "vitest";
import { endUnrated } from "../clocks/end-unrated.ts";
import { type Inbox, startInbox } from "../jobs/testing/inbox.ts";
import { officeOn, PUBLIC_URL } from "../jobs/testing/office.ts";
import type { Received } from "../jobs/testing/received.ts";
import { createTestApi, type Person, type TestApi } from "../testing/api.ts";
import { heldClock, MINUTE_MS } from "../testing/held-clock.ts";
import { randomCommand, randomFrom } from "../testing/random-moves.ts";
import { look, move } from "../testing/tables.ts";
import { deliverDue } from "./deliver.ts";

const HOUR_MS = 60 * MINUTE_MS;
const NAMES = ["Adalbert Kowalski-Brzezinski of the Zeche", "Änne", "Cy", "Dörte"];

let base: TestDatabase;
let inbox: Inbox;
let api: TestApi;
const clock = heldClock("2026-03-02T09:00:00Z");
beforeAll(async () => {
  base = await createTestDatabase();
  [inbox, api] = await Promise.all([startInbox(), createTestApi(base, { clock })]);
});
afterAll(async () => {
  await Promise.all([inbox.stop(), api.close()]);
  await base.drop();
});

const later = async (ms: number) => {
  clock.pass(ms);
  await deliverDue(officeOn(base.db, inbox.url, { clock, bounces: "bounces@pithead.example" }));
};

let made = 0;
async function peopleOf(locale: Locale, count: number): Promise<Person[]> {
  made += 1;
  const people = await Promise.all(NAMES.slice(0, count).map((name, index) => api.person(name, `p${index}.${made}@example.org`)));
  await base.db.user.updateMany({ where: { id: { in: people.map(({ id }) => id) } }, data: { locale, timeZone: "Asia/Kolkata" } });
  return people;
}

/** An open table with everybody but the last, who is invited and takes the last seat. */
async function gameOf(game: string, people: readonly Person[]): Promise<string> {
  const [owner, ...others] = people;
  const invited = others.at(-1);
  if (owner === undefined || invited === undefined) throw new Error("Somebody is missing.");
  const pace = { kind: "each", time: 36_000, window: null };
  const { body } = await owner.post("/tables", { game, seats: people.length, pace });
  const id = body !== null && typeof body === "object" && "id" in body ? String(body.id) : "";
  const { email } = await base.db.user.findUniqueOrThrow({ where: { id: invited.id } });
  expect(await owner.post(`/tables/${id}/invitations`, { email })).toMatchObject({ status: 201 });
  for (const other of others.slice(0, -1)) await other.post(`/tables/${id}/sit`, {});
  await later(0);
  await invited.post(`/tables/${id}/sit`, {});
  await owner.post(`/games/${id}/chat`, { text: "Glück auf!" });
  return id;
}

const random = randomFrom(5);

async function makeMoves(people: readonly Person[], id: string, count: number): Promise<void> {
  for (let moved = 0; moved < count; moved++) {
    const seen = await look(api.nobody, id);
    const [seat] = seen.table.toMove;
    const player = people.find((person) => person.id === seen.table.players[seat ?? -1]?.userId);
    if (seat === undefined || player === undefined) return;
    const { view, seq } = await look(player, id);
    await move(player, id, randomCommand(seen.table.game, view, seat, random), seq);
    clock.pass(MINUTE_MS);
  }
}

it.each(LOCALES.flatMap((locale) => [["coal-baron", locale] as const, ["kohle-und-kolonie", locale] as const]))(
  "of %s in %s",
  async (game, locale) => {
    const people = await peopleOf(locale, game === "coal-baron" ? 3 : 4);
    const before = inbox.mails.length;
    const id = await gameOf(game, people);
    await later(HOUR_MS);
    await makeMoves(people, id, 12);
    await later(11 * MINUTE_MS);
    await later(5 * HOUR_MS);
    await later(3 * HOUR_MS);
    await withLockedGame(api.service, id, (locked) => endUnrated(api.service, locked));
    await later(13 * HOUR_MS);

    const mails = inbox.mails.slice(before).filter(({ headers }) => headers.get("message-id")?.includes(id));
    const kinds = new Set(mails.map(({ headers }) => /^<([\w-]+)\./.exec(headers.get("message-id") ?? "")?.[1]));
    expect(kinds).toEqual(new Set(["invited", "table-full", "turn", "reminder-50", "reminder-80", "game-over", "chat"]));
    for (const mail of mails) await expectGood(mail, id, locale);
    const ids = mails.map(({ headers }) => headers.get("message-id"));
    expect(new Set(ids).size).toBe(ids.length);
  },
  60_000,
);

/** What happened is told in the languages that games have words in. */
function languageOf(messageId: string, locale: Locale): string {
  return LOCALES.some((known) => known === locale) || /^<(chat|invited)\./.test(messageId) ? locale : "en";
}

async function expectGood(mail: Received, gameId: string, locale: Locale): Promise<void> {
  const { headers } = mail;
  const { subject = "", html = "", text = "", from, to, date } = await PostalMime.parse(mail.raw);
  const kind = headers.get("message-id") ?? "";
  expect([kind, await lintMail({ subject, html: html.trim(), text }, PUBLIC_URL)]).toEqual([kind, []]);
  expect([kind, /<html lang="(\w+)"/.exec(html)?.[1]]).toEqual([kind, languageOf(kind, locale)]);
  expect([from?.address, to?.length, date === undefined]).toEqual(["post@pithead.example", 1, false]);
  expect(headers.get("content-type")).toMatch(/^multipart\/alternative;/);
  expect(mail.raw.indexOf("text/plain; charset=utf-8")).toBeLessThan(mail.raw.indexOf("text/html; charset=utf-8"));
  expect(headers.get("message-id")).toMatch(new RegExp(`^<[\\w-]+\\.${gameId}\\.\\d+\\.[a-z0-9]+\\.[0-9a-f]{16}@pithead\\.example>$`));
  const thread = `<game.${gameId}@pithead.example>`;
  expect([headers.get("in-reply-to"), headers.get("references")]).toEqual([thread, thread]);
  expect(headers.get("list-unsubscribe")).toMatch(/^<https:\/\/pithead\.example\/api\/v1\/unsubscribe\/[a-z0-9]+\.[\w-]{43}>$/);
  expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(headers.get("auto-submitted")).toBe("auto-generated");
  expect(mail.returnPath).toMatch(/^bounces\+[a-z0-9]+-[0-9a-f]{16}@pithead\.example$/);
  for (const line of mail.raw.split("\r\n")) expect(line.length).toBeLessThanOrEqual(998);
}
