// What became of the notices that one hand-over gave rise to, or a start or an end.
"use client";

import type { LedgerEntry } from "@pithead/contracts";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Icon } from "../icons/icon.tsx";
import { GameSign, useGameTitle } from "../tables/game-title.tsx";
import { useMomentSaid } from "../time/moment-said.ts";
import { useListFormat } from "../words/list-format.ts";
import { GameNotices } from "./game-notices.tsx";
import { useReasonSaid } from "./reason-said.ts";

/** Entries of one position of one game. */
export type Cause = readonly [LedgerEntry, ...LedgerEntry[]];

const TO_THE_MINUTE = "2026-11-21T18:05".length;
const KINDS: readonly LedgerEntry["kind"][] = ["started", "turn", "reminder-50", "reminder-80", "game-over"];
const CHANNELS: readonly LedgerEntry["channel"][] = ["mail", "push", "webhook", "feed"];

export function LedgerCause({ entries }: { entries: Cause }) {
  const t = useTranslations("notices");
  const list = useListFormat();
  const titleOf = useGameTitle();
  const [changes, setChanges] = useState(false);
  const id = useId();
  const [{ gameId, game, others }] = entries;
  const table = t("with", { game: titleOf(game), others: list.format(others) });
  return (
    <li className="ledger__cause">
      <GameSign game={game} />
      <div className="ledger__what">
        <p>
          <Link href={`/games/${gameId}`}>{table}</Link>
        </p>
        <ul>
          {alike(entries.toSorted(inOrder)).map((told) => (
            <Line key={`${told[0].kind} ${told[0].channel}`} told={told} />
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

/** `told`: the same by one way or several; what was not sent, of several kinds. */
function Line({ told }: { told: Cause }) {
  const t = useTranslations("notices");
  const list = useListFormat();
  const [entry] = told;
  const kinds = [...new Set(told.map(({ kind }) => kind))];
  const channels = [...new Set(told.map(({ channel }) => channel))];
  const reason = useReasonSaid();
  const why = reason(entry);
  const isPlanned = entry.state === "due" && why === null;
  return (
    <li className={isPlanned ? "quiet" : undefined}>
      <b>{kinds.map((kind) => t(`kind.${kind}`)).join(" · ")}</b> {list.format(channels.map((channel) => t(`by.${channel}`)))}
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

/** Entries of which the same became, together. */
function alike(entries: readonly LedgerEntry[]): Cause[] {
  const lines = new Map<string, Cause>();
  for (const entry of entries) {
    const { kind, state, reason, error, attempts, nextAt, sentAt, mergedInto } = entry;
    // Times as they are told, to the minute.
    const key = [
      state === "skipped" || kind,
      state,
      reason,
      error,
      attempts,
      nextAt?.slice(0, TO_THE_MINUTE),
      sentAt?.slice(0, TO_THE_MINUTE),
      mergedInto,
    ].join();
    lines.set(key, [...(lines.get(key) ?? []), entry]);
  }
  return [...lines.values()];
}

function inOrder(one: LedgerEntry, other: LedgerEntry): number {
  return KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || CHANNELS.indexOf(one.channel) - CHANNELS.indexOf(other.channel);
}
