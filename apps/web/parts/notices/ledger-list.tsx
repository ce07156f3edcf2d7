// The ledger, newest first, a page at a time: what one hand-over gave rise to stands together.
"use client";

import type { Ledger, LedgerEntry } from "@pithead/contracts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { account } from "../../api/browser-account.ts";
import { keys } from "../../api/keys.ts";
import { type Cause, LedgerCause } from "./ledger-cause.tsx";

export function LedgerList({ first }: { first: Ledger }) {
  const t = useTranslations("notices");
  const pages = useInfiniteQuery({
    queryKey: keys.ledger,
    queryFn: ({ pageParam }) => account.ledger(pageParam === "" ? undefined : pageParam),
    initialPageParam: "",
    getNextPageParam: (page: Ledger) => page.next,
    initialData: { pages: [first], pageParams: [""] },
  });
  const entries = pages.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <p className="sheet card">{t("none")}</p>;
  return (
    <>
      <ol className="ledger sheet">
        {causesOf(entries).map((cause) => (
          <LedgerCause key={[cause[0].gameId, cause[0].seq].join()} entries={cause} />
        ))}
      </ol>
      {pages.hasNextPage && (
        <button className="btn" type="button" disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t("more")}
        </button>
      )}
    </>
  );
}

/** Entries of one position of one game, in the order in which they come. */
function causesOf(entries: readonly LedgerEntry[]): Cause[] {
  const causes = new Map<string, Cause>();
  for (const entry of entries) {
    const key = `${entry.gameId} ${entry.seq}`;
    causes.set(key, [...(causes.get(key) ?? []), entry]);
  }
  return [...causes.values()];
}
