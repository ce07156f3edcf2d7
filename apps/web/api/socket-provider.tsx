// Opens the tab's socket, and marks kept answers as out of date when it says so.
"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { isHosted } from "./hosted.ts";
import { keys } from "./keys.ts";
import { type Line, openSocket, type Socket, type SocketListener } from "./socket.ts";

const SocketContext = createContext<Socket | undefined>(undefined);

export function SocketProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [socket, setSocket] = useState<Socket>();
  useEffect(() => {
    // A line that never opened: whether anybody answers at all, an answer to something small tells.
    const askWhoAnswers = () => void queries.invalidateQueries({ queryKey: keys.session });
    const opened = openSocket(() => lineTo(socketAddress(), askWhoAnswers));
    const stop = opened.listen(refresher(queries));
    const wake = () => document.visibilityState === "visible" && opened.wake();
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("online", wake);
    setSocket(opened);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("online", wake);
      stop();
      opened.close();
    };
  }, [queries]);
  return <SocketContext value={socket}>{children}</SocketContext>;
}

/** Watches games while the component stands: their answers are fetched again whenever something happens there. */
export function useWatch(...games: string[]): void {
  const socket = useContext(SocketContext);
  const names = games
    .filter((game) => !isHosted(game))
    .toSorted()
    .join(" ");
  useEffect(() => {
    if (!socket || names === "") return;
    const stops = names.split(" ").map((game) => socket.watch(game));
    return () => {
      for (const stop of stops) stop();
    };
  }, [socket, names]);
}

function refresher(queries: QueryClient): SocketListener {
  const stale = (queryKey: readonly unknown[]) => void queries.invalidateQueries({ queryKey });
  return (message) => {
    switch (message.type) {
      case "seq": {
        const known = queries.getQueryData<{ seq: number }>(keys.game(message.game));
        if (known && known.seq >= message.seq) return;
        stale(keys.game(message.game));
        stale(keys.allLogs(message.game));
        stale(keys.table(message.game));
        return;
      }
      case "table":
        stale(keys.table(message.game));
        stale(keys.game(message.game));
        stale(keys.allTables);
        stale(keys.invitations(message.game));
        return;
      case "chat":
        stale(keys.chat(message.game));
        return;
      case "games":
        stale(keys.myGames);
        return;
      case "back":
        void queries.invalidateQueries();
        return;
      case "problem":
        return;
    }
  };
}

/** The browser's WebSocket as a line: its events without their arguments. `onUnreached`: it closed before it was open. */
function lineTo(address: string, onUnreached: () => void): Line {
  const socket = new WebSocket(address);
  let wasOpen = false;
  const line: Line = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.onopen = () => {
    wasOpen = true;
    line.onopen?.();
  };
  socket.onmessage = ({ data }: MessageEvent<unknown>) => line.onmessage?.({ data });
  socket.onclose = () => {
    if (!wasOpen) onUnreached();
    line.onclose?.();
  };
  return line;
}

function socketAddress(): string {
  const { protocol, host } = window.location;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/api/v1/socket`;
}
