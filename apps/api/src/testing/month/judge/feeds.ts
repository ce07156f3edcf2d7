// Whether a feed tells what was due, when it was, once and for good, and the calendar every deadline.
import type { Person } from "../habits.ts";
import type { Fetched } from "../journal.ts";
import type { Hand, Lived } from "./hand.ts";
import { STARTS } from "./messages.ts";
import { patienceOf } from "./patience.ts";
import { type Accounts, dueOf, type Judged, REMINDERS, whenThere } from "./told.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** A feed shows no more than the newest. */
const MOST_ENTRIES = 50;

type Entry = Fetched["entries"][number];

export function judgeFeeds(accounts: Accounts, games: ReadonlyMap<string, Lived>, person: Person, judged: Judged): void {
  const fetches = accounts.journal.fetched.filter(({ userId }) => userId === person.id);
  const hands = accounts.hands.get(person.id) ?? [];
  const known = new Map<string, number>();
  for (const fetched of fetches) {
    const fault = (what: string) => judged.faults.push(`${new Date(fetched.at).toISOString()} ${person.id} feeds: ${what}`);
    judgeCalendar(fetched, hands, fault);
    for (const entry of fetched.entries) {
      const id = idOf(entry);
      const before = known.get(id);
      known.set(id, entry.at);
      if (before === undefined) {
        const wrong = wrongEntry(accounts, games, person, entry, hands);
        if (wrong !== undefined) fault(`${id} of ${new Date(entry.at).toISOString()} ${wrong}`);
        else judged.entries += 1;
      } else if (before !== entry.at)
        fault(`${id} was of ${new Date(before).toISOString()}, and is of ${new Date(entry.at).toISOString()}`);
    }
    if (new Set(fetched.entries.map(idOf)).size < fetched.entries.length) fault("an entry stands there twice");
  }
  for (const { id, by } of mustBeThere(accounts, games, person, hands)) {
    const after = fetches.find(({ at }) => at > by);
    if (after === undefined || known.has(id) || isPushedOut(after, by)) continue;
    judged.faults.push(
      `${new Date(after.at).toISOString()} ${person.id} feeds: ${id} was due by ${new Date(by).toISOString()} and is not there`,
    );
  }
}

/** Every game in which somebody must answer, at its deadline. What changes at the very instant may be told as it was or as it is. */
function judgeCalendar({ at, deadlines }: Fetched, hands: readonly Hand[], fault: (what: string) => void): void {
  const own = hands.filter(({ from, until }) => from <= at && until >= at);
  for (const shown of deadlines) {
    const possible = own.filter(({ gameId }) => gameId === shown.gameId).flatMap((hand) => [hand.deadline(at), hand.deadline(at - 1)]);
    if (!possible.some((deadline) => deadline !== null && toSecond(deadline) === shown.at))
      fault(`the calendar has ${shown.gameId} at ${new Date(shown.at).toISOString()}`);
  }
  for (const hand of own) {
    const isSure = hand.from < at && hand.until > at && hand.deadline(at) === hand.deadline(at - 1);
    const deadline = hand.deadline(at);
    if (isSure && deadline !== null && deadline > at && !deadlines.some(({ gameId }) => gameId === hand.gameId))
      fault(`the calendar lacks ${hand.gameId}, due at ${new Date(deadline).toISOString()}`);
  }
  if (new Set(deadlines.map(({ gameId }) => gameId)).size < deadlines.length) fault("the calendar has a game twice");
}

/** What is wrong with an entry; undefined when nothing is. */
function wrongEntry(
  accounts: Accounts,
  games: ReadonlyMap<string, Lived>,
  person: Person,
  { gameId, seq, kind, at }: Entry,
  hands: readonly Hand[],
): string | undefined {
  const game = games.get(gameId);
  if (game === undefined) return "is of no game";
  if (kind === "game-over") return isThen(accounts, game.finished ?? Number.NaN, at) ? undefined : "is not of its end";
  if (STARTS.includes(kind)) return isThen(accounts, game.began + HOUR, at) ? undefined : "is not of its start";
  const hand = hands.find((one) => one.gameId === gameId && one.seq === seq && one.from <= at && one.until >= at);
  if (hand === undefined) return "is of a turn that was taken";
  return isThen(accounts, dueIn(accounts, person, hand, kind), at) ? undefined : "is not of its time";
}

/** What had to be there, and from when on. */
function mustBeThere(accounts: Accounts, games: ReadonlyMap<string, Lived>, person: Person, hands: readonly Hand[]) {
  const asked = hands
    .filter(({ isNews }) => isNews)
    .flatMap((hand) =>
      ["turn", ...REMINDERS.map(({ kind }) => kind)].flatMap((kind) => {
        const due = dueIn(accounts, person, hand, kind);
        if (!Number.isFinite(due)) return [];
        const by = due + patienceOf(accounts.journal)(due);
        return by < hand.until ? [{ id: idOf({ ...hand, kind }), by }] : [];
      }),
    );
  const over = [...games].flatMap(([gameId, { finished, sitting, lastSeq }]) =>
    finished === undefined || !sitting.includes(person.id)
      ? []
      : [{ id: idOf({ gameId, seq: lastSeq, kind: "game-over" }), by: finished + patienceOf(accounts.journal)(finished) }],
  );
  return [...asked, ...over];
}

/** When a turn or its reminder is to be published: no wish but the reader's delay puts it off. */
function dueIn(accounts: Accounts, person: Person, hand: Hand, kind: string): number {
  const reminder = REMINDERS.find((each) => each.kind === kind);
  return whenThere(accounts, reminder === undefined ? dueOf(person, hand) : hand.used(reminder.share));
}

function isThen({ journal }: Accounts, due: number, at: number): boolean {
  return at >= due - MINUTE && at <= due + patienceOf(journal)(due);
}

/** Whether a feed shows only what is newer. */
export function isPushedOut({ entries }: Fetched, by: number): boolean {
  return entries.length >= MOST_ENTRIES && entries.every(({ at }) => at > by);
}

function idOf({ kind, gameId, seq }: Pick<Entry, "kind" | "gameId" | "seq">): string {
  return `${kind}.${gameId}.${seq}`;
}

function toSecond(at: number): number {
  return Math.floor(Math.round(at) / SECOND) * SECOND;
}
