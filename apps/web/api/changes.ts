// What pages change through the API; kept answers are brought up to date with what comes back.
"use client";

import type { BallotChoice, BotLevel, ChangeStandingOrders, CreateTable, SubmitMove, Table } from "@pithead/contracts";
import { onlineManager, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "./browser.ts";
import { keys } from "./keys.ts";
import { ApiError } from "./wire.ts";

const MOST_RETRIES = 3;

export function useCreateTable() {
  const queries = useQueryClient();
  return useMutation({ mutationFn: (table: CreateTable) => api.createTable(table), onSuccess: (table) => keep(queries, table) });
}

export function useSit(id: string) {
  return useTableChange((clientSeed: string) => api.sit(id, clientSeed));
}

export function useLeave(id: string) {
  return useTableChange(() => api.leave(id));
}

export function useStart(id: string) {
  return useTableChange(() => api.start(id));
}

export function useSeatBot(id: string) {
  return useTableChange((level: BotLevel) => api.seatBot(id, level));
}

export function useRemove(id: string) {
  return useTableChange((userId: string) => api.remove(id, userId));
}

/** Sends a move. The same `key` may be sent again after a cut: it moves once. */
export function useMove(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (move: SubmitMove) => api.move(id, move),
    retry: (count, error) => count < MOST_RETRIES && isUnreached(error) && onlineManager.isOnline(),
    onSettled: async (_moved, error) => {
      void queries.invalidateQueries({ queryKey: keys.myGames });
      void queries.invalidateQueries({ queryKey: keys.allLogs(id) });
      const fresh = queries.invalidateQueries({ queryKey: keys.game(id) });
      if (!isUnreached(error)) await fresh;
    },
  });
}

/** Sets or cancels the asker's own standing orders. */
export function useChangeStandingOrders(id: string, seq: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: ChangeStandingOrders) => api.changeStandingOrders(id, change),
    onSuccess: (orders) => queries.setQueryData(keys.standingOrders(id, seq), orders),
  });
}

/** Tells how far the asker has looked, and whether with a hand at the page. */
export function useSeen(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ seq, atHand }: { seq: number; atHand: boolean }) => api.seen(id, seq, atHand),
    onSuccess: () => void queries.invalidateQueries({ queryKey: keys.myGames }),
  });
}

/** What players do about bots that play on for them or for others. */
type Substitution = { do: "leave-to-bot" } | { do: "come-back" } | { do: "replace"; seat: number };

export function useSubstitutes(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wanted: Substitution) => {
      switch (wanted.do) {
        case "leave-to-bot":
          return api.leaveToBot(id);
        case "come-back":
          return api.comeBack(id);
        case "replace":
          return api.replaceAbsent(id, wanted.seat);
      }
    },
    onSettled: () => {
      for (const queryKey of [keys.game(id), keys.myGames]) void queries.invalidateQueries({ queryKey });
    },
  });
}

export function useAskForAnalysis(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.askForAnalysis(id),
    onSuccess: (analysis) => queries.setQueryData(keys.analysis(id), analysis),
  });
}

/** A new game against bots from a position of a finished one. */
export function usePlayOn(id: string) {
  return useTableChange((from: { seq: number; seat: number }) => api.playOn(id, from));
}

/** What players agree on about clocks and seats. */
type Agreement =
  | { do: "pause"; wants: boolean }
  | { do: "resign"; to: "bot" | "substitute" }
  | { do: "vote"; seat: number; choice: BallotChoice }
  | { do: "take"; seat: number };

export function useAgreements(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wanted: Agreement) => {
      switch (wanted.do) {
        case "pause":
          return api.wantPause(id, wanted.wants);
        case "resign":
          return api.resign(id, wanted.to);
        case "vote":
          return api.vote(id, wanted.seat, wanted.choice);
        case "take":
          return api.takeSeat(id, wanted.seat);
      }
    },
    onSettled: () => {
      for (const queryKey of [keys.game(id), keys.myGames]) void queries.invalidateQueries({ queryKey });
    },
  });
}

function useTableChange<Given = void>(change: (given: Given) => Promise<Table>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (table) => keep(queries, table),
    onError: () => void queries.invalidateQueries({ queryKey: keys.allTables }),
  });
}

function isUnreached(error: Error | null): boolean {
  return error instanceof ApiError && error.problem.type === "unreachable";
}

function keep(queries: QueryClient, table: Table): void {
  queries.setQueryData(keys.table(table.id), table);
  for (const queryKey of [keys.myGames, keys.allTables]) void queries.invalidateQueries({ queryKey });
}
