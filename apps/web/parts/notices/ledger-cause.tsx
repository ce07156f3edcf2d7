// What became of the notices that one hand-over gave rise to, or a start or an end.
"use client";

import type { LedgerEntry } from "@pithead/contracts";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Icon } from "../icons/icon.tsx";
import { GameSign, useGameTitle } from "../tables/game-title.tsx";
import { useMomentSaid } from "../time/moment-said.ts";
import { GameNotices } from "./game-notices.tsx";
import { useReasonSaid } from "./reason-said.ts";

/** Of one position of one game. */
export type Cause = readonly [LedgerEntry, ...LedgerEntry[]];

const KINDS: readonly LedgerEntry["kind"][] = ["started", "turn", "reminder-50", "reminder-80", "game-over"];
const CHANNELS: readonly LedgerEntry["channel"][] = ["mail", "push", "webhook", "feed"];

export function LedgerCause({ entries }: { entries: Cause }) {
  const t = useTranslations("notices");
  const format = useFormatter();
  const titleOf = useGameTitle();
  const [changes, setChanges] = useState(false);
  const id = useId();
  const [{ gameId, game, others }] = entries;
  const table = t("with", { game: titleOf(game), others: format.list(others) });
  return (
    <li className="ledger__cause">
      <GameSign game={game} />
      <div className="ledger__what">
        <p>
          <Link href={`/games/${gameId}`}>{table}</Link>
        </p>
        <ul>
          {entries.toSorted(inOrder).map((entry) => (
            <Line key={`${entry.kind} ${entry.channel}`} entry={entry} />
          ))}
        </ul>
      </div>
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
        {changes && <GameNotices gameId={gameId} />}
      </div>
    </li>
  );
}

function Line({ entry }: { entry: LedgerEntry }) {
  const t = useTranslations("notices");
  const reason = useReasonSaid();
  const why = reason(entry);
  const isPlanned = entry.state === "due" && why === null;
  return (
    <li className={isPlanned ? "quiet" : undefined}>
      <b>{t(`kind.${entry.kind}`)}</b> {t(`by.${entry.channel}`)}
      <br />
      <span className={`ledger__state ledger__state--${entry.state}`}>
        <State entry={entry} />
        {why && `: ${why}`}
      </span>
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

function inOrder(one: LedgerEntry, other: LedgerEntry): number {
  return KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || CHANNELS.indexOf(one.channel) - CHANNELS.indexOf(other.channel);
}
