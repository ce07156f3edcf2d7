// /socket: says that something is new, never what. Survives reconnects, since `watch` answers with where the game stands.
import type { WebSocket } from "@fastify/websocket";
import { ClientMessage, GameId, type ServerMessage } from "@pithead/contracts";
import { type Database, listen } from "@pithead/db";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Asker } from "../accounts/asker.ts";
import { askerKey } from "../plugins/guards.ts";
import { ProblemError, problem } from "../routes/problem.ts";
import { type Beating, beat, POLICY_VIOLATION } from "./heartbeat.ts";
import type { Connection, Hub } from "./hub.ts";
import { createStanding, type Standing } from "./standing.ts";

const BEAT_MS = 30_000;
const MOST_WATCHED = 200;
/** For `@fastify/websocket`, which serves the whole app. */
export const LONGEST_MESSAGE_BYTES = 1024;
/** A socket that sends more within one heartbeat is closed. */
const MOST_MESSAGES = 250;
/** Of one user, in all their tabs. */
const MOST_OF_A_USER = 30;
/** Of one address of nobody signed in: behind a proxy that is not trusted that is all of them. */
const MOST_OF_AN_ADDRESS = 300;

export interface SocketOptions {
  readonly db: Database;
  readonly databaseUrl: string;
  /** Hears all news from here on. */
  readonly hub: Hub;
}

export const sockets: FastifyPluginAsync<SocketOptions> = async (app, { db, databaseUrl, hub }) => {
  const standing = createStanding(db);
  const open = new Map<WebSocket, Beating & { by: string; messages: number }>();

  const preHandler = async (request: FastifyRequest) => {
    const by = askerKey(request);
    const count = [...open.values()].filter((each) => each.by === by).length;
    if (count >= (request.asker === null ? MOST_OF_AN_ADDRESS : MOST_OF_A_USER))
      throw new ProblemError(problem("too-fast", "Too many sockets are open: close one first."));
  };

  app.get("/socket", { websocket: true, schema: { hide: true }, preHandler }, (socket, request) => {
    const { asker, log } = request;
    const beating = { socket, asker, by: askerKey(request), isAlive: true, messages: 0 };
    // One message after another: what a socket says first is done first.
    let said = Promise.resolve();
    const connection = connect(socket, asker);
    open.set(socket, beating);
    hub.open(connection);
    socket.on("pong", () => {
      beating.isAlive = true;
    });
    socket.on("message", (data) => {
      if (++beating.messages > MOST_MESSAGES) return socket.close(POLICY_VIOLATION, "Too many messages.");
      said = said
        .then(() => (open.has(socket) ? answer(standing, hub, connection, String(data)) : undefined))
        .catch((error: unknown) => {
          log.error({ err: error }, "socket message failed");
          connection.send({ type: "problem", detail: "Something broke here: try again." });
        });
    });
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      open.delete(socket);
      hub.close(connection);
    });
  });

  const catchUp = async () => {
    const seqs = await db.game.findMany({ where: { id: { in: hub.watchedGames() } }, select: { id: true, seq: true } });
    hub.catchUp(seqs);
  };
  const failed = (error: unknown) => app.log.error({ err: error }, "sockets could not be brought up to date");
  const listener = await listen(databaseUrl, hub.hear, () => void catchUp().catch(failed));
  const heart = setInterval(() => {
    for (const beating of open.values()) beating.messages = 0;
    beat(db, open.values()).catch(failed);
  }, BEAT_MS);

  app.addHook("onClose", async () => {
    clearInterval(heart);
    await listener.stop();
  });
};

function connect(socket: WebSocket, asker: Asker | null): Connection {
  return {
    userId: asker?.id ?? null,
    watched: new Set(),
    send: (message: ServerMessage) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message)),
  };
}

async function answer(standing: Standing, hub: Hub, connection: Connection, text: string): Promise<void> {
  const message = readMessage(text);
  if (message === undefined) return connection.send({ type: "problem", detail: "Not a message that is understood here." });
  const { type, game } = message;
  if (type === "unwatch") return hub.unwatch(connection, game);
  if (connection.watched.size >= MOST_WATCHED)
    return connection.send({ type: "problem", detail: `One socket watches at most ${MOST_WATCHED} games.` });
  // Watched before it is looked up, so that nothing falls between.
  hub.watch(connection, game);
  const seq = await standing(game);
  if (seq !== undefined) return connection.send({ type: "seq", game, seq });
  hub.unwatch(connection, game);
  connection.send({ type: "problem", detail: `There is no game ${game}.` });
}

function readMessage(text: string): ClientMessage | undefined {
  try {
    const message = ClientMessage.safeParse(JSON.parse(text));
    return message.success && GameId.safeParse(message.data.game).success ? message.data : undefined;
  } catch {
    return undefined;
  }
}
