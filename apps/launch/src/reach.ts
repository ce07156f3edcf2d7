// Whether a port is free, and whether something answers at an address.
import { get } from "node:http";
import { connect, createServer } from "node:net";
import { messageOf, Stop } from "./say.ts";

/** @throws Stop naming the variable when another program listens on the port already. */
export async function requireFreePort(name: string, port: number, host: string): Promise<void> {
  const problem = await listenOnce(port, host);
  if (problem === "EADDRINUSE")
    throw new Stop(`${name} ${port} is in use by another program: stop that one, or set ${name} to a free port.`);
  if (problem !== undefined)
    throw new Stop(`${name} ${port} cannot be listened on at ${host} (${problem}): set ${name} or HOST differently.`);
}

/** A port of 127.0.0.1 that nothing listens on just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (address !== null && typeof address === "object" ? resolve(address.port) : reject(new Error("No port."))));
    });
  });
}

/** @throws Stop naming the variable when nothing accepts connections at the address it holds. */
export async function requireReachable(name: string, address: string, defaultPort: number): Promise<void> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, "") || "localhost";
  const port = url.port === "" ? defaultPort : Number(url.port);
  // A Postgres address may name a folder of Unix sockets instead of a host.
  if (url.searchParams.get("host")?.startsWith("/")) return;
  try {
    await connectOnce(host, port);
  } catch (error) {
    throw new Stop(`${name} cannot be reached: nothing answers at ${host}:${port} (${messageOf(error)}).`);
  }
}

/** Waits until `address` answers with a success. @throws the signal's reason when it is aborted first. */
export async function untilAnswers(address: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const status = await statusOf(address, signal);
    if (status !== undefined && status < 400) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The status that the address answers with; undefined when it does not. Keeps no connection, for which a server that stops would wait. */
function statusOf(address: string, signal: AbortSignal): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = get(address, { agent: false, signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]) }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.once("error", () => resolve(undefined));
  });
}

function listenOnce(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

function connectOnce(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      socket.destroy();
      reject(new Error(error.code ?? error.message));
    };
    const done = () => {
      socket.destroy();
      resolve();
    };
    const socket = connect({ host, port }, done);
    socket.once("error", fail);
    socket.setTimeout(10_000, () => fail(new Error("no answer within 10 s")));
  });
}
