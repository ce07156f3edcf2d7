// The heartbeat: sockets that no longer answer, or whose session has ended, are closed.

import type { WebSocket } from "@fastify/websocket";
import type { Database } from "@pithead/db";
import type { Asker } from "../accounts/asker.ts";
import { stillGood } from "../accounts/still-good.ts";

/** RFC 6455: the peer broke a rule of ours. */
export const POLICY_VIOLATION = 1008;

export interface Beating {
  readonly socket: WebSocket;
  readonly asker: Asker | null;
  /** Whether the last ping was answered. */
  isAlive: boolean;
}

/** One beat over all open sockets, with few queries whatever their number. */
export async function beat(db: Database, open: Iterable<Beating>): Promise<void> {
  const sockets = [...open];
  for (const each of sockets) {
    if (!each.isAlive) each.socket.terminate();
    each.isAlive = false;
    each.socket.ping();
  }
  const good = await stillGood(
    db,
    sockets.flatMap(({ asker }) => asker ?? []),
  );
  for (const { socket, asker } of sockets) {
    if (asker !== null && !good.has(asker)) socket.close(POLICY_VIOLATION, "Signed out.");
  }
}
