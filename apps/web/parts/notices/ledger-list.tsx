// The rows of the ledger, newest first, a page at a time.
"use client";

import type { Ledger, LedgerEntry } from "@pithead/contracts";
import { useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { api } from "../../api/browser.ts";
import { keys } from "../../api/keys.ts";
import { Icon } from "../icons/icon.tsx";
import { useGameTitle } from "../tables/game-title.tsx";
import { useMomentSaid } from "../time/moment-said.ts";
import { GameNotices } from "./game-notices.tsx";
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
  const table = t("with", { game: title(entry.game), others: format.list(entry.others) });
  const why = reason(entry);
  const [changes, setChanges] = useState(false);
  const id = useId();
  return (
    <li className="ledger__row">
      <p>
        <b>{t(`kind.${entry.kind}`)}</b> <Link href={`/games/${entry.gameId}`}>{table}</Link>{" "}
        <span className="quiet">{t(`by.${entry.channel}`)}</span>
      </p>
      <p className={`ledger__state ledger__state--${entry.state}`}>
        <State entry={entry} />
        {why && <span>: {why}</span>}
      </p>
      <button
        type="button"
        className="btn btn--plain btn--square ledger__change"
        aria-label={t("row.change", { table })}
        aria-expanded={changes}
        aria-controls={id}
        onClick={() => setChanges(!changes)}
      >
        <Icon name="gear" />
      </button>
      <div id={id} className="ledger__game">
        {changes && <GameNotices gameId={entry.gameId} />}
      </div>
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
  const moment = useMomentSaid();
  if (at === "") return null;
  return (
    <time suppressHydrationWarning dateTime={at}>
      {moment(at)}
    </time>
  );
}
