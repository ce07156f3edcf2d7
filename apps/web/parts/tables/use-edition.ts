// The edition that a table plays by choice, fetched once: before that nothing can be said of its position.
"use client";

import type { Table } from "@pithead/contracts";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../api/browser.ts";
import { keys } from "../../api/keys.ts";
import { knowEdition } from "../../games/kohle-und-kolonie/view.ts";

/** Whether the table's edition is known here by now. */
export function useEdition({ game, options }: Table): boolean {
  const name = typeof options.edition === "string" ? options.edition : undefined;
  const { data } = useQuery({
    queryKey: keys.edition(game, name ?? ""),
    queryFn: () => api.edition(game, name ?? ""),
    enabled: name !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  knowEdition(data);
  return name === undefined || data !== undefined;
}
