// Pictures of boards: in mails as their readers see them, at an address as anybody does.
import { createTestDatabase, type TestDatabase } from "@pithead/db/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Inbox, startInbox } from "../jobs/testing/inbox.ts";
import { officeOn, silent } from "../jobs/testing/office.ts";
import { move as firstMove, join, serviceOn, startedGame } from "../jobs/testing/players.ts";
import { deliverDue } from "../notices/deliver.ts";
import { createTestApi, type TestApi } from "../testing/api.ts";
import { look, move, startTable } from "../testing/tables.ts";
import { createPainter, type Painter } from "./painter.ts";

let base: TestDatabase;
let api: TestApi;
let painter: Painter;
beforeAll(async () => {
  base = await createTestDatabase();
  api = await createTestApi(base);
  painter = createPainter({});
});
afterAll(async () => {
  await painter.stop();
  await api.close();
  await base.drop();
});

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

async function picture(id: string, query = "", headers: Record<string, string> = {}) {
  const {
    statusCode,
    rawPayload,
    headers: answered,
  } = await api.server.inject({ url: `/api/v1/games/${id}/picture.png${query}`, headers });
  return { status: statusCode, bytes: rawPayload, headers: answered, text: rawPayload.toString("utf8") };
}

async function table(game = "coal-baron", names = ["Ada", "Bo", "Cy"]) {
  const people = await Promise.all(names.map((name) => api.person(name)));
  const { id, seats } = await startTable(people, game);
  const draft = async () => {
    const at = await look(api.nobody, id);
    const asked = seats[at.table.toMove[0] ?? 0];
    if (asked === undefined || !("draft" in at.view) || !Array.isArray(at.view.draft)) throw new Error("Nobody drafts.");
    expect(await move(asked, id, { type: "draft", order: at.view.draft[0] }, at.seq)).toMatchObject({ status: 201 });
  };
  return { id, seats, draft };
}

describe("the picture at an address", () => {
  test.each([
    ["coal-baron", 3],
    ["kohle-und-kolonie", 4],
  ])("is a PNG of the board of %s, 1200 pixels wide", async (game, seats) => {
    const { id } = await table(game, ["Ada", "Bo", "Cy", "Dee"].slice(0, seats));
    const { status, headers, bytes } = await picture(id);
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([200, "image/png", "public, no-cache"]);
    expect(bytes.subarray(0, 8)).toEqual(PNG);
    expect(bytes.readUInt32BE(16)).toBe(1200);
    expect(bytes.readUInt32BE(20)).toBeGreaterThan(800);
  });

  test("is the same for a player as for anybody, at every move as it was, by day or by night", async () => {
    const { id, seats, draft } = await table();
    const before = await picture(id);
    await draft();
    const after = await picture(id);
    expect(after.bytes.equals(before.bytes)).toBe(false);
    expect((await picture(id, "?at=0")).bytes.equals(before.bytes)).toBe(true);
    expect((await picture(id, "?at=1", { cookie: seats[0]?.cookie.cookie ?? "" })).bytes.equals(after.bytes)).toBe(true);
    expect((await picture(id, "?theme=night")).bytes.equals(after.bytes)).toBe(false);
    expect((await picture(id, "?lang=de")).bytes.equals(after.bytes)).toBe(false);
  });

  test("is kept by those who have it: asked for by its tag, it is not sent again until the game has moved on", async () => {
    const { id, draft } = await table();
    const { headers } = await picture(id);
    const tag = String(headers.etag);
    expect(await picture(id, "", { "if-none-match": tag })).toMatchObject({ status: 304, text: "" });
    expect((await picture(id, "?at=0")).headers).toMatchObject({ etag: tag, "cache-control": "public, max-age=86400" });
    await draft();
    expect(await picture(id, "", { "if-none-match": tag })).toMatchObject({ status: 200 });
  });

  test.each([
    ["?at=9", 404, "The game is at move 0 so far."],
    ["?at=-1", 400, "at"],
    ["?at=x", 400, "at"],
    ["?at=1.5", 400, "at"],
    ["?theme=dusk", 400, "theme"],
  ])("%s is refused by a problem that says why", async (query, status, said) => {
    const { id } = await table();
    const answer = await picture(id, query);
    expect([answer.status, answer.headers["content-type"]]).toEqual([status, "application/problem+json; charset=utf-8"]);
    expect(answer.text).toContain(said);
  });

  test("there is none of a table that has not started, of a game without drawings, of no game", async () => {
    const owner = await api.person("Ada");
    const open = await owner.post("/tables", { game: "coal-baron", seats: 2 });
    const { id } = JSON.parse(open.text);
    expect((await picture(id)).status).toBe(409);
    const lamps = await table("lamps", ["Ada", "Bo"]);
    expect(await picture(lamps.id)).toMatchObject({ status: 404 });
    expect((await picture("0000000000")).status).toBe(404);
  });

  test("is painted so many times a minute for one asker, and no more", async () => {
    const { id } = await table();
    const { headers } = await picture(id);
    expect(headers["x-ratelimit-limit"]).toBe("60");
  });
});

describe("the card of a result", () => {
  async function card(id: string, query = "", headers: Record<string, string> = {}) {
    const answer = await api.server.inject({ url: `/api/v1/games/${id}/result.png${query}`, headers });
    return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers, text: answer.rawPayload.toString("utf8") };
  }

  test("there is one of a finished game alone: 1200 by 630, in every language, kept by those who have it", async () => {
    const { id, seats } = await table();
    expect(await card(id)).toMatchObject({ status: 409, text: expect.stringContaining("no result yet") });
    for (const [seat, { id: userId }] of seats.entries())
      await base.db.gamePlayer.update({ where: { gameId_userId: { gameId: id, userId } }, data: { rank: seat + 1, score: 90 - seat } });
    await base.db.game.update({ where: { id }, data: { status: "finished", finishedAt: new Date("2026-03-02T12:00:00Z") } });

    const english = await card(id);
    expect([english.status, english.headers["content-type"], english.headers["cache-control"]]).toEqual([
      200,
      "image/png",
      "public, max-age=86400",
    ]);
    expect([english.bytes.readUInt32BE(16), english.bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect((await card(id, "?lang=nl")).bytes.equals(english.bytes)).toBe(false);
    expect(await card(id, "", { "if-none-match": String(english.headers.etag) })).toMatchObject({ status: 304, text: "" });
    expect(await card(id, "?lang=fr")).toMatchObject({ status: 400, text: expect.stringContaining("lang") });
  });

  test("there is none of a game without drawings, nor of no game", async () => {
    const lamps = await table("lamps", ["Ada", "Bo"]);
    expect((await card(lamps.id)).status).toBe(404);
    expect((await card("0000000000")).status).toBe(404);
  });
});

describe("the picture in a mail", () => {
  let inbox: Inbox;
  beforeAll(async () => {
    inbox = await startInbox();
    return () => inbox.stop();
  });

  async function asked(office: Parameters<typeof deliverDue>[0]) {
    await base.db.notice.deleteMany();
    const service = serviceOn(base.db);
    const users = await Promise.all(["Eve", "Fay"].map((name) => join(base.db, `${name}${Date.now()}${Math.random()}`)));
    const gameId = await startedGame(service, users);
    await base.db.notice.deleteMany({ where: { kind: "started" } });
    await firstMove(service, gameId);
    const before = inbox.mails.length;
    await deliverDue(office);
    return inbox.mails[before];
  }

  test("is attached and shown in its place, with words for those who do not see it", async () => {
    const mail = await asked(officeOn(base.db, inbox.url, { painter }));
    const shown = /<img[^>]* src="cid:([^"]+)"[^>]*>/.exec(mail?.html ?? "");
    const png = mail?.pictures.get(shown?.[1] ?? "");
    expect(png?.subarray(0, 8)).toEqual(PNG);
    expect(png?.readUInt32BE(16)).toBe(1200);
    expect(shown?.[0]).toContain('alt="Picture of the board. The draft. Workers stand on 0 of ');
    expect(mail?.text).toContain("Picture of the board. The draft. ");
    expect(mail?.raw).toMatch(/Content-Disposition: inline/);
  });

  test("is left out where it cannot be painted: the mail is sent all the same", async () => {
    const log = silent();
    const broken = createPainter({});
    await broken.stop();
    const mail = await asked(officeOn(base.db, inbox.url, { painter: broken, log }));
    expect(mail?.text).toMatch(/^Your move, /);
    expect(mail?.html).not.toContain("<img");
    expect(log.lines.join()).toContain("A mail goes without its picture.");
  });
});
