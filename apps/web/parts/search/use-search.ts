// The search that the address holds: it can be kept, shared and gone back to.
"use client";

import { useSearchParams } from "next/navigation";
import { startTransition, useEffect, useOptimistic, useState } from "react";
import { queryOf, type Search, searchOf } from "./search.ts";

/** A name is looked for once its typing rests. */
const RESTS_MS = 300;

interface SearchInHand {
  search: Search;
  change(changes: Partial<Search>): void;
  /** The name as it is being typed. */
  typed: string;
  type(name: string): void;
}

export function useSearch(): SearchInHand {
  const params = useSearchParams();
  // The address is told of late: what is pressed shows at once.
  const [search, show] = useOptimistic(searchOf(Object.fromEntries(params)));
  const [typed, type] = useState(search.player);
  const change = (changes: Partial<Search>) => {
    const next = { ...search, player: typed, ...changes };
    type(next.player);
    startTransition(() => {
      show(next);
      window.history.replaceState(null, "", window.location.pathname + queryOf(next));
    });
  };
  const { player } = search;
  useEffect(() => {
    if (typed === player) return;
    const timer = setTimeout(() => {
      const now = searchOf(Object.fromEntries(new URLSearchParams(window.location.search)));
      window.history.replaceState(null, "", window.location.pathname + queryOf({ ...now, player: typed }));
    }, RESTS_MS);
    return () => clearTimeout(timer);
  }, [typed, player]);
  return { search, change, typed, type };
}
