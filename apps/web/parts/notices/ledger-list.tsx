// The rows of the ledger, newest first, a page at a time.
"use client";

import type { Ledger, LedgerEntry } from "@pithead/contracts";
import { useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { api } from "../../api/browser.ts";
import { keys } from "../../api/keys.ts";
import { useGameTitle } from "../tables/game-title.tsx";
import { useReasonSaid } from "./reason-said.ts";

export function LedgerList({ first }: { first: Ledger }) {
  const t = useTranslations("notices");
  const pages = useInfiniteQuery({
    queryKey: keys.ledger,
    queryFn: ({ pageParam }) => api.ledger(pageParam === "" ? undefined : pageParam),
    initialPageParam: "",
    getNextPageParam: (page: Ledger) => page.next,
    initialData: { pages: [first], pageParams: [""] },
  });
  const entries = pages.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <p className="sheet card">{t("none")}</p>;
  return (
    <>
      <ol className="ledger sheet">
        {entries.map((entry) => (
          <Row key={[entry.gameId, entry.seq, entry.channel, entry.kind].join()} entry={entry} />
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

function Row({ entry }: { entry: LedgerEntry }) {
  const t = useTranslations("notices");
  const format = useFormatter();
  const reason = useReasonSaid();
  const title = useGameTitle();
  const others = format.list(entry.others);
  const why = reason(entry);
  return (
    <li className="ledger__row">
      <p>
        <b>{t(`kind.${entry.kind}`)}</b> <Link href={`/games/${entry.gameId}`}>{t("with", { game: title(entry.game), others })}</Link>{" "}
        <span className="quiet">{t(`by.${entry.channel}`)}</span>
      </p>
      <p className={`ledger__state ledger__state--${entry.state}`}>
        <State entry={entry} />
        {why && <span>: {why}</span>}
      </p>
    </li>
  );
}

function State({ entry: { state, nextAt, sentAt, mergedInto } }: { entry: LedgerEntry }) {
  const t = useTranslations("notices");
  const at = () => <Moment at={sentAt ?? nextAt ?? ""} />;
  if (state === "merged") return t.rich("state.merged", { at, table: (words) => <Link href={`/games/${mergedInto ?? ""}`}>{words}</Link> });
  return t.rich(`state.${state}`, { at });
}

function Moment({ at }: { at: string }) {
  const format = useFormatter();
  if (at === "") return null;
  return (
    <time suppressHydrationWarning dateTime={at}>
      {format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" })}
    </time>
  );
}
