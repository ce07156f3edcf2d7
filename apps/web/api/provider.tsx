// Holds the answers of the API for all pages of the tab.
"use client";

import type { SessionState } from "@pithead/contracts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { keys } from "./keys.ts";
import { SocketProvider } from "./socket-provider.tsx";
import { ApiError } from "./wire.ts";

const MOST_RETRIES = 3;

/** `session`: what the server found out already; undefined when it could not. */
export function ApiProvider({ session, children }: { session: SessionState | undefined; children: ReactNode }) {
  const [queries] = useState(() => {
    const client = new QueryClient({
      defaultOptions: {
        queries: {
          retry: (count, error) => count < MOST_RETRIES && error instanceof ApiError && isPassing(error.problem.status),
          refetchOnWindowFocus: "always",
          staleTime: 5_000,
        },
      },
    });
    if (session) client.setQueryData(keys.session, session);
    return client;
  });
  return (
    <QueryClientProvider client={queries}>
      <SocketProvider>{children}</SocketProvider>
    </QueryClientProvider>
  );
}

/** Trouble that may pass by itself: no answer, a broken one, or too many questions. */
function isPassing(status: number): boolean {
  return status === 0 || status >= 500 || status === 429;
}
