// Who is connected and what each watches: turns news of games into messages.
import type { ServerMessage } from "@pithead/contracts";
import type { GameNews } from "@pithead/db";

/** One open socket. */
export interface Connection {
  /** Null when nobody is signed in. */
  readonly userId: string | null;
  readonly watched: Set<string>;
  send(message: ServerMessage): void;
}

export type Hub = ReturnType<typeof createHub>;

export function createHub() {
  const connections = new Set<Connection>();
  const watchers = new Map<string, Set<Connection>>();
  const ofUser = new Map<string, Set<Connection>>();

  return {
    connections,
    watchedGames: () => [...watchers.keys()],

    open(connection: Connection): void {
      connections.add(connection);
      if (connection.userId !== null) include(ofUser, connection.userId, connection);
    },
    close(connection: Connection): void {
      connections.delete(connection);
      if (connection.userId !== null) exclude(ofUser, connection.userId, connection);
      for (const game of connection.watched) exclude(watchers, game, connection);
    },
    watch(connection: Connection, game: string): void {
      connection.watched.add(game);
      include(watchers, game, connection);
    },
    unwatch(connection: Connection, game: string): void {
      connection.watched.delete(game);
      exclude(watchers, game, connection);
    },

    hear({ kind, game, seq, users }: GameNews): void {
      const message: ServerMessage = kind === "seq" ? { type: "seq", game, seq } : { type: kind, game };
      for (const connection of watchers.get(game) ?? []) connection.send(message);
      for (const user of users) for (const connection of ofUser.get(user) ?? []) connection.send({ type: "games" });
    },
    /** After a time in which news may have been missed: `seqs` are those of the watched games now. */
    catchUp(seqs: readonly { readonly id: string; readonly seq: number }[]): void {
      for (const { id, seq } of seqs) {
        for (const connection of watchers.get(id) ?? []) {
          connection.send({ type: "table", game: id });
          connection.send({ type: "seq", game: id, seq });
        }
      }
      for (const connection of connections) if (connection.userId !== null) connection.send({ type: "games" });
    },
  };
}

function include(map: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const set = map.get(key) ?? new Set();
  map.set(key, set.add(connection));
}

function exclude(map: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const set = map.get(key);
  set?.delete(connection);
  if (set?.size === 0) map.delete(key);
}
