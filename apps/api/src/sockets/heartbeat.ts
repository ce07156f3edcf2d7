// The heartbeat: sockets that no longer answer, or whose session has ended, are closed.

import type { WebSocket } from "@fastify/websocket";
import type { Database } from "@pithead/db";
import type { Asker } from "../accounts/asker.ts";

/** RFC 6455: the peer broke a rule of ours. */
export const POLICY_VIOLATION = 1008;

export interface Beating {
  readonly socket: WebSocket;
  readonly asker: Asker | null;
  /** Whether the last ping was answered. */
  isAlive: boolean;
}

/** One beat over all open sockets, with one query whatever their number. */
export async function beat(db: Database, open: Iterable<Beating>): Promise<void> {
  const sockets = [...open];
  for (const each of sockets) {
    if (!each.isAlive) each.socket.terminate();
    each.isAlive = false;
    each.socket.ping();
  }
  const ids = [...new Set(sockets.flatMap(({ asker }) => (asker === null ? [] : [asker.id])))];
  if (ids.length === 0) return;
  const users = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, sessionEpoch: true } });
  const epochs = new Map(users.map(({ id, sessionEpoch }) => [id, sessionEpoch]));
  for (const { socket, asker } of sockets) {
    if (asker !== null && epochs.get(asker.id) !== asker.sessionEpoch) socket.close(POLICY_VIOLATION, "Signed out.");
  }
}
