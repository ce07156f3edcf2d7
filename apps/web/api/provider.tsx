// Holds the answers of the API for all pages of the tab.
"use client";

import type { MyGames, SessionState } from "@pithead/contracts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { DrawnFromContext } from "./drawn-from.ts";
import { keys } from "./keys.ts";
import { SocketProvider } from "./socket-provider.tsx";
import { ApiError } from "./wire.ts";

const MOST_RETRIES = 3;

interface ApiProviderProps {
  /** What the server found out already, as far as it could. */
  session: SessionState | undefined;
  games: MyGames | undefined;
  /** What time it was there, in milliseconds. */
  at: number;
  children: ReactNode;
}

export function ApiProvider({ session, games, at, children }: ApiProviderProps) {
  const [queries] = useState(() => {
    const client = new QueryClient({
      defaultOptions: {
        queries: {
          retry: (count, error) => count < MOST_RETRIES && error instanceof ApiError && isPassing(error.problem.status),
          refetchOnWindowFocus: "always",
          staleTime: 5_000,
          // What was kept is asked for without a network too.
          networkMode: "offlineFirst",
        },
        // Nothing is sent later by itself: without a network a change fails at once, and whoever made it is told.
        mutations: { networkMode: "always" },
      },
    });
    if (session) client.setQueryData(keys.session, session);
    if (games) client.setQueryData(keys.myGames, games);
    return client;
  });
  const drawnFrom = useMemo(() => ({ at, games }), [at, games]);
  return (
    <QueryClientProvider client={queries}>
      <DrawnFromContext value={drawnFrom}>
        <SocketProvider>{children}</SocketProvider>
      </DrawnFromContext>
    </QueryClientProvider>
  );
}

/** Trouble that may pass by itself: no answer, a broken one, or too many questions. */
function isPassing(status: number): boolean {
  return status === 0 || status >= 500 || status === 429;
}
