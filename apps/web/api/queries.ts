// What pages ask the API for, kept and refreshed by React Query.
"use client";

import type { Analysis, Course, Game, Log, LookAs, Me, MyGames, PositionAt, SessionState, Table } from "@pithead/contracts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "./browser.ts";
import { useGamesDrawnOr } from "./drawn-from.ts";
import { keys } from "./keys.ts";
import { useWatch } from "./socket-provider.tsx";

/** Who is signed in here: null when nobody is, undefined while it is not known. */
export function useMe(): Me | null | undefined {
  return useQuery(sessionQuery).data?.me;
}

const sessionQuery = queryOptions<SessionState>({ queryKey: keys.session, queryFn: api.session, staleTime: 60_000 });

/** Whether the link mailed last came back, looked up until it has. @param asked when it was asked for; 0 for one of an earlier visit */
export function useLinkReturned(asked: number): boolean {
  const { data } = useQuery({
    queryKey: keys.mailedLink(asked),
    queryFn: api.mailedLink,
    refetchInterval: ({ state }) => asked > 0 && state.data?.state !== "returned" && 10_000,
  });
  return data?.state === "returned";
}

/** The asker's own games; nothing while nobody is signed in. */
export function useMyGames(first?: MyGames): MyGames | undefined {
  const enabled = Boolean(useMe());
  const { data } = useQuery({ queryKey: keys.myGames, queryFn: api.myGames, enabled, ...started(first) });
  return useGamesDrawnOr(data);
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

/** The position after move `seq`, which never changes. `as`: as whom one looks at a game that has ended. */
export function usePosition(id: string, seq: number, { first, as }: { first?: PositionAt | undefined; as?: LookAs | undefined } = {}) {
  return useQuery({ ...positionQuery(id, seq, as), placeholderData: (before) => before, ...started(first) });
}

export function positionQuery(id: string, seq: number, as?: LookAs) {
  const staleTime = Number.POSITIVE_INFINITY;
  return queryOptions<PositionAt>({ queryKey: keys.position(id, seq, as), queryFn: () => api.positionAt(id, seq, as), staleTime });
}

/** The figures of every position up to `seq`, the newest. */
export function useCourse(id: string, seq: number, first?: Course) {
  return useQuery({
    queryKey: keys.course(id, seq),
    queryFn: () => api.course(id),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
    ...started(first),
  });
}

/** The asker's own standing orders, with what they say to the position at `seq`, the newest. */
export function useStandingOrders(id: string, seq: number) {
  return useQuery({
    queryKey: keys.standingOrders(id, seq),
    queryFn: () => api.standingOrders(id),
    placeholderData: (before) => before,
  });
}

/** A hint for the position at `seq`, the newest: asked for by `refetch`. */
export function useHint(id: string, seq: number) {
  return useQuery({
    queryKey: keys.hint(id, seq),
    queryFn: () => api.hint(id),
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** The analysis of a finished game, looked at again while it is worked out. */
export function useAnalysis(id: string, isOver: boolean, first?: Analysis) {
  return useQuery({
    queryKey: keys.analysis(id),
    queryFn: () => api.analysis(id),
    enabled: isOver,
    refetchInterval: ({ state }) => (state.data?.status === "running" ? 2_000 : false),
    ...started(first),
  });
}

interface LogAsked {
  /** To which move; to the newest when absent. */
  to?: number | undefined;
  as?: LookAs | undefined;
  first?: Log | undefined;
}

/** The log from move `from` on. */
export function useLog(id: string, from = 1, { to, as, first }: LogAsked = {}) {
  return useQuery({
    queryKey: keys.log(id, from, to, as),
    queryFn: () => api.log(id, { from, to, as }),
    placeholderData: (before) => before,
    ...started(first),
  });
}

/** What the server component fetched already is where the browser begins. */
function started<T>(first: T | undefined) {
  return first === undefined ? {} : { initialData: first as T & {} };
}
