// Whether each row of each ledger says what happened, and everything that happened has its row.
import type { LedgerEntry } from "@pithead/contracts";
import type { Person } from "../habits.ts";
import { type Fetched, TRIED_CHANNELS } from "../journal.ts";
import { isPushedOut } from "./feeds.ts";
import type { Lived } from "./hand.ts";
import { type Message, STARTS } from "./messages.ts";
import type { Accounts } from "./told.ts";

const MINUTE = 60_000;
const ASKING = new Set(["turn", "reminder-50", "reminder-80"]);

export interface LedgerRun {
  readonly accounts: Accounts;
  readonly games: ReadonlyMap<string, Lived>;
  readonly entries: readonly LedgerEntry[];
  readonly faults: string[];
}

export function judgeLedger(person: Person, run: LedgerRun): void {
  const { entries, faults, accounts } = run;
  const rows = new Map<string, LedgerEntry>();
  for (const entry of entries) {
    const key = `${entry.channel} ${entry.kind}.${entry.gameId}.${entry.seq}`;
    if (rows.has(key)) faults.push(`${person.id} ledger ${key}: stands there twice`);
    rows.set(key, entry);
    const wrong = wrongRow(person, entry, run);
    if (wrong !== undefined)
      faults.push(`${entry.causedAt} ${person.id} ledger ${key} (${entry.state} ${entry.reason ?? ""} ${entry.sentAt ?? ""}): ${wrong}`);
  }
  for (const channel of TRIED_CHANNELS) {
    for (const message of accounts.messages.arrived(person.id, channel)) {
      const row = rows.get(`${channel} ${message.kind}.${message.gameId}.${message.seq}`);
      if (row === undefined) faults.push(`${person.id} ledger: nothing is said of ${channel} ${message.id}`);
      // A message of which the service could not know that it arrived may have been put into words anew.
      else if (row.state !== "sent" && message.answered && !accounts.journal.kills.includes(message.at))
        faults.push(
          `${person.id} ledger: ${channel} ${message.id} arrived at ${new Date(message.at).toISOString()}, and it says ${row.state} ${row.reason ?? ""}`,
        );
    }
  }
  const hands = accounts.hands.get(person.id) ?? [];
  for (const hand of hands) {
    if (hand.isNews && !rows.has(`mail turn.${hand.gameId}.${hand.seq}`))
      faults.push(`${new Date(hand.from).toISOString()} ${person.id} ledger: nothing is said of the turn ${hand.gameId}.${hand.seq}`);
  }
}

/** What is wrong with a row; undefined when nothing is. */
function wrongRow(person: Person, entry: LedgerEntry, run: LedgerRun): string | undefined {
  const { accounts } = run;
  if (entry.channel === "feed") return wrongInFeed(person, entry, run);
  const arrived = accounts.messages.arrived(person.id, entry.channel);
  const sentAt = Date.parse(entry.sentAt ?? "");
  const isThen = ({ at }: Message) => Math.abs(at - sentAt) <= MINUTE;
  switch (entry.state) {
    case "sent": {
      const message = arrived.find(({ kind, gameId, seq }) => kind === entry.kind && gameId === entry.gameId && seq === entry.seq);
      if (message === undefined) return "nothing has arrived";
      const last = accounts.messages.tried(person.id, entry.channel).findLast(({ id, taken }) => taken && id === message.id);
      return Math.abs((last?.at ?? 0) - sentAt) <= MINUTE ? undefined : `it arrived at ${new Date(message.at).toISOString()}`;
    }
    case "merged":
      return accounts.messages
        .tried(person.id, entry.channel)
        .some(
          ({ id, at, says, taken }) =>
            taken && Math.abs(at - sentAt) <= MINUTE && id.includes(entry.mergedInto ?? "?") && says.includes(entry.gameId),
        )
        ? undefined
        : `no message about ${entry.mergedInto} told it (${arrived.filter(isThen).map(({ id }) => id)})`;
    case "due":
      return Date.parse(entry.nextAt ?? "") > accounts.journal.ends - MINUTE ? undefined : `it was to be looked at at ${entry.nextAt}`;
    case "skipped":
      return isTrue(person, entry, run) ? undefined : "the reason is none";
    case "failed":
      return isGone(person, entry, accounts) ? undefined : "nothing was refused for good";
    case "bounced":
      return "nothing has come back";
  }
}

/** A feed tells what its ledger says was told, and nothing else. */
function wrongInFeed(person: Person, entry: LedgerEntry, run: LedgerRun): string | undefined {
  const { fetched, ends } = run.accounts.journal;
  const isOf = (one: Fetched["entries"][number]) => one.kind === entry.kind && one.gameId === entry.gameId && one.seq === entry.seq;
  const own = fetched.filter(({ userId }) => userId === person.id);
  const told = own.flatMap(({ entries }) => entries).find(isOf);
  const sentAt = Date.parse(entry.sentAt ?? "");
  switch (entry.state) {
    case "sent":
      return told === undefined
        ? isFetched(own, sentAt)
          ? "no feed has told it"
          : undefined
        : told.at === sentAt
          ? undefined
          : "the feed tells it otherwise";
    case "due":
      return Date.parse(entry.nextAt ?? "") > ends - MINUTE ? undefined : `it was to be looked at at ${entry.nextAt}`;
    case "skipped":
      return told === undefined && isTrue(person, entry, run) ? undefined : "the reason is none";
    case "merged":
    case "failed":
    case "bounced":
      return "a feed knows no such thing";
  }
}

/** Whether a feed was fetched while an entry of that time must have stood in it. */
function isFetched(own: readonly Fetched[], sentAt: number): boolean {
  const next = own.find(({ at }) => at > sentAt);
  return next !== undefined && !isPushedOut(next, sentAt);
}

/** Whether a browser is no more to which it was to be pushed. */
function isGone(person: Person, { channel }: LedgerEntry, { journal }: Accounts): boolean {
  return channel === "push" && journal.gone.has(person.id);
}

/** Whether a reason for sending nothing is one. */
function isTrue(person: Person, entry: LedgerEntry, { accounts, games }: LedgerRun): boolean {
  const { reason, kind, gameId, seq, channel, causedAt } = entry;
  const { hands: handsOf, journal, looks } = accounts;
  const hands = (handsOf.get(person.id) ?? []).filter((hand) => hand.gameId === gameId);
  const own = hands.filter((hand) => hand.seq === seq);
  const isStopped = journal.stopped.has(person.id);
  const hasLooked = (looks.get(`${person.id} ${gameId}`) ?? []).some((look) => look.seq >= seq && look.at >= Date.parse(causedAt));
  switch (reason) {
    case "no-address":
      return channel === "mail" && person.email === null;
    case "no-device":
      return isGone(person, entry, accounts);
    case "switched-off":
      return channel === "mail" && (!person.hasMail || isStopped);
    case "seen":
      return hasLooked || (STARTS.includes(kind) && hands.length > 0);
    case "not-your-turn":
    case "moved-since":
      return ASKING.has(kind) && own.some(({ ended }) => ended !== "open");
    case "away":
      return own.some(({ ended }) => ended === "left" || ended === "time");
    case "game-over": {
      const game = games.get(gameId);
      return (
        game === undefined || game.finished !== undefined || own.some(({ ended }) => ended === "over") || !game.sitting.includes(person.id)
      );
    }
    default:
      return false;
  }
}
