// For tests: a server to which notices are posted, and games of whose turns it hears.
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { Database } from "@pithead/db";
import { onTestFinished } from "vitest";
import { officeOn } from "../../../jobs/testing/office.ts";
import { join, serviceOn, standingOf, startedGame } from "../../../jobs/testing/players.ts";
import { heldClock, MINUTE_MS } from "../../../testing/held-clock.ts";
import { portOf } from "../../../testing/port.ts";
import { deliverDue } from "../../deliver.ts";
import type { Channel } from "../../kinds.ts";

export interface Heard {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** How a listener answers at the time: with a status, or not at all. `after`: how long it wants to be left alone. */
export interface Answers {
  now: number | "silence";
  readonly after?: string;
}

/** A server that keeps what it is sent, until the test is over. */
async function listener(answers: Answers): Promise<{ heard: Heard[]; url: string }> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      heard.push({ headers: request.headers, body: Buffer.concat(chunks) });
      const headers = { location: "http://127.0.0.1:1/", ...(answers.after !== undefined && { "retry-after": answers.after }) };
      if (answers.now === "silence") request.socket.destroy();
      else response.writeHead(answers.now, headers).end("an answer nobody reads");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { heard, url: `http://127.0.0.1:${portOf(server.address())}` };
}

/** A game of two guests who are told by `channel`, in which one has just been asked. `ready`: gives them what that needs, at the listener's address. */
export async function askedBy(
  db: Database,
  channel: Channel,
  answers: Answers,
  ready: (users: readonly string[], url: string) => Promise<unknown>,
  names: readonly string[] = ["Ada", "Bo"],
) {
  const clock = heldClock("2026-03-02T09:00:00Z");
  const service = { ...serviceOn(db, clock), noticeDelaySeconds: 600 };
  await db.notice.deleteMany();
  const { heard, url } = await listener(answers);
  const users = await Promise.all(names.map((name) => join(db, name, { guest: true })));
  await ready(users, url);
  const gameId = await startedGame(service, users);
  const { userId, seq } = await standingOf(service, gameId);
  await db.notice.deleteMany({ where: { kind: "table-full" } });
  const office = officeOn(db, "smtp://127.0.0.1:9", { clock });
  /** So many minutes later, everything due is sent. */
  const later = async (minutes: number) => {
    clock.pass(minutes * MINUTE_MS);
    await deliverDue(office);
  };
  const row = () => db.notice.findFirst({ where: { gameId, userId, seq, channel, kind: "turn" } });
  return { service, gameId, userId, seq, heard, later, row };
}
