// Sockets through two processes on one database: what one does, the other's sockets hear of.
import { once } from "node:events";
import type { ServerMessage } from "@pithead/contracts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { createTestApi, type Person, type TestApi } from "../testing/api.ts";
import { PUBLIC_URL } from "../testing/session.ts";
import { move, startTable } from "../testing/tables.ts";

let here: TestApi;
let there: TestApi;
let ada: Person;
let bo: Person;
beforeAll(async () => {
  here = await createTestApi();
  there = await createTestApi(here.database);
  for (const { server } of [here, there]) await server.listen({ host: "127.0.0.1", port: 0 });
  [ada, bo] = [await here.person("Ada"), await here.person("Bo")];
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const LIGHT = { type: "light", lamps: [] };

function addressOf({ server }: TestApi): string {
  const [address] = server.addresses();
  if (typeof address !== "object") throw new Error("The server does not listen.");
  return `ws://127.0.0.1:${address.port}/api/v1/socket`;
}

/** An open socket to one process, and what it hears. */
async function openSocket(api: TestApi, person?: Pick<Person, "cookie">) {
  const heard: ServerMessage[] = [];
  const waiting: (() => void)[] = [];
  const socket = new WebSocket(addressOf(api), { headers: { ...person?.cookie, origin: PUBLIC_URL } });
  socket.on("message", (data: Buffer) => {
    heard.push(JSON.parse(String(data)));
    for (const go of waiting.splice(0)) go();
  });
  await once(socket, "open");
  return {
    socket,
    heard,
    say: (message: object | string) => socket.send(typeof message === "string" ? message : JSON.stringify(message)),
    until: async (expected: object) => {
      while (!heard.some((message) => Object.entries(expected).every(([name, value]) => Object(message)[name] === value))) {
        await new Promise<void>((go) => waiting.push(go));
      }
    },
  };
}

describe("a socket", () => {
  test("that watches is answered with where the game stands, and hears of each move through another process", async () => {
    const {
      id,
      seats: [first = ada],
    } = await startTable([ada, bo]);
    const spectator = await openSocket(there);
    spectator.say({ type: "watch", game: id });
    await spectator.until({ type: "seq", seq: 0 });
    await move(first, id, LIGHT, 0);
    await spectator.until({ type: "seq", game: id, seq: 1 });
    // Where it stood may be said twice: as the answer, and as the news of the start.
    const said = [...new Set(spectator.heard.map((message) => JSON.stringify(message)))];
    expect(said.map((message) => JSON.parse(message))).toEqual([
      { type: "seq", game: id, seq: 0 },
      { type: "seq", game: id, seq: 1 },
    ]);
    spectator.socket.terminate();
  });

  test("watches several games, and no longer those it leaves", async () => {
    const [one, two] = [await startTable([ada, bo]), await startTable([ada, bo])];
    const spectator = await openSocket(there);
    for (const { id } of [one, two]) spectator.say({ type: "watch", game: id });
    await spectator.until({ game: one.id, seq: 0 });
    await spectator.until({ game: two.id, seq: 0 });
    spectator.say({ type: "unwatch", game: one.id });
    spectator.say("done");
    await spectator.until({ type: "problem" });
    await move(one.seats[0] ?? ada, one.id, LIGHT, 0);
    await move(two.seats[0] ?? ada, two.id, LIGHT, 0);
    await spectator.until({ game: two.id, seq: 1 });
    expect(spectator.heard).not.toContainEqual({ type: "seq", game: one.id, seq: 1 });
    spectator.socket.terminate();
  });

  test("of a player hears that their lists have changed, wherever they look; others' do not", async () => {
    const eve = await here.person("Eve");
    const [mine, other] = [await openSocket(there, ada), await openSocket(there, eve)];
    const {
      id,
      seats: [first = ada],
    } = await startTable([ada, bo]);
    await mine.until({ type: "games" });
    mine.heard.length = 0;
    await move(first, id, LIGHT, 0);
    await mine.until({ type: "games" });
    other.say({ type: "watch", game: id });
    await other.until({ type: "seq", seq: 1 });
    expect(other.heard).not.toContainEqual({ type: "games" });
    for (const { socket } of [mine, other]) socket.terminate();
  });

  test("hears who sits down, leaves and starts at a table it watches", async () => {
    const opened = await ada.post("/tables", { game: "lamps", seats: 3 });
    const { id } = Object(opened.body);
    const spectator = await openSocket(there);
    spectator.say({ type: "watch", game: id });
    await spectator.until({ type: "seq" });
    await bo.post(`/tables/${id}/sit`, {});
    await spectator.until({ type: "table", game: id });
    spectator.heard.length = 0;
    await ada.post(`/tables/${id}/start`);
    await spectator.until({ type: "seq", game: id, seq: 0 });
    spectator.socket.terminate();
  });

  test("hears what it missed when its process had lost the database's ear", async () => {
    const {
      id,
      seats: [first = ada],
    } = await startTable([ada, bo]);
    const [spectator, player] = [await openSocket(there), await openSocket(there, bo)];
    spectator.say({ type: "watch", game: id });
    await spectator.until({ type: "seq", seq: 0 });
    player.heard.length = 0;
    await here.db
      .$queryRaw`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pithead listener' and datname = current_database()`;
    await move(first, id, LIGHT, 0);
    await spectator.until({ type: "seq", seq: 1 });
    await player.until({ type: "games" });
    for (const { socket } of [spectator, player]) socket.terminate();
  });

  test.each([
    "",
    "{}",
    "[1]",
    '{"type":"watch","game":"abcdefghij","more":1}',
    '{"type":"watch","game":"../../etc"}',
    '{"type":"watch","game":"nosuchgame"}',
  ])("that says %s is told of a problem and stays open", async (text) => {
    const socket = await openSocket(here);
    socket.say(text);
    await socket.until({ type: "problem" });
    expect(socket.socket.readyState).toBe(socket.socket.OPEN);
    socket.socket.terminate();
  });

  test("that says too much at once is closed", async () => {
    const { socket, say } = await openSocket(here);
    const closed = once(socket, "close");
    say("x".repeat(2000));
    expect((await closed)[0]).toBe(1009);
  });

  test("is answered in the order in which it spoke", async () => {
    const { id } = await startTable([ada, bo]);
    const { socket, say, heard, until } = await openSocket(here);
    for (let index = 0; index < 20; index++) {
      say({ type: "watch", game: "nosuchgame" });
      say("not a message");
    }
    say({ type: "watch", game: id });
    await until({ type: "seq", game: id });
    const looked = heard.flatMap((message) => (message.type === "problem" ? [message.detail.includes("understood")] : []));
    expect(looked).toEqual(Array.from({ length: 20 }, () => [false, true]).flat());
    socket.terminate();
  });

  test("that says too many things is closed", async () => {
    const { socket, say } = await openSocket(here);
    const closed = once(socket, "close");
    for (let index = 0; index <= 250; index++) say("x");
    expect((await closed)[0]).toBe(1008);
  });

  test("beyond those that one user may have open is refused, and let in again when one is closed", async () => {
    const cy = await here.person("Cy");
    const { clients } = here.server.websocketServer;
    for (let index = 0; index < 30; index++) await openSocket(here, cy);
    const one = [...clients].at(-1);
    if (one === undefined) throw new Error("Nobody is connected.");
    await expect(openSocket(here, cy)).rejects.toThrow("429");
    for (const person of [ada, undefined]) (await openSocket(here, person)).socket.terminate();
    const closed = once(one, "close");
    one.terminate();
    await closed;
    await openSocket(here, cy);
    for (const client of clients) client.terminate();
  });

  test("from another site is refused", async () => {
    const socket = new WebSocket(addressOf(here), { headers: { ...ada.cookie, origin: "https://evil.example" } });
    await expect(once(socket, "open")).rejects.toThrow("403");
  });
});
