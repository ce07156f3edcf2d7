// What pages ask the API for, kept and refreshed by React Query.
"use client";

import type { Game, Log, Me, MyGames, PositionAt, SessionState, Table, TableList } from "@pithead/contracts";
import { queryOptions, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "./browser.ts";
import type { TablesWanted } from "./calls.ts";
import { keys } from "./keys.ts";
import { useWatch } from "./socket-provider.tsx";

/** Who is signed in here: null when nobody is, undefined while it is not known. */
export function useMe(): Me | null | undefined {
  return useQuery(sessionQuery).data?.me;
}

export const sessionQuery = queryOptions<SessionState>({ queryKey: keys.session, queryFn: api.session, staleTime: 60_000 });

export function useMyGames(first?: MyGames) {
  return useQuery({ queryKey: keys.myGames, queryFn: api.myGames, ...started(first) });
}

/** Open tables: fetched again every 20 s, since a new one is announced to nobody. */
export function useOpenTables(wanted: Omit<TablesWanted, "status">, first?: TableList) {
  const all: TablesWanted = { ...wanted, status: "open" };
  const tables = useQuery({
    queryKey: keys.tables(all),
    queryFn: () => api.tables(all),
    refetchInterval: 20_000,
    placeholderData: (before) => before,
    ...started(first),
  });
  useWatch(...(tables.data?.tables ?? []).map((table) => table.id));
  return tables;
}

/** Finished games, a page at a time, newest first. */
export function useFinishedTables(wanted: Omit<TablesWanted, "status" | "after">, first?: TableList) {
  const all: TablesWanted = { ...wanted, status: "finished" };
  return useInfiniteQuery({
    queryKey: keys.tables(all),
    queryFn: ({ pageParam }) => api.tables(pageParam === null ? all : { ...all, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: TableList) => page.next,
    ...(first && { initialData: { pages: [first], pageParams: [null] } }),
  });
}

/** One table, open or started, live. */
export function useTable(id: string, first?: Table) {
  useWatch(id);
  return useQuery({ queryKey: keys.table(id), queryFn: () => api.table(id), ...started(first) });
}

/** One started game at its newest position, live. */
export function useGame(id: string, first?: Game) {
  useWatch(id);
  return useQuery({ queryKey: keys.game(id), queryFn: () => api.game(id), ...started(first) });
}

/** The position after move `seq`, which never changes. */
export function usePosition(id: string, seq: number, first?: PositionAt) {
  return useQuery({
    queryKey: keys.position(id, seq),
    queryFn: () => api.positionAt(id, seq),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
    ...started(first),
  });
}

/** The log from move `from` on, to move `to` if given. */
export function useLog(id: string, from = 1, to?: number, first?: Log) {
  return useQuery({
    queryKey: keys.log(id, from, to),
    queryFn: () => api.log(id, from, to),
    placeholderData: (before) => before,
    ...started(first),
  });
}

/** What the server component fetched already is where the browser begins. */
function started<T>(first: T | undefined) {
  return first === undefined ? {} : { initialData: first as T & {} };
}
