// The tab's one socket: says which games are watched, hears what is new, comes back by itself when it is cut off.
import type { ClientMessage, ServerMessage } from "@pithead/contracts";
import { backoff } from "./backoff.ts";

export type SocketListener = (message: ServerMessage | { type: "back" }) => void;

/** What the socket needs of the platform; the browser's `WebSocket` fits. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Socket {
  /** Hears about one game until the returned function is called. Several may watch the same game. */
  watch(game: string): () => void;
  /** Hears every message; `back` when the line is up again after a cut, so that what was missed can be fetched. */
  listen(listener: SocketListener): () => void;
  /** Tries at once, if the line is down: the tab is looked at again, or the network is back. */
  wake(): void;
  close(): void;
}

export function openSocket(connect: () => Line, random: () => number = Math.random): Socket {
  const watched = new Map<string, number>();
  const listeners = new Set<SocketListener>();
  let line: Line | undefined;
  let up = false;
  let attempt = 0;
  let wasCut = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  const say = (message: ClientMessage) => {
    if (up) line?.send(JSON.stringify(message));
  };
  const tell = (message: Parameters<SocketListener>[0]) => {
    for (const listener of listeners) listener(message);
  };

  function dial(): void {
    clearTimeout(retry);
    const mine = connect();
    line = mine;
    mine.onopen = () => {
      up = true;
      attempt = 0;
      for (const game of watched.keys()) say({ type: "watch", game });
      if (wasCut) tell({ type: "back" });
    };
    mine.onmessage = ({ data }) => {
      const message = messageIn(data);
      if (message) tell(message);
    };
    mine.onclose = () => {
      if (line !== mine || over) return;
      line = undefined;
      up = false;
      wasCut = true;
      retry = setTimeout(dial, backoff(attempt++, random()));
    };
  }

  dial();
  return {
    watch(game) {
      const count = watched.get(game) ?? 0;
      watched.set(game, count + 1);
      if (count === 0) say({ type: "watch", game });
      let watching = true;
      return () => {
        if (!watching) return;
        watching = false;
        const left = (watched.get(game) ?? 1) - 1;
        if (left > 0) watched.set(game, left);
        else {
          watched.delete(game);
          say({ type: "unwatch", game });
        }
      };
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wake() {
      if (!line && !over) dial();
    },
    close() {
      over = true;
      clearTimeout(retry);
      line?.close();
    },
  };
}

function messageIn(data: unknown): ServerMessage | undefined {
  if (typeof data !== "string") return undefined;
  try {
    const message: unknown = JSON.parse(data);
    return typeof message === "object" && message !== null && "type" in message ? (message as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}
