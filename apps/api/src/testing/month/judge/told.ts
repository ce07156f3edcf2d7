// Whether everybody was told of every turn, in time, once, and of none that was taken.
import type { Person } from "../habits.ts";
import type { Done, Journal, Try } from "../journal.ts";
import type { Hand } from "./hand.ts";
import { type Message, type Messages, STARTS } from "./messages.ts";
import { isQuiet, latestArrival, patienceOf, wishedAt } from "./patience.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The house's own. */
const DELAY_MINUTES = 10;
export const REMINDERS = [
  { kind: "reminder-50", share: 0.5 },
  { kind: "reminder-80", share: 0.8 },
] as const;

export interface Accounts {
  readonly journal: Journal;
  readonly messages: Messages;
  /** By user. */
  readonly hands: ReadonlyMap<string, readonly Hand[]>;
  /** Looking at a game with a hand at the page, by user and game. */
  readonly looks: ReadonlyMap<string, readonly Done[]>;
}

export interface Judged {
  readonly faults: string[];
  /** How many notices had to come, and did. */
  turns: number;
  reminders: number;
  /** Entries of feeds that were true. */
  entries: number;
}

/** When a turn is to be told of by the reader's delay: sooner where that would leave less than half of the time. */
export function dueOf({ delayMinutes }: Person, hand: Hand): number {
  const wished = hand.from + (delayMinutes ?? DELAY_MINUTES) * MINUTE;
  const deadline = hand.deadline(hand.from);
  return deadline === null ? wished : Math.max(hand.from, Math.min(wished, (hand.from + deadline) / 2));
}

export function judgeTold(accounts: Accounts, person: Person, channel: Try["channel"], judged: Judged): void {
  const hands = accounts.hands.get(person.id) ?? [];
  const arrived = accounts.messages.arrived(person.id, channel);
  if (!isOn(person, channel)) {
    for (const message of arrived) judged.faults.push(said(message, "came although the channel is off"));
    return;
  }
  for (const hand of hands) {
    judgeTurn(accounts, person, channel, hand, judged);
    for (const reminder of REMINDERS) judgeReminder(accounts, person, channel, hand, reminder, judged);
  }
  for (const [index, message] of arrived.entries()) {
    if (STARTS.includes(message.kind) || message.kind === "game-over") continue;
    judgeMessage(accounts, person, message, arrived.slice(0, index), hands, judged);
  }
}

function judgeTurn(accounts: Accounts, person: Person, channel: Try["channel"], hand: Hand, judged: Judged): void {
  if (!hand.isNews) return;
  const due = whenThere(accounts, dueOf(person, hand));
  let planned = wishedAt(person, due, hand.deadline(due));
  const seen = lookedAt(accounts, hand);
  if (seen !== undefined && seen <= planned + patienceOf(accounts.journal)(planned)) {
    if (hand.deadline(seen) !== null) return;
    const later = whenThere(accounts, hand.from + DAY);
    planned = Math.max(planned, wishedAt(person, later, null));
  }
  if (mustHaveCome(accounts, person, channel, hand, { planned, from: hand.from }, "turn", judged)) judged.turns += 1;
}

function judgeReminder(
  accounts: Accounts,
  person: Person,
  channel: Try["channel"],
  hand: Hand,
  { kind, share }: (typeof REMINDERS)[number],
  judged: Judged,
): void {
  if (!hand.isNews) return;
  const used = hand.used(share);
  if (!Number.isFinite(used) || used >= hand.until) return;
  const due = whenThere(accounts, used);
  const deadline = hand.deadline(due);
  const planned = wishedAt(person, due, deadline);
  if (deadline !== null && planned >= deadline) return;
  if (mustHaveCome(accounts, person, channel, hand, { planned, from: used - MINUTE }, kind, judged)) judged.reminders += 1;
}

/** @returns whether it had to come, and did */
function mustHaveCome(
  { journal, messages }: Accounts,
  person: Person,
  channel: Try["channel"],
  hand: Hand,
  { planned, from }: { planned: number; from: number },
  kind: string,
  judged: Judged,
): boolean {
  const tries = messages.tried(person.id, channel).filter(({ at }) => at >= from);
  const latest = latestArrival(journal, person, { planned, tries, deadline: hand.deadline });
  const came = messages.arrived(person.id, channel).find(
    ({ at, names, gameId, seq }) =>
      at >= from &&
      at <= hand.until &&
      names.has(hand.gameId) &&
      // At the very instant of the hand-over, what was told may be the turn before.
      (at > hand.from || (gameId === hand.gameId && seq === hand.seq)),
  );
  if (came !== undefined && came.at <= latest) return true;
  if (latest >= Math.min(hand.until, stoppedAt(journal, person.id, channel))) return false;
  const tried = tries
    .filter(({ at }) => at <= latest + DAY)
    .map(({ at, id, taken }) => `${new Date(at).toISOString()} ${id} ${taken ? "taken" : "refused"}`);
  const how = `${came === undefined ? "never came" : `came at ${new Date(came.at).toISOString()}`}; tried: ${tried.join(", ")}`;
  judged.faults.push(`${told(hand, channel)}: ${kind} was to come by ${new Date(latest).toISOString()} and ${how}`);
  return false;
}

function judgeMessage(
  accounts: Accounts,
  person: Person,
  message: Message,
  before: readonly Message[],
  hands: readonly Hand[],
  judged: Judged,
): void {
  const { at, kind, gameId, seq, names } = message;
  if (at > stoppedAt(accounts.journal, person.id, message.channel)) judged.faults.push(said(message, "came after they were stopped"));
  const named = [...names].map((name) => ({
    name,
    hand: hands.find((hand) => hand.gameId === name && hand.from <= at && hand.until >= at),
  }));
  for (const { name, hand } of named)
    if (hand === undefined) judged.faults.push(said(message, `tells of ${name}, where it was not their turn`));
  const own = named.flatMap(({ hand }) => hand ?? []);
  const lead = hands.find((hand) => hand.gameId === gameId && hand.seq === seq && hand.from <= at && hand.until >= at);
  if (lead === undefined) return void judged.faults.push(said(message, "is about a turn that was taken"));
  const isDue = (hand: Hand) => dueOf(person, hand) <= at || REMINDERS.some(({ share }) => hand.used(share) <= at);
  if (!own.some(isDue)) judged.faults.push(said(message, "came before anything was due"));
  const earlier = before.find((one) => one.at > lead.from && one.names.has(gameId));
  if (kind === "turn" && earlier !== undefined) judged.faults.push(said(message, `tells again what ${earlier.id} told`));
  const presses = own.some((hand) => wishedAt(person, at, hand.deadline(at), false) <= at);
  if (isQuiet(person, at) && !presses) judged.faults.push(said(message, "came in quiet hours"));
}

function isOn({ email, hasMail, hasWebhook, browser }: Person, channel: Try["channel"]): boolean {
  switch (channel) {
    case "mail":
      return email !== null && hasMail;
    case "push":
      return browser !== "none";
    case "webhook":
      return hasWebhook;
  }
}

/** From when on nothing may come: mails that were stopped by one click, a browser that is no more. */
function stoppedAt({ stopped, gone }: Journal, userId: string, channel: Try["channel"]): number {
  const at = channel === "mail" ? stopped.get(userId) : channel === "push" ? gone.get(userId) : undefined;
  return at ?? Number.POSITIVE_INFINITY;
}

/** What is due while nobody is there is due when somebody is. */
export function whenThere({ journal }: Accounts, due: number): number {
  return due + patienceOf(journal)(due) - MINUTE;
}

function lookedAt({ looks }: Accounts, { userId, gameId, seq, from, until }: Hand): number | undefined {
  return looks.get(`${userId} ${gameId}`)?.find((look) => look.seq >= seq && look.at >= from && look.at <= until)?.at;
}

function told({ gameId, seq, userId, from }: Hand, channel: string): string {
  return `${new Date(from).toISOString()} ${userId} game ${gameId} seq ${seq} by ${channel}`;
}

function said({ at, userId, channel, id }: Message, what: string): string {
  return `${new Date(at).toISOString()} ${userId} ${channel} ${id}: ${what}`;
}
