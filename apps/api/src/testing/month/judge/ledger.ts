// Whether each row of each ledger says what happened, and everything that happened has its row.
import type { LedgerEntry } from "@pithead/contracts";
import type { Person } from "../habits.ts";
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
  for (const channel of ["mail", "webhook"] as const) {
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
  if (entry.channel !== "mail" && entry.channel !== "webhook") return undefined;
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
    case "bounced":
      return "nothing was refused for good";
  }
}

/** Whether a reason for sending nothing is one. */
function isTrue(person: Person, { reason, kind, gameId, seq, channel, causedAt }: LedgerEntry, { accounts, games }: LedgerRun): boolean {
  const { hands: handsOf, journal, looks } = accounts;
  const hands = (handsOf.get(person.id) ?? []).filter((hand) => hand.gameId === gameId);
  const own = hands.filter((hand) => hand.seq === seq);
  const isStopped = journal.stopped.has(person.id);
  const hasLooked = (looks.get(`${person.id} ${gameId}`) ?? []).some((look) => look.seq >= seq && look.at >= Date.parse(causedAt));
  switch (reason) {
    case "no-address":
      return channel === "mail" && person.email === null;
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
