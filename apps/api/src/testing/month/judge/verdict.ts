// The judgement of a simulated month: what should have happened by the log and by people's wishes, against what did.
import type { LedgerEntry } from "@pithead/contracts";
import type { Database } from "@pithead/db";
import type { Person } from "../habits.ts";
import { type Journal, TRIED_CHANNELS, type Try } from "../journal.ts";
import { judgeFeeds } from "./feeds.ts";
import type { Lived } from "./hand.ts";
import { judgeLedger } from "./ledger.ts";
import { playedGames } from "./log.ts";
import { messagesOf, STARTS } from "./messages.ts";
import { latestArrival, patienceOf, wishedAt } from "./patience.ts";
import { restsOf, wrongOutages } from "./rests.ts";
import { liveAgain } from "./seats.ts";
import { type Accounts, type Judged, judgeTold } from "./told.ts";

const HOUR = 3_600_000;

export interface Verdict {
  readonly faults: readonly string[];
  readonly games: number;
  readonly finished: number;
  readonly moves: number;
  /** Times in which somebody was asked. */
  readonly hands: number;
  /** Turns and reminders of which word had to come, and did. */
  readonly turns: number;
  readonly reminders: number;
  /** What arrived by each channel. */
  readonly mails: number;
  readonly pushed: number;
  readonly posts: number;
  /** Entries of feeds, as read in so many fetches. */
  readonly feedEntries: number;
  readonly fetches: number;
  /** Mails that the linter has looked at, those that were refused included. */
  readonly linted: number;
  /** Messages that came once more, under the same name, since nobody could know of the first. */
  readonly again: number;
  readonly refused: number;
  readonly timeouts: number;
  readonly ledgerRows: number;
  readonly deadlinesShown: number;
  readonly kills: number;
  readonly outages: number;
}

export interface Evidence {
  readonly journal: Journal;
  readonly people: readonly Person[];
  readonly ledgers: ReadonlyMap<string, readonly LedgerEntry[]>;
}

/** @param jump how far the month's clock jumps at most, in milliseconds */
export async function judgeMonth(db: Database, { journal, people, ledgers }: Evidence, jump: number): Promise<Verdict> {
  const played = await playedGames(db);
  const rests = await restsOf(db, journal);
  const messages = messagesOf(journal, people);
  const lived = new Map<string, Lived>();
  for (const game of played) lived.set(game.id, liveAgain(game, rests, journal, patienceOf(journal)));
  const hands = groupBy(
    [...lived.values()].flatMap((game) => game.hands),
    ({ userId }) => userId,
  );
  const looks = groupBy(
    journal.done.filter((deed) => deed.did === "look" && deed.atHand),
    ({ userId, gameId }) => `${userId} ${gameId}`,
  );
  const accounts: Accounts = { journal, messages, hands, looks };
  const judged: Judged = { faults: [], turns: 0, reminders: 0, entries: 0 };
  for (const person of people) {
    for (const channel of TRIED_CHANNELS) judgeTold(accounts, person, channel, judged);
    judgeFeeds(accounts, lived, person, judged);
    judgeEnds(accounts, lived, person, judged);
    judgeLedger(person, { accounts, games: lived, entries: ledgers.get(person.id) ?? [], faults: judged.faults });
  }
  const arrived = (channel: Try["channel"]) => people.reduce((sum, { id }) => sum + messages.arrived(id, channel).length, 0);
  const kept = await db.notice.count();
  const listed = [...ledgers.values()].reduce((sum, { length }) => sum + length, 0);
  const timeouts = [...lived.values()].reduce((sum, game) => sum + game.timeouts, 0);
  const counted = await db.gamePlayer.aggregate({ _sum: { timeouts: true } });
  const departed = await db.departure.aggregate({ _sum: { timeouts: true } });
  const stored = (counted._sum.timeouts ?? 0) + (departed._sum.timeouts ?? 0);
  return {
    faults: [
      ...journal.faults,
      ...journal.letters.faults,
      ...messages.faults,
      ...wrongOutages(rests, journal, jump),
      ...[...lived.values()].flatMap((game) => game.faults),
      ...judged.faults,
      ...(kept === listed ? [] : [`the ledgers show ${listed} rows of ${kept}`]),
      ...(timeouts === stored ? [] : [`${timeouts} times the time was up, and ${stored} were counted`]),
    ],
    games: played.length,
    finished: [...lived.values()].filter(({ finished }) => finished !== undefined).length,
    moves: played.reduce((sum, { batches }) => sum + batches.length - 1, 0),
    hands: [...hands.values()].reduce((sum, { length }) => sum + length, 0),
    turns: judged.turns,
    reminders: judged.reminders,
    mails: arrived("mail"),
    pushed: arrived("push"),
    posts: arrived("webhook"),
    feedEntries: judged.entries,
    fetches: journal.fetched.length,
    linted: journal.letters.count,
    again: messages.again,
    refused: journal.tries.filter(({ taken }) => !taken).length,
    timeouts,
    ledgerRows: listed,
    deadlinesShown: journal.shown.length,
    kills: journal.kills.length,
    outages: rests.outages.length,
  };
}

/** Everybody who sits is told of the end at once, and of the start within an hour unless they have been there or are asked. */
function judgeEnds({ journal, messages, looks, hands }: Accounts, games: ReadonlyMap<string, Lived>, person: Person, judged: Judged): void {
  if (person.email === null || !person.hasMail || journal.stopped.has(person.id)) return;
  for (const [gameId, { finished, seats, sitting, began }] of games) {
    if (finished !== undefined && sitting.includes(person.id)) check(gameId, ["game-over"], finished);
    const due = began + HOUR;
    const planned = wishedAt(person, due, null) + HOUR;
    const isAsked = (hands.get(person.id) ?? []).some((hand) => hand.gameId === gameId && hand.from <= planned);
    const hasLooked = (looks.get(`${person.id} ${gameId}`) ?? []).some(({ at }) => at <= planned);
    const isOver = (finished ?? journal.ends) <= planned;
    if (seats.includes(person.id) && sitting.includes(person.id) && !isAsked && !hasLooked && !isOver) check(gameId, STARTS, due);
  }

  function check(gameId: string, kinds: readonly string[], due: number): void {
    const tries = messages.tried(person.id, "mail").filter(({ at }) => at >= due);
    const latest = latestArrival(journal, person, { planned: wishedAt(person, due, null), tries, deadline: () => null });
    const came = messages.arrived(person.id, "mail").find((message) => kinds.includes(message.kind) && message.gameId === gameId);
    if (latest >= journal.ends || (came !== undefined && came.at <= latest)) return;
    const how = came === undefined ? "never came" : "came later";
    judged.faults.push(`${person.id} game ${gameId}: ${kinds.join(" or ")} was to come by ${new Date(latest).toISOString()} and ${how}`);
  }
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    groups.set(keyOf(item), group);
    group.push(item);
  }
  return groups;
}
