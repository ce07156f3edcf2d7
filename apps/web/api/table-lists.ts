// Lists of tables, a page at a time: only pages with such lists load this.
"use client";

import type { TableList } from "@pithead/contracts";
import { hashKey, useInfiniteQuery } from "@tanstack/react-query";
import { api } from "./browser.ts";
import type { TablesWanted } from "./calls.ts";
import { keys } from "./keys.ts";
import { useWatch } from "./socket-provider.tsx";

/** Open tables, watched; fetched again every 20 s too, since a new one is announced to nobody. */
export function useOpenTables(first?: TableList) {
  const pages = useTables({ status: "open" }, first, 20_000);
  useWatch(...(pages.tables ?? []).map((table) => table.id));
  return pages;
}

/** Running tables with a seat that is open to a substitute. */
export function useOfferedTables(first?: TableList) {
  return useTables({ status: "running", offered: "true" }, first, 20_000);
}

/** A player's tables, as far as they are listed. */
export function useTablesOf(user: string, status: "running" | "finished", first?: TableList) {
  return useTables({ status, user }, first, false);
}

/** Tables that fit, newest first. `first`: what the server has fetched already, and what for. */
export function useSearchedTables(wanted: TablesWanted, first?: { wanted: TablesWanted; list: TableList }) {
  const isFirst = first !== undefined && hashKey(keys.tables(first.wanted)) === hashKey(keys.tables(wanted));
  return useTables(wanted, isFirst ? first.list : undefined, wanted.status === "running" ? 60_000 : false);
}

/** A list of tables, a page at a time. `tables` is undefined until the first page is there. */
function useTables(wanted: Omit<TablesWanted, "after">, first: TableList | undefined, refetchInterval: number | false) {
  const pages = useInfiniteQuery({
    queryKey: keys.tables(wanted),
    queryFn: ({ pageParam }) => api.tables(pageParam === "" ? wanted : { ...wanted, after: pageParam }),
    initialPageParam: "",
    getNextPageParam: (page: TableList) => page.next,
    refetchInterval,
    placeholderData: (before) => before,
    ...(first && { initialData: { pages: [first], pageParams: [""] } }),
  });
  return {
    tables: pages.data?.pages.flatMap((page) => page.tables),
    more: pages.hasNextPage,
    fetchMore: () => void pages.fetchNextPage(),
    isFetchingMore: pages.isFetchingNextPage,
  };
}
